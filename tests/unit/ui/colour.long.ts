import { test } from 'vitest';
import { canBeReadOnTint } from './tint.ts';

test('an accent and every named hue can be read on the tint of 3 000 colours, where badges stand', () => canBeReadOnTint(3000));
