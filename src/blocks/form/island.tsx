/** @jsxImportSource react */
import { type FormEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormIslandProps } from './island-props.ts';
import { AnyField } from './parts/any-field.tsx';
import { OfficeCard } from './parts/office-card.tsx';
import { SubmitRow } from './parts/submit-row.tsx';
import { SuccessScreen } from './parts/success-screen.tsx';
import { Title } from './parts/title.tsx';
import { type Control, readFormValues } from './state/controls.ts';
import { useFormErrors } from './state/form-errors.ts';
import { useFormState } from './state/form-state.ts';
import { referenceNumber } from './submit/reference-number.ts';
import { send } from './submit/send.ts';

type Phase = { kind: 'editing' | 'sending' } | { kind: 'failed'; what: string; cure: string } | { kind: 'done'; reference?: string };

/** A form from its YAML: editing, sending, sent. */
export default function FormIsland(props: FormIslandProps) {
  const { name, submit, success, level, contact, help } = props;
  const root = useRef<HTMLDivElement>(null);
  const alertBox = useRef<HTMLDivElement>(null);
  const attemptKey = useRef('');
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const { sections, fields, values, sync } = useFormState(props.sections, root);
  const { errors, attempted, onInvalid, recheck, onLeave, reject, clear } = useFormErrors(fields, root);
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const busy = phase.kind === 'sending';
  const busyNow = useRef(false);
  const locked = fields.some((field) => field.type === 'checkbox' && field.gatesSubmit && values[field.name]?.[0] !== 'true');
  useWakeUp(root);
  useLayoutEffect(() => {
    if (phase.kind === 'failed') alertBox.current?.focus();
  }, [phase]);

  const onInput = (event: SyntheticEvent) => {
    const control = event.target as Control;
    attemptKey.current = '';
    sync();
    recheck(control);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busyNow.current || locked || !root.current) return;
    busyNow.current = true;
    const time = Date.now();
    attemptKey.current ||= `${name}-${time}-${Math.random().toString(36).slice(2)}`;
    const data = readFormValues(root.current, fields);
    const form = new FormData(event.currentTarget);
    clear();
    setPhase({ kind: 'sending' });
    const outcome = await send(name, submit, data, form, attemptKey.current);
    busyNow.current = false;
    if (outcome.kind === 'done') setPhase({ kind: 'done', reference: success.reference && referenceNumber(success.reference, time) });
    else if (outcome.kind === 'failed') setPhase(outcome);
    else {
      const known = fields.some((field) => outcome.fields[field.name]);
      setPhase(
        known
          ? { kind: 'editing' }
          : {
              kind: 'failed',
              what: outcome.message ?? Object.values(outcome.fields).join(' '),
              cure: 'Everything you typed is still here.',
            },
      );
      if (known) reject(outcome.fields);
    }
  };

  if (phase.kind === 'done') return <SuccessScreen success={success} level={level} reference={phase.reference} />;
  return (
    <div ref={root}>
      <form
        {...transport(
          submit,
          fields.some((field) => field.type === 'file'),
        )}
        onSubmit={onSubmit}
        onInput={onInput}
        onInvalidCapture={onInvalid}
        onBlur={(event) => onLeave(event.target as EventTarget as Control)}
      >
        {fields.some((field) => field.required) && <p className="marks">Questions marked * have to be answered.</p>}
        {sections.map(({ heading, intro, position, fields: own }) => (
          <div className="part" key={position}>
            <Title level={level + 1}>{heading}</Title>
            {intro && <p className="part-intro">{intro}</p>}
            <div className="fields">
              {own.map((field) => (
                <AnyField
                  key={field.name}
                  field={field}
                  id={idOf(field.name)}
                  error={errors.get(field.name)}
                  files={field.type === 'file' ? values[field.name] : undefined}
                />
              ))}
            </div>
          </div>
        ))}
        {contact && <OfficeCard {...contact} level={level + 1} />}
        <SubmitRow
          submit={submit}
          help={help}
          busy={busy}
          locked={locked}
          failure={phase.kind === 'failed' ? phase : undefined}
          faults={fields
            .filter((field) => attempted && errors.has(field.name))
            .map((field) => ({ id: idOf(field.name), label: field.label }))}
          alertRef={alertBox}
        />
      </form>
    </div>
  );
}

/**
 * How the browser alone would send the form. Method "dialog" outside a dialog does nothing at all (HTML standard, form
 * submission algorithm): a form that needs script can neither leave the page nor put its values into an address.
 */
function transport({ adapter, url, encoding }: FormIslandProps['submit'], hasFiles: boolean) {
  if (adapter !== 'post') return { method: 'dialog' };
  return { method: 'post', action: url, encType: encoding === 'multipart' || hasFiles ? 'multipart/form-data' : undefined };
}

/** Takes over from the script before the form, and sends what the visitor sent too early, once. */
function useWakeUp(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = root.current?.parentElement;
    const form = root.current?.querySelector('form');
    if (!island || !form) return;
    island.dataset.live = '';
    if (island.dataset.early === undefined) return;
    delete island.dataset.early;
    // A field called "requestSubmit" would hide the form's own.
    HTMLFormElement.prototype.requestSubmit.call(form);
  }, [root]);
}
