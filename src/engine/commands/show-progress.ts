/** Milliseconds between two changes of the line. */
const pause = 100;

export interface Progress {
  show(stage: string, done: number, total: number): void;
  /** Removes the line. */
  end(): void;
}

/**
 * One line on a terminal that says what a build is doing. Nothing is shown in a pipe or in CI.
 * @param stream where the line is drawn
 */
export function showProgress(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv = process.env): Progress {
  if (!stream.isTTY || env.CI || env.TERM === 'dumb') return { show() {}, end() {} };
  let shown = '';
  let at = Number.NEGATIVE_INFINITY;
  let began = 0;
  const clear = '\r\u001b[2K';
  return {
    show(stage, done, total) {
      const now = performance.now();
      if (stage === shown && now - at < pause && done < total) return;
      if (stage !== shown) began = now;
      [shown, at] = [stage, now];
      stream.write(`${clear}${stage}${total > 0 ? ` ${done} of ${total}` : ''}${secondsLeft({ done, total, spent: now - began })}…`);
    },
    end() {
      if (shown) stream.write(clear);
      shown = '';
    },
  };
}

/** What the rest of a stage takes, if it goes on as it began. @param spent milliseconds; in the first second nothing can be said */
function secondsLeft({ done, total, spent }: { done: number; total: number; spent: number }): string {
  return done > 0 && spent >= 1_000 ? `, ${Math.ceil(((spent / done) * (total - done)) / 1_000)} s left` : '';
}
