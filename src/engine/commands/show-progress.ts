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
  const clear = '\r\u001b[2K';
  return {
    show(stage, done, total) {
      const now = performance.now();
      if (stage === shown && now - at < pause && done < total) return;
      [shown, at] = [stage, now];
      stream.write(`${clear}${stage}${total > 0 ? ` ${done} of ${total}` : ''}…`);
    },
    end() {
      if (shown) stream.write(clear);
      shown = '';
    },
  };
}
