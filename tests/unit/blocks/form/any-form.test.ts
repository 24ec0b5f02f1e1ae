import { test } from 'vitest';
import { isDrawnSoundly, isDrawnWithItsValues } from './drawn-forms.ts';

// tests/unit/blocks/form/any-form.long.ts tries more of them.
test('any form that the schema and the check accept is drawn as sound HTML with every word of it', () => isDrawnSoundly(20));
test('any form is drawn with the values it starts with, and no other', () => isDrawnWithItsValues(20));
