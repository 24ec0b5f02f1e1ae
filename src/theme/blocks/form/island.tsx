/** @jsxImportSource react */
import { type FormEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formWords } from '#theme/words/form-words.ts';
import { AnyField } from './client/parts/any-field.tsx';
import { SubmitRow } from './client/parts/submit-row.tsx';
import { SuccessScreen } from './client/parts/success-screen.tsx';
import { Unseen } from './client/parts/unseen.tsx';
import { addScriptedStyles } from './client/scripted-styles.ts';
import { useFormErrors } from './client/state/form-errors.ts';
import { useFormState } from './client/state/form-state.ts';
import { referenceNumber } from './client/submit/reference-number.ts';
import { send, warmUp } from './client/submit/send.ts';
import type { FormIslandProps, IslandSubmit } from './server/island-props.ts';
import { type Control, readFormValues } from './shared/controls.ts';
import { fillIn } from './shared/fill-in.ts';
import { FormWordsContext, useFormWords } from './shared/form-words.ts';
import { OfficeCard } from './shared/office-card.tsx';
import { Title } from './shared/title.tsx';

type Phase =
  | { kind: 'editing' | 'sending' }
  /** `atFields`: fields show messages too, and the first of them has the focus. */
  | { kind: 'failed'; what: string; suggestion: string; atFields?: boolean }
  | { kind: 'done'; success: FormIslandProps['success']; reference?: string };

/** A form from its YAML: editing, sending, sent. */
export default function FormIsland(props: FormIslandProps) {
  const words = { ...formWords, ...props.words };
  return (
    <FormWordsContext value={words}>
      <Form {...props} />
    </FormWordsContext>
  );
}

function Form(props: FormIslandProps) {
  const words = useFormWords();
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
  useEffect(() => {
    void warmUp(submit);
  }, [submit]);
  useLayoutEffect(() => {
    if (phase.kind === 'failed' && !phase.atFields) alertBox.current?.focus();
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
    delete root.current.parentElement?.dataset.early;
    const time = Date.now();
    attemptKey.current ||= `${name}-${time}-${Math.random().toString(36).slice(2)}`;
    const data = readFormValues(root.current, fields);
    const form = new FormData(event.currentTarget);
    clear();
    setPhase({ kind: 'sending' });
    const outcome = await send({ name, submit, fields, values: data, form, key: attemptKey.current, words });
    busyNow.current = false;
    if (outcome.kind === 'done') {
      const fill = (text: string) => fillIn(text, fields, data);
      setPhase({
        kind: 'done',
        success: { ...success, title: fill(success.title), heading: fill(success.heading), text: fill(success.text) },
        reference: success.reference && referenceNumber(success.reference, time),
      });
    } else if (outcome.kind === 'back') setPhase({ kind: 'editing' });
    else if (outcome.kind === 'failed') setPhase(outcome);
    else {
      const atFields = reject(outcome.fields);
      const others = Object.keys(outcome.fields).filter((field) => !fields.some((known) => known.name === field));
      const what = [outcome.message, ...others.map((field) => outcome.fields[field])].filter(Boolean).join(' ');
      setPhase(what ? { kind: 'failed', what, suggestion: words.answersKept, atFields } : { kind: 'editing' });
    }
  };

  if (phase.kind === 'done') return <SuccessScreen {...phase} level={level} />;
  return (
    <div ref={root}>
      <form
        {...nativeAttributes(submit)}
        onSubmit={onSubmit}
        onInput={onInput}
        onInvalidCapture={onInvalid}
        onBlur={(event) => onLeave(event.target as EventTarget as Control)}
      >
        {submit.transport && <Unseen {...submit.transport} />}
        {fields.some((field) => field.required) && <p className="marks">{words.requiredMark}</p>}
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
 * submission algorithm): a form that needs script can neither leave the page nor put its values into a URL.
 */
function nativeAttributes({ transport }: IslandSubmit) {
  return transport?.native ? { method: 'post', ...transport.native } : { method: 'dialog' };
}

/**
 * Takes over from early-submit.ts, and sends the form once if the visitor submitted it before hydration. It waits until
 * fields that depend on early answers are rendered, because they have to be validated and sent too.
 */
function useWakeUp(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = root.current?.parentElement;
    if (!island) return;
    addScriptedStyles();
    const timer = setTimeout(() => {
      const early = island.dataset.early !== undefined;
      delete island.dataset.early;
      delete island.dataset.late;
      const form = root.current?.querySelector('form');
      // A field called "requestSubmit" would hide the form's own.
      if (early && form) HTMLFormElement.prototype.requestSubmit.call(form);
    });
    return () => clearTimeout(timer);
  }, [root]);
}
