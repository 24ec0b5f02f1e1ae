import type { ReactNode } from 'react';
import { usePage } from '#contract/page-context.tsx';
import type { PageData } from '#engine/schema/page-schema.ts';
import { Footer } from '#theme/layout/footer.tsx';
import { Header } from '#theme/layout/header.tsx';
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
  /** The drawings of the icons; placed behind everything that uses one. */
  sprite: ReactNode;
  children: ReactNode;
}

/** The whole HTML document of a page. */
export function Document({ head, data, scripts, lateScripts, stylesMark, policyMark, sprite, children }: DocumentProps) {
  const { regionName } = usePage();
  return (
    <html lang={head.lang} data-region={regionName}>
      <Head head={head} scripts={scripts} lateScripts={lateScripts} stylesMark={stylesMark} policyMark={policyMark} />
      <body>
        <a className="skip" href="#main">
          Skip to the main content
        </a>
        <Header override={data.header} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer name={data.footer} />
        {sprite}
      </body>
    </html>
  );
}
