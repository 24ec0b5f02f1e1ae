// Runs in the browser, before every other script of the page.
/// <reference types="vite/types/importMeta.d.ts" />
import { type Here, hereEvent, type Update, updateEvent } from '#engine/dev/wire.ts';
import { showNotes } from './block-notes.ts';
import './copy-button.ts';
import { showBar } from './dev-bar.ts';
import { takeToken } from './editor-links.ts';
import { failures, onFailure } from './failures.ts';
import { fitFrame } from './frame-height.ts';
import { restoreTyped, saveTyped } from './keep-typed.ts';
import { takeDocument } from './live-document.ts';
import { showAbove } from './notice.ts';
import { showBadge } from './page-badge.ts';
import './problem-card.ts';

fitFrame();
const hot = import.meta.hot;
if (hot) {
  const live = takeDocument();
  const lost = restoreTyped();
  hot.on('vite:beforeFullReload', saveTyped);
  hot.on(updateEvent, (update: Update) => {
    takeToken(update.token);
    if (update.html) live.become(update.html);
    showAbove(lost ? [...update.above, { words: lost, problems: [] }] : update.above);
    showNotes(update.notes);
    showBadge(update.badge);
    // The examples of the gallery are drawn in frames; one bar is enough.
    if (top === window) showBar(update);
  });
  const sayWhere = () => hot.send(hereEvent, { path: location.pathname, failures } satisfies Here);
  onFailure(sayWhere);
  hot.on('vite:ws:connect', sayWhere);
  sayWhere();
}
