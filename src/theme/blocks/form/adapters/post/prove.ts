// Runs in the browser.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds between the challenge and the form at least; see the server's proof-of-work.ts. */
const minimumTime = 2100;

/** Milliseconds after which a slow device sends the form without a proof. */
const patience = 20_000;

/**
 * Does the arithmetic that the inbox of the site asks for, about a second of it.
 * @param url where the form is sent to: the challenge stands beside it @returns the proof as the inbox reads it; undefined where browsers lack what it takes, as without HTTPS
 */
export async function prove(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url.replace(/[^/]*$/, 'challenge'), { signal: AbortSignal.timeout(patience) });
    const challenge = await response.json();
    const [solution] = await Promise.all([
      solveChallenge({ challenge, deriveKey, timeout: patience }),
      // The inbox takes who is faster for a robot.
      new Promise((resolve) => setTimeout(resolve, minimumTime)),
    ]);
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // The form is sent without: the inbox keeps it, and marks it.
    return undefined;
  }
}
