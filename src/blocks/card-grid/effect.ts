// Runs in the browser.
export { markHoveredCards as default } from '../../ui/mark-hovered-cards.ts';
