/** One response, as far as it is compared. */
export interface Answer {
  status: number;
  location?: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends one request, with its target as it is. */
export type Ask = (target: string) => Promise<Answer>;

export interface Verdict {
  target: string;
  /** What is wrong; missing where the answer is right. */
  problem?: string;
}

interface Judging {
  targets: readonly string[];
  /** Our own server. */
  expected: Ask;
  actual: Ask;
  /** Headers that have to be the same, in lower case. */
  compared: readonly string[];
  /** Whether the host may show a page at another spelling of its path: its canonical link names the right one. */
  anySpelling?: boolean;
}

/** Compares a host with our own server: where a request ends, what is found there, its headers and how long it is kept. */
export async function judgeAnswers({ targets, expected, actual, compared, anySpelling = false }: Judging): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const target of targets) {
    const wanted = await follow(expected, target);
    const found = await follow(actual, target).catch((error: Error) => error);
    verdicts.push({ target, problem: found instanceof Error ? found.message : differ(wanted, found, { compared, anySpelling }) });
  }
  return verdicts;
}

interface End {
  statuses: number[];
  at: string;
  answer: Answer;
}

/** Follows redirects, as a browser does. @throws for more than four, and for one to another host */
async function follow(ask: Ask, target: string): Promise<End> {
  const statuses: number[] = [];
  let at = target;
  for (let hops = 0; hops < 5; hops += 1) {
    const answer = await ask(at);
    statuses.push(answer.status);
    if (answer.location === undefined || answer.status < 300 || answer.status > 399) return { statuses, at: withoutDots(at), answer };
    const next = new URL(answer.location, `http://site.test${new URL(at.replace(/^\/+/, '/'), 'http://site.test').pathname}`);
    if (next.hostname !== 'site.test') throw new Error(`leads to ${answer.location}`);
    at = next.pathname + next.search;
  }
  throw new Error(`is sent on for ever (${statuses.join(', ')})`);
}

/** Clients resolve dots before they ask, so it does not matter whether a server sends them on. */
function withoutDots(target: string): string {
  const { pathname, search } = new URL(target.replace(/^\/+/, '/'), 'http://site.test');
  return pathname + search;
}

function differ(wanted: End, found: End, { compared, anySpelling }: Pick<Judging, 'compared' | 'anySpelling'>): string | undefined {
  const said = (end: End) => `${end.statuses.join(' then ')} at ${end.at}`;
  // No browser asks so; a server may refuse it before it looks for a file.
  if (/%(?:00|zz|2f)/.test(found.at) && [400, 404].includes(found.answer.status)) return undefined;
  if (found.answer.status !== wanted.answer.status) return `${said(found)}, not ${said(wanted)}`;
  if (found.answer.body !== wanted.answer.body) return `${said(found)} with another content than ${said(wanted)}`;
  const [first = 0] = found.statuses;
  if (found.statuses.length > 1 && first !== 301 && first !== 308) return `is sent on by ${first}, which is not for good`;
  if (!anySpelling && wanted.statuses.length > 1 && wanted.answer.status === 200 && found.at !== wanted.at)
    return `stays at ${found.at}, not ${wanted.at}`;
  for (const name of compared) {
    const [is, should] = [found.answer.headers[name], wanted.answer.headers[name]];
    if (is !== should) return `${name} is ${is}, not ${should}`;
  }
  const [kept, wantedKept] = [keptFor(found.answer), keptFor(wanted.answer)];
  if (kept > wantedKept || (wantedKept > 3600 && kept < wantedKept)) return `is kept for ${kept} s, not ${wantedKept}`;
  const type = ({ headers }: Answer) =>
    headers['content-type']
      ?.split(';')[0]
      ?.replace('application/xml', 'text/xml')
      .replace('application/javascript', 'text/javascript')
      .replace('vnd.microsoft.icon', 'x-icon');
  // What hosts call the files of the search index is their own: scripts alone read them.
  if (type(found.answer) !== type(wanted.answer) && type(wanted.answer) !== 'application/octet-stream')
    return `is ${type(found.answer)}, not ${type(wanted.answer)}`;
  return undefined;
}

/** In seconds. Hosts that ask again each time are right for what may be kept for an hour. */
function keptFor({ status, headers }: Answer): number {
  const caching = headers['cache-control'] ?? '';
  if (status !== 200 || /no-cache|no-store/.test(caching)) return 0;
  return Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
}
