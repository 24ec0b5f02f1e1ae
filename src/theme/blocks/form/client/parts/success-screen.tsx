/** @jsxImportSource react */
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormIslandProps } from '#theme/blocks/form/server/island-props.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { Glyph } from '#theme/blocks/form/shared/glyph.tsx';
import { Title } from '#theme/blocks/form/shared/title.tsx';
import { fillWords } from '#theme/words/fill-words.tsx';
import { rise } from '../motion.ts';
import { type Message, Toast } from './toast.tsx';

interface SuccessScreenProps extends Pick<FormIslandProps, 'success' | 'level'> {
  reference?: string;
}

/**
 * What replaces the form once it was sent, or all of the page between header and footer. Its heading takes the focus, which
 * has it read aloud with the text.
 */
export function SuccessScreen({ success, level, reference }: SuccessScreenProps) {
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<Message>();
  const copyButton = useRef<HTMLButtonElement>(null);
  const close = useCallback((byHand: boolean) => {
    // The pressed button disappears, and the focus would be lost with it.
    if (byHand) copyButton.current?.focus();
    setMessage(undefined);
  }, []);
  const words = useFormWords();
  const { title, text, referenceLabel = words.reference, action, replaces = 'page' } = success;
  const labels = { label: referenceLabel, name: referenceLabel.charAt(0).toLowerCase() + referenceLabel.slice(1) };
  useLayoutEffect(() => {
    document.title = title;
    // Its label names what the form asked for.
    screen.current
      ?.closest('section')
      ?.querySelector('aside')
      ?.setAttribute('aria-label', heading.current?.innerText ?? '');
    heading.current?.focus({ preventScroll: true });
    // WebKitGTK 2.50 does not scroll to a heading that takes the focus while the page becomes shorter.
    screen.current?.scrollIntoView({ behavior: 'instant' });
    if (screen.current) rise(screen.current);
  }, [title]);
  const say = (words: string) => setMessage((last) => ({ text: words, id: (last?.id ?? 0) + 1 }));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference ?? '');
      say(fillWords(words.referenceCopied, labels));
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
      say(words.referenceNotCopied);
    }
  };
  return (
    <div className="form-done" data-replaces={replaces} ref={screen}>
      <span className="done-mark">
        <Glyph name="check" />
      </span>
      <Title
        level={replaces === 'page' ? 1 : level}
        ref={heading}
        tabIndex={-1}
        aria-describedby={reference ? `${id}text ${id}reference` : `${id}text`}
      >
        {success.heading}
      </Title>
      <p className="done-text" id={`${id}text`}>
        {text}
      </p>
      {reference && (
        <div className="reference">
          <p id={`${id}reference`}>
            <span className="reference-label">{referenceLabel}</span> <strong ref={number}>{reference}</strong>
          </p>
          <button type="button" ref={copyButton} onClick={copy}>
            <Glyph name="copy" />
            {fillWords(words.copyReference, labels)}
          </button>
        </div>
      )}
      {action && (
        <a className="submit" href={action.href} {...(action.newTab && { target: '_blank', rel: 'noopener' })}>
          {action.icon && <Glyph name={action.icon} />}
          {action.label}
          {action.newTab && <span className="visually-hidden">{` ${words.opensNewTab}`}</span>}
          {!action.icon && <Glyph name="arrow-right" />}
        </a>
      )}
      {reference && <Toast message={message} onClose={close} />}
    </div>
  );
}
