// Runs in the browser.
import { hover } from 'framer-motion/dom';

/**
 * Says in the lists of cards of a section which card the mouse is on: `data-hovered` on the card, its index as
 * `data-hovered-index` on the list (`data-cards`). Touch does not count.
 */
export function markHoveredCards(section: HTMLElement): void {
  for (const list of section.querySelectorAll<HTMLElement>('[data-cards]')) markHovered(list);
}

function markHovered(list: HTMLElement): void {
  const cards = [...list.children] as HTMLElement[];
  hover(cards, (element) => {
    const card = element as HTMLElement;
    const index = String(cards.indexOf(card));
    card.dataset.hovered = '';
    list.dataset.hoveredIndex = index;
    return () => {
      delete card.dataset.hovered;
      // While a mouse button is pressed, `hover` delays this call; the mouse may be over another card by then.
      if (list.dataset.hoveredIndex === index) delete list.dataset.hoveredIndex;
    };
  });
}
