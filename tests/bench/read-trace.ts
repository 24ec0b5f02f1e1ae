/** One event of a Chromium trace, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { name?: string; frame_reporter?: { state?: string } };
}

/** Fewer are no movement: a link under the pointer, say. */
const fewestFrames = 30;

const partsOfAFrame = new Set(['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

export interface FrameFigures {
  /** Frames that the page had something new for and that were shown, in a second in which it moved. */
  perSecond: number;
  /** Frames that were due and came to nothing, in percent of all. */
  dropped: number;
  /** Milliseconds of style, layout, script and painting on the main thread for a frame: the middle and the slowest of twenty. */
  work: number;
  slowWork: number;
  /** How often the layout of the page was computed. */
  layouts: number;
}

/** What a trace says about the smoothness of a page. */
export function readTrace(events: readonly TraceEvent[]): FrameFigures {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const onMain = events.filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid);
  const starts = onMain.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const work = onMain.filter(({ name, ph }) => ph === 'X' && partsOfAFrame.has(name));
  const frames = starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return work.reduce((total, { ts, dur = 0 }) => (ts >= start && ts < end ? total + dur / 1000 : total), 0);
  });
  const reports = events.filter(({ name, ph, pid }) => name === 'PipelineReporter' && ph === 'b' && pid === main?.pid);
  const inState = (state: string) => reports.filter(({ args }) => args.frame_reporter?.state?.startsWith(state)).map(({ ts }) => ts);
  // One frame has a report for each thread that drew a part of it.
  const shown = new Set(inState('STATE_PRESENTED'));
  const lost = new Set(inState('STATE_DROPPED').filter((time) => !shown.has(time)));
  const times = [...shown].sort((a, b) => a - b);
  // Pauses, in which nothing moves, are not time in which frames were due.
  const steps = times.slice(1).flatMap((time, index) => {
    const step = time - (times[index] as number);
    return step < 100_000 ? [step] : [];
  });
  frames.sort((a, b) => a - b);
  const moved = steps.length >= fewestFrames;
  return {
    perSecond: moved ? (1_000_000 * steps.length) / steps.reduce((total, step) => total + step, 0) : Number.NaN,
    dropped: moved ? (100 * lost.size) / (shown.size + lost.size) : Number.NaN,
    work: frames[Math.floor(frames.length / 2)] ?? 0,
    slowWork: frames[Math.floor(frames.length * 0.95)] ?? 0,
    layouts: onMain.filter(({ name, ph }) => name === 'Layout' && ph !== 'E').length,
  };
}
