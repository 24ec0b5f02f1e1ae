import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createValidator, type Validator } from './create-validator.ts';
import { keepSoundSettings } from './keep-sound-settings.ts';

const compiled = new Map<string, { stamp: string; validator: Validator }>();

/**
 * The validator of a folder of published schemas, compiled once and again only after a file has changed: compiling takes
 * longer than checking a small site.
 * @param folder absolute path of `schema/`
 */
export function loadValidator(folder: string): Validator {
  const stamp = readdirSync(folder, { recursive: true })
    .map((file) => `${file} ${statSync(join(folder, String(file))).mtimeMs}`)
    .join('\n');
  const known = compiled.get(folder);
  if (known?.stamp === stamp) return known.validator;
  const created = createValidator(folder);
  const validator = { ...created, site: keepSoundSettings(created.site, folder) };
  compiled.set(folder, { stamp, validator });
  return validator;
}
