import { useBlock } from '#contract/block-context.tsx';
import { usePage } from '#contract/page-context.tsx';
import type { PageGroup } from '#contract/site-search.ts';
import { Deeper, Heading, useLevel } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Section } from '#theme/ui/section.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { SearchProps } from './schema.ts';
import { fieldStyle, indexStyle, resultsStyle } from './styles.ts';

/** A field that a script brings to life, and the list of all pages, which the results of a search take the place of. */
export function SearchView(block: SearchProps) {
  const groups = usePage().search?.groups ?? [];
  const { allPages } = useWords();
  return (
    <Section block={block}>
      <Field />
      <Results />
      <div css={indexStyle} className="index">
        {groups.map((group) => (
          <Group key={group.title} title={groups.length > 1 ? group.title : allPages} group={group} />
        ))}
      </div>
    </Section>
  );
}

function Field() {
  const { index } = useBlock();
  const { search } = usePage();
  const words = useWords();
  const id = `search-${index}`;
  return (
    <search
      css={fieldStyle}
      data-index={search?.index}
      data-found={words.searchFound}
      data-none={words.searchNone}
      data-partly={words.searchPartly}
      data-searching={words.searching}
    >
      <label htmlFor={id}>{words.searchLabel}</label>
      <div className="box">
        <span className="sign">
          <Icon name="search" />
        </span>
        <input id={id} type="search" autoComplete="off" autoCapitalize="off" spellCheck={false} enterKeyHint="search" />
        <button type="button" hidden>
          {words.clearSearch}
        </button>
      </div>
      <p role="status" />
    </search>
  );
}

function Results() {
  const level = useLevel();
  return (
    <div css={resultsStyle} className="results" hidden>
      <ol className="found" data-level={level} />
      <button type="button">{useWords().moreResults}</button>
    </div>
  );
}

function Group({ title, group: { lang, parts } }: { title: string; group: PageGroup }) {
  const own = usePage().region.lang;
  return (
    <section className="group">
      <Heading>{title}</Heading>
      <div lang={lang === own ? undefined : lang}>
        {parts.map((part) => (
          <Deeper key={part.title ?? ''}>
            {part.title && <Heading className="part">{part.title}</Heading>}
            <ul className="pages" data-collection={part.title}>
              {part.pages.map(({ href, title: name, description }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </Deeper>
        ))}
      </div>
    </section>
  );
}
