import { action } from './action.ts';
import { colour } from './colour.ts';
import { icon } from './icon.ts';
import { image } from './image.ts';
import { link } from './link.ts';
import { option } from './option.ts';
import { stat } from './stat.ts';

/** The shapes that several schemas share. Each is published once, under its name, in schema/shared.schema.json. */
export const definitions = { action, colour, icon, image, link, option, stat };
