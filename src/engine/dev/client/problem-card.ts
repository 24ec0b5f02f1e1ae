// Runs in the browser.
import type { Problem } from '#engine/dev/wire.ts';
import { problemList } from './problem-list.ts';
import { openShadow } from './tool.ts';

const styles = `
:host { display: block; padding: 24px max(16px, 4vw); background: #0a0d13; }
div { max-width: 1100px; margin: 0 auto; padding: 8px 22px; border: 1px solid var(--line); border-left: 4px solid var(--error); border-radius: 10px; background: var(--ground); }
`;

/** `<dev-problem>`: stands in the place of a block that cannot be drawn. */
class ProblemCard extends HTMLElement {
  static observedAttributes = ['data-problems'];
  #box = openShadow(this, styles).appendChild(document.createElement('div'));

  attributeChangedCallback(): void {
    const problems = JSON.parse(this.dataset.problems ?? '[]') as Problem[];
    this.#box.replaceChildren(problemList(problems));
  }
}

customElements.define('dev-problem', ProblemCard);
