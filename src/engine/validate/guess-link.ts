/** What a link that is refused was most likely meant to be. */
export function guessLink(written: string): string | undefined {
  if (written.endsWith('…')) return undefined;
  const [, shown] = /^\[[^\]]*\]\((\S+)\)$/.exec(written) ?? [];
  if (shown) return shown;
  const [, scheme, target = ''] = /^(mailto|tel)(?::\s+|\s+:?\s*)(\S.*)$/i.exec(written) ?? [];
  if (scheme) return `${scheme.toLowerCase()}:${target.replace(/\s/g, '')}`;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(written)) return `mailto:${written}`;
  if (/^\+?[\d ()-]{7,}$/.test(written)) return `tel:${written.replace(/[^+\d]/g, '')}`;
  if (/^(?:\/\/)?(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|eu|gov|edu|dev|co\.[a-z]{2})(?:\/|$))[^\s\\]*$/i.test(written))
    return `https://${written.replace(/^\/\//, '')}`;
  const path = written.replace(/^(?:\.{0,2}\/)+/, '').replace(/(?:(?:^|\/)index)?\.(?:html?|ya?ml)$/i, '');
  if (path === '' && /[a-z]/i.test(written)) return '/';
  return /^[a-z0-9][a-z0-9._~-]*(?:\/[a-z0-9._~-]+)*\/?(?:[?#]\S*)?$/.test(path) && !/^\/\//.test(written) ? `/${path}` : undefined;
}
