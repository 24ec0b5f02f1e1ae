import type { ReactNode } from 'react';
import type { PageData } from '#contract/site-config.ts';
import { useWords } from '#theme/words/use-words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands above the blocks of every page. */
export function Top({ header }: Pick<PageData, 'header'>) {
  return (
    <>
      <a className="skip" href="#main">
        {useWords().skipLink}
      </a>
      <Header override={header} />
    </>
  );
}

/** What the blocks stand in. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** What stands below the blocks of every page. */
export function Bottom({ footer }: Pick<PageData, 'footer'>) {
  return <Footer name={footer} />;
}
