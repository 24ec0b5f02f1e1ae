import type { AssetManifest } from '#contract/asset-manifest.ts';
import { serviceOf } from '#engine/analytics/analytics-of.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { loadRenderer } from '#engine/compiled/import-source.ts';
import type { DeployPlan } from '#engine/deploy/plan-deploy.ts';
import type { RenderOptions } from '#engine/render/render-page.tsx';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { ReactBuild } from './build-client.ts';
import { prepareScripts, type Scripts } from './prepare-scripts.ts';
import { searchFolder } from './search/search-files.ts';

/** What the pages of a build are drawn with. */
export interface Drawing extends Pick<RenderOptions, 'blocks' | 'renderer'> {
  scripts: Scripts;
  /** @param card names the social card of a page; left out, pages have none */
  options(card: AssetManifest['card']): RenderOptions;
}

export async function prepareDrawing(site: Site, plan: DeployPlan, react: ReactBuild): Promise<Drawing> {
  const [blocks, scripts, renderer] = await Promise.all([
    loadBlocks(site.blockFolders),
    prepareScripts({ ...site, service: serviceOf(site.site.data) }, react),
    loadRenderer(site.theme),
  ]);
  const searchIndex = site.site.data.search ? `/${searchFolder}` : undefined;
  return {
    blocks,
    renderer,
    scripts,
    options: (card) => ({
      blocks,
      renderer,
      assets: { ...scripts.assets, card, searchIndex, views: plan.passesOn ? 'passed-on' : 'direct' },
      firstPaintScript: scripts.firstPaint,
    }),
  };
}
