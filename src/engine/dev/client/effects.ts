// Runs in the browser.
import { blockModuleUrl } from '#engine/dev/wire.ts';

/** Runs the effects of elements that came into the page; those that were there have had theirs. */
export function runEffects(added: readonly Element[]): void {
  for (const root of added) {
    const elements = [root, ...root.querySelectorAll('[data-effect]')].filter((element) => element.hasAttribute('data-effect'));
    for (const element of elements as HTMLElement[])
      void import(/* @vite-ignore */ blockModuleUrl(String(element.dataset.effect), 'effect.ts')).then(({ default: effect }) =>
        effect(element),
      );
  }
}
