export interface StageTimes {
  /** Says what is done from now on; the same stage again changes nothing. */
  enter(stage: string): void;
  /** One line: the seconds that each stage took, and the most memory that the program used. */
  describe(): string;
}

/** Times the stages of a build. @param now milliseconds @param first stage, which has begun */
export function measureStages(first: string, now: () => number = () => performance.now()): StageTimes {
  const spent = new Map<string, number>();
  let [current, since] = [first, now()];
  const enter = (stage: string) => {
    if (stage === current) return;
    const at = now();
    spent.set(current, (spent.get(current) ?? 0) + at - since);
    [current, since] = [stage, at];
  };
  return {
    enter,
    describe() {
      enter('');
      // What took less than a twentieth of a second would be shown as 0.0.
      const shown = [...spent]
        .filter(([, time]) => time >= 50)
        .map(([stage, time]) => `${stage.toLowerCase()} ${(time / 1000).toFixed(1)}`);
      const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
      return `Seconds: ${shown.join(', ')}. At most ${megabytes} MB of memory.`;
    },
  };
}
