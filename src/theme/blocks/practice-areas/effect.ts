// Runs in the browser.
export { markHoveredCards as default } from '#theme/ui/mark-hovered-cards.ts';
