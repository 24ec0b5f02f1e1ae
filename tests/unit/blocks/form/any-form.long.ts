import { test } from 'vitest';
import { isDrawnSoundly, isDrawnWithItsValues } from './drawn-forms.ts';

test('300 forms that the schema and the check accept are drawn as sound HTML with every word of them', () => isDrawnSoundly(300));
test('300 forms are drawn with the values they start with, and no other', () => isDrawnWithItsValues(300));
