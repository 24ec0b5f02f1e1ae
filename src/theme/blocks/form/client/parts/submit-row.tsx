/** @jsxImportSource react */
import type { Ref } from 'react';
import type { FormIslandProps } from '#theme/blocks/form/server/island-props.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { Glyph } from '#theme/blocks/form/shared/glyph.tsx';
import { HelpWays } from '#theme/blocks/form/shared/help-ways.tsx';
import { FilledWords, fillWords } from '#theme/words/fill-words.tsx';

interface SubmitRowProps extends Pick<FormIslandProps, 'submit' | 'help'> {
  busy: boolean;
  /** Whether a required checkbox is not ticked. */
  locked: boolean;
  /** What went wrong with the last attempt. */
  failure?: { what: string; suggestion: string };
  /** The fields with an error, as links. */
  faults: readonly { id: string; label: string }[];
  alertRef: Ref<HTMLDivElement>;
}

/** The submit button with all messages about sending. */
export function SubmitRow({ submit, help, busy, locked, failure, faults, alertRef }: SubmitRowProps) {
  const words = useFormWords();
  const { label, busyLabel = words.submitting, note, transport } = submit;
  const native = transport?.native !== undefined;
  const ways = <HelpWays help={help} />;
  return (
    <div className="sending">
      <div className={failure ? 'alert unsent' : 'alert'} role="alert" tabIndex={-1} ref={alertRef}>
        {failure && (
          <p>
            <strong>{failure.what}</strong> {failure.suggestion} <FilledWords text={words.reachUs} parts={{ ways }} />
          </p>
        )}
      </div>
      {faults.length > 0 && (
        <div className="alert unsent">
          <p>
            <strong>{faults.length === 1 ? words.oneFault : fillWords(words.manyFaults, { count: faults.length })}</strong>
          </p>
          <ul>
            {faults.map(({ id, label: field }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {field}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <noscript>
        {native ? (
          locked && (
            <button className="submit" type="submit">
              {label}
            </button>
          )
        ) : (
          <p className="unsent">
            <FilledWords text={words.scriptOff} parts={{ ways }} />
          </p>
        )}
      </noscript>
      {/* A checkbox that was ticked before hydration may have enabled the button already. */}
      <button
        className="submit"
        type="submit"
        disabled={busy || locked}
        data-scripted={native && locked ? '' : undefined}
        suppressHydrationWarning
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        {busy ? busyLabel : label}
        {busy ? null : <Glyph name="arrow-right" />}
      </button>
      {note && <p className="note">{note}</p>}
      <p className="visually-hidden" role="status">
        {busy ? busyLabel : ''}
      </p>
    </div>
  );
}
