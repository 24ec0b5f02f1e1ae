import type { ReactNode } from 'react';
import { usePage } from '#contract/page-context.tsx';
import type { ThemeRenderer } from '#contract/theme.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { HeadData } from './describe-head.ts';
import { Head } from './head.tsx';

interface DocumentProps {
  head: HeadData;
  data: PageData;
  /** Addresses of the module scripts of the page. */
  scripts: readonly string[];
  /** Addresses of those that wait until the page has been drawn, or is being used. */
  lateScripts: readonly string[];
  /** Stand for the styles and the policy, which are known only when everything else is drawn. */
  stylesMark: string;
  policyMark?: string;
  renderer: ThemeRenderer;
  children: ReactNode;
}

/** The whole HTML document of a page. */
export function Document({ head, data, scripts, lateScripts, stylesMark, policyMark, renderer, children }: DocumentProps) {
  const { regionName, direction } = usePage();
  const { Layout, Sprite, webFonts } = renderer;
  return (
    <html lang={head.lang} dir={direction === 'rtl' ? direction : undefined} data-region={regionName}>
      <Head webFonts={webFonts} head={head} scripts={scripts} lateScripts={lateScripts} stylesMark={stylesMark} policyMark={policyMark} />
      <body>
        <Layout data={data}>{children}</Layout>
        <Sprite />
      </body>
    </html>
  );
}
