import { readFileSync } from 'node:fs';
import { findSourceMap, SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Lets stacks name the sources of compiled modules. Node can do that too, but it would read the source map of every module that it
 * loads; here a map is read when an error is shown.
 * @param {string} folder absolute path of the compiled modules; the map of a.js is a.js.map
 */
export function mapStacks(folder) {
  const base = pathToFileURL(`${folder}/`).href;
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  const mapOf = (url) => {
    // Modules that were compiled while they were loaded, as those of a site's blocks, have told Node their map.
    if (!url.startsWith(base)) return findSourceMap(url);
    if (!maps.has(url)) maps.set(url, readMap(fileURLToPath(url)));
    return maps.get(url);
  };
  Error.prepareStackTrace = (error, frames) =>
    [describe(error), ...frames.map((frame) => `    at ${describeFrame(frame, mapOf)}`)].join('\n');
}

/** @returns {SourceMap | undefined} with absolute paths of sources; undefined if it cannot be read */
function readMap(path) {
  try {
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    return new SourceMap({ ...map, sources: map.sources.map((source) => resolve(dirname(path), source)) });
  } catch {
    return undefined;
  }
}

function describe(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

function describeFrame(frame, mapOf) {
  const text = String(frame);
  const url = frame.getFileName();
  const line = frame.getLineNumber();
  const column = frame.getColumnNumber();
  const source = url && line && column ? mapOf(url)?.findEntry(line - 1, column - 1) : undefined;
  if (!source?.originalSource) return text;
  const path = source.originalSource.startsWith('file:') ? fileURLToPath(source.originalSource) : source.originalSource;
  return text.replace(`${url}:${line}:${column}`, `${path}:${source.originalLine + 1}:${source.originalColumn + 1}`);
}
