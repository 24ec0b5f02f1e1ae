/** @jsxImportSource react */
import { useEffect, useState } from 'react';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { Glyph } from '#theme/blocks/form/shared/glyph.tsx';

/** How long a message stays, in milliseconds. */
const duration = 4500;

export interface Message {
  text: string;
  /** Tells two equal messages apart. */
  id: number;
}

/** A message that goes away by itself, though not while it is being read: under the pointer or with focus it stays. */
export function Toast({ message, onClose }: { message?: Message; onClose: (byHand: boolean) => void }) {
  const words = useFormWords();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(onClose, duration, false);
    return () => clearTimeout(timer);
  }, [message, held, onClose]);
  useEffect(() => {
    if (!message) setHeld(false);
  }, [message]);
  return (
    <section className="toasts" aria-label={words.notifications}>
      <div role="status">
        {message && (
          // biome-ignore lint/a11y/noStaticElementInteractions: only the time it stays depends on the pointer.
          <div
            className="toast"
            key={message.id}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <Glyph name="circle-check" />
            <span>{message.text}</span>
            <button type="button" aria-label={words.closeNotification} onClick={() => onClose(true)}>
              <Glyph name="x" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
