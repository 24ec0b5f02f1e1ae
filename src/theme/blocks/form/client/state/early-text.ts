// Runs in the browser.
import { useLayoutEffect, useState } from 'react';

/**
 * Keeps what was typed into a textarea before hydration: React puts the text the textarea started with back into it
 * (`initTextarea` in react-dom 19.3). The text is read while React still renders and written when it is done.
 * @param id of the textarea
 */
export function useEarlyText(id: string): void {
  const [early] = useState(() =>
    typeof document === 'undefined' ? undefined : (document.getElementById(id) as HTMLTextAreaElement | null)?.value,
  );
  useLayoutEffect(() => {
    const textarea = document.getElementById(id) as HTMLTextAreaElement | null;
    if (early !== undefined && textarea && textarea.value !== early) textarea.value = early;
  }, [id, early]);
}
