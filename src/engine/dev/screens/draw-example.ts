import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sampleTeasers } from '#contract/sample-teasers.ts';
import type { DevBlocks } from '#engine/dev/server/dev-blocks.tsx';
import { drawPage } from '#engine/dev/server/draw-page.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import type { RenderedPage } from '#engine/render/render-page.tsx';
import { resolveImages } from '#engine/resolve/resolve-images.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import type { Validator } from '#engine/validate/create-validator.ts';

const onlyTheBlock = 'body>:is(a,header,footer){display:none}';

/** The example of one block as a document of its own, in the colours of the site's default region. */
export async function drawExample(
  site: Site,
  type: string,
  { validator, blocks }: { validator: Validator; blocks: DevBlocks },
): Promise<RenderedPage | undefined> {
  const path = site.blockFolders.file(type, 'example.yaml');
  if (!validator.blockTypes.includes(type) || !existsSync(path)) return undefined;
  const { source } = parseSource(relativePath(site.root, path), path, readFileSync(path, 'utf8'));
  if (!source) return undefined;
  const { references } = validator.block(type, source.data);
  const { images } = await resolveImages(dirname(path), [{ source, references }]);
  const data = { title: type, description: `An example of ${type}.`, blocks: [withSamples(source.data as BlockData)] };
  const route: Route = {
    path: `/__blocks/${type}`,
    kind: 'error',
    canonical: '/',
    status: 200,
    regionName: site.site.data.defaultRegion,
    page: { source, data, references },
    data,
    references,
    queries: [],
  };
  const illustrated = { ...site, images: new Map([...site.images, ...images]) };
  return drawPage(illustrated, route, { blocks, problemsOf: () => [], styles: onlyTheBlock });
}

/** No query finds anything for an example, so a block with one is given entries. */
function withSamples(block: BlockData): BlockData {
  return 'from' in block ? { ...block, entries: sampleTeasers } : block;
}
