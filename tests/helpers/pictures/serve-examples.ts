import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { JsonSchema } from '#contract/json-schema.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { createScratchSite, fixtureSites } from '../scratch-site.ts';
import { folders } from '../theme-folders.ts';
import { withRegion } from '../vary-example.ts';

export interface ExampleServer {
  /** Where the page of a block type is, which shows nothing else between header and footer. */
  urlOf(type: string): string;
  close(): void;
}

/**
 * Builds a site with one page for the example of every block type, and serves it on loopback.
 * @throws with the build's report if an example is unsound
 */
export async function serveExamples(): Promise<ExampleServer> {
  const schemas = await loadSchemas(folders);
  const files = Object.assign({}, ...folders.types().map((type) => pageFiles(type, schemas[type] ?? {})));
  const settings = readFileSync(join(fixtureSites, 'smallest', 'site.yaml'), 'utf8');
  const site = createScratchSite({ ...files, ...journal(), 'site.yaml': `${settings}search: true\n${collections}` });
  const dist = join(site, 'dist');
  const build = ['src/cli.mjs', 'build', '--site', site, '--out', dist, '--no-cards', '--no-compression'];
  const { status, stdout } = spawnSync('node', build, { cwd: engineRoot, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(site, { recursive: true });
    throw new Error(stdout);
  }
  const server = createServer(createHandler(dist));
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (type) => `http://localhost:${port}/examples/${type}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(site, { recursive: true });
    },
  };
}

const collections = `collections:
  articles: { folder: journal, route: "/journal/{name}", entry: article, topics: [tax, trade, safety] }
  people: { folder: _people, entry: person, topics: [tax, trade] }
  offices: { folder: offices, entry: office }
`;

/** Entries for the example of a list: those of the fixture with a journal. */
function journal(): Record<string, Buffer> {
  const pages = join(fixtureSites, 'gazette', 'pages');
  const entries = ['journal', '_people', 'offices'].flatMap((folder) => readdirSync(join(pages, folder)).map((file) => join(folder, file)));
  return Object.fromEntries(entries.map((file) => [join('pages', file), readFileSync(join(pages, file))]));
}

/** The page of one block, and the pictures that lie beside its example. */
function pageFiles(type: string, schema: JsonSchema): Record<string, string | Buffer> {
  const example = folders.file(type, 'example.yaml');
  const { source, diagnostics } = parseSource(`${type}/example.yaml`, example, readFileSync(example, 'utf8'));
  if (!source) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const block = withRegion(schema, source.data, 'main');
  // Not in the list of the search block, whose picture would change with every new block.
  const seo = { noindex: true };
  const head = { route: `/examples/${type}`, title: `An example of ${type}`, description: `What ${type} looks like.` };
  // A page needs a main heading.
  const above = (block as { heading?: unknown }).heading === undefined ? [{ type: 'hero', heading: 'Above' }] : [];
  const page = { ...head, seo, blocks: [...above, block] };
  const beside = readdirSync(join(example, '..')).filter((file) => file.startsWith('example') && file !== 'example.yaml');
  const folder = join('pages', 'examples', type);
  const pictures = beside.map((file) => [join(folder, file), readFileSync(folders.file(type, file))] as const);
  return { [join(folder, 'page.yaml')]: JSON.stringify(page, undefined, 2), ...Object.fromEntries(pictures) };
}
