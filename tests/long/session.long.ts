import { test } from 'vitest';
import { tryEdits } from '../unit/session/edit-site.ts';

test('after any long row of edits a session says what a fresh one says', () => tryEdits({ sites: 150, edits: 25 }));
