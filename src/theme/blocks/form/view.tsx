import { css } from '@emotion/react';
import { useBlock } from '#contract/block-context.tsx';
import type { Direction } from '#contract/direction.ts';
import { InlineScript } from '#contract/inline-script.tsx';
import { Island } from '#contract/island.tsx';
import { usePage } from '#contract/page-context.tsx';
import { Heading, HeadingLevel } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Pills } from '#theme/ui/pills.tsx';
import { PointList } from '#theme/ui/point-list.tsx';
import { Section, SectionHead } from '#theme/ui/section.tsx';
import { FilledWords, fillWords } from '#theme/words/fill-words.tsx';
import { wordsOf } from '#theme/words/use-words.ts';
import type { FormProps } from './schema.ts';
import { earlySubmitScript } from './server/early-submit.ts';
import { FoundCopy } from './server/found-copy.tsx';
import { islandIcons } from './server/island-icons.ts';
import { helpOf } from './server/island-props.ts';
import { fieldStyles } from './server/styles/field-styles.ts';
import { formStyles } from './server/styles/form-styles.ts';
import { variantStyles } from './server/styles/variant-styles.ts';
import { FormWordsContext } from './shared/form-words.ts';
import { HelpWays } from './shared/help-ways.tsx';
import { OfficeCard } from './shared/office-card.tsx';

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 44rem);
  gap: clamp(2.5rem, 2rem + 3vw, 5rem);

  @media (min-width: 64rem) {
    &:has(> aside) {
      grid-template-columns: minmax(0, 44rem) minmax(16rem, 21rem);
      justify-content: space-between;
    }
  }
`;

// On a phone there is less space above the form.
const badgesStyle = css`
  margin-block: -0.75rem 1rem;
  @media (max-width: 39.99rem) {
    margin-block: -1rem 0.375rem;
  }
`;

const noticeStyle = css`
  display: flex;
  gap: 0.85rem;
  margin-bottom: 2rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--warning-line);
  border-inline-start-width: 4px;
  border-radius: var(--radius);
  background: var(--warning);
  line-height: 1.55;

  @media (max-width: 39.99rem) {
    gap: 0.75rem;
    margin-bottom: 0.75rem;
    padding: 0.5rem 0.75rem;
    font-size: var(--text-sm);
  }
`;

const noticeIcon = css`
  margin-top: 0.15em;
`;

const asideStyle = css`
  display: grid;
  gap: 2.5rem;
  align-self: start;
  @media (min-width: 64rem) {
    position: sticky;
    top: calc(var(--header) + 2rem);
    padding-inline-start: clamp(1.5rem, 2.5vw, 2.5rem);
    border-inline-start: 1px solid var(--line);
  }
`;

const asideTitle = css`
  font-size: var(--title-sm);
`;

const asidePoints = css`
  grid-template-columns: 1fr;
  margin-top: 1.125rem;
`;

/** A telephone number is not broken into two lines. */
function keepNumbersWhole(text: string, direction: Direction): string {
  const whole = text.replace(/(?<=\d) (?=\d)/g, '\u00a0');
  // Between these two marks a phone number runs from left to right, whatever stands around it (Unicode, UAX 9).
  return direction === 'rtl' ? whole.replace(/\+[\d\u00a0()-]+/g, '\u2066$&\u2069') : whole;
}

/** A form with its introduction; the form itself is an island, with an aside. */
export function FormView(props: FormProps) {
  const { id, eyebrow, heading, intro, badges, notice, aside } = props;
  const page = usePage();
  const words = wordsOf(page);
  const contactHeading = aside?.contactHeading ?? words.contact;
  const { level } = useBlock();
  // Beside the heading of the block, and below that of the success screen.
  const asideLevel = level === 1 ? 2 : level;
  const office = aside?.contact ? page.site.regions[aside.contact]?.contact : undefined;
  for (const icon of islandIcons(props, office !== undefined)) page.icons.add(icon);
  return (
    <FormWordsContext value={words}>
      <Section block={{ id }}>
        <div css={[layout, formStyles, fieldStyles, ...variantStyles(props)]}>
          <div>
            <div className="form-before">
              <SectionHead block={{ eyebrow, heading, intro }} />
              {Array.isArray(badges) && <Pills styles={badgesStyle} size="smallOnPhones" items={badges} />}
              {notice && (
                <p css={noticeStyle}>
                  <Icon css={noticeIcon} name="clock-alert" />
                  <span>{keepNumbersWhole(notice, page.direction)}</span>
                </p>
              )}
            </div>
            <InlineScript code={earlySubmitScript(props)} />
            <Island />
            <FoundCopy {...props} />
            <p className="unsent late" role="alert">
              <FilledWords text={words.scriptLate} parts={{ ways: <HelpWays help={helpOf(props, page)} /> }} />
            </p>
          </div>
          {(aside?.points || office) && (
            <aside css={asideStyle} aria-label={heading + fillWords(words.about, { subject: aside?.heading ?? contactHeading })}>
              <HeadingLevel level={asideLevel}>
                {aside?.points && (
                  <div>
                    {aside.heading && <Heading css={asideTitle}>{aside.heading}</Heading>}
                    <PointList styles={asidePoints} items={aside.points} />
                  </div>
                )}
                {office && <OfficeCard heading={contactHeading} level={asideLevel} office={office} />}
              </HeadingLevel>
            </aside>
          )}
        </div>
      </Section>
    </FormWordsContext>
  );
}
