import type { LayoutProps } from '#contract/theme.ts';
import { useWords } from '#theme/words/use-words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The content of <body>: header, blocks, footer. */
export function Layout({ data, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {useWords().skipLink}
      </a>
      <Header override={data.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer name={data.footer} />
    </>
  );
}
