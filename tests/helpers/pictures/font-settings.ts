import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { engineRoot } from '#engine/engine-root.ts';

const folder = join(engineRoot, '.cache', 'pictures');

// As the system's fonts they have to be unpacked; the browser crashes where it finds none.
mkdirSync(folder, { recursive: true });
for (const name of ['text', 'display'])
  put(join(folder, `${name}.ttf`), await decompress(readFileSync(join(engineRoot, 'src', 'theme', 'fonts', `${name}.woff2`))));

interface FontSettings {
  hintstyle: 'hintnone' | 'hintslight' | 'hintfull';
  rgba: 'none' | 'rgb';
}

/**
 * The environment of a browser that draws text in one way whatever the machine prefers. It knows the site's own fonts and
 * none of the machine: a glyph that they lack is drawn as an empty box everywhere.
 */
export function fontEnvironment(settings: FontSettings = { hintstyle: 'hintnone', rgba: 'none' }): NodeJS.ProcessEnv {
  const file = join(folder, `${Object.values(settings).join('-')}.conf`);
  const edits = Object.entries({ ...settings, hinting: settings.hintstyle !== 'hintnone', autohint: false, antialias: true })
    .map(([name, value]) => `<edit name="${name}" mode="assign">${typeof value === 'string' ? constant(value) : bool(value)}</edit>`)
    .join('');
  const matches = ['pattern', 'font'].map((target) => `<match target="${target}">${edits}</match>`).join('');
  const document = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  put(file, `${document}<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>${matches}</fontconfig>\n`);
  return { ...process.env, FONTCONFIG_FILE: file };
}

const constant = (value: string) => `<const>${value}</const>`;
const bool = (value: boolean) => `<bool>${value}</bool>`;

/** At once, for another worker's browser may be reading it. */
function put(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
