import { randomBytes } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Why a form may be a robot's: it brings no proof, one that is wrong or was used, or it was sent faster than people write. */
export type ProofDoubt = 'no proof of work' | 'wrong proof of work' | 'proof of work used again' | 'sent too fast';

export interface ProofOfWork {
  challenge(): Promise<Challenge>;
  /** @param proof as the header has it: the challenge and its solution as JSON, in Base64 */
  judge(proof: string | undefined): Promise<ProofDoubt | undefined>;
  /** A form with this proof was kept: another one needs another proof. */
  spend(proof: string | undefined): void;
}

/** Milliseconds in which a challenge can be solved: as long as people may take for a form. */
const lifetime = 2 * 3_600_000;

/** Milliseconds that somebody needs to fill in a form at least. */
const minimumTime = 2000;

/** Solutions that are remembered at most; there cannot be many, because each is a second of work. */
const remembered = 100_000;

/** Rounds of the key derivation for each try; a browser needs 256 tries on average, which take it about half a second. */
const cost = 500;

/**
 * Challenges that a browser needs about a second for, and their verification, which takes a thousandth of that.
 * @param now milliseconds, for tests
 */
export function createProofOfWork(now: () => number = Date.now): ProofOfWork {
  // Challenges of an earlier run are not known any more; forms that bring one are kept and marked.
  const hmacSignatureSecret = randomBytes(32).toString('hex');
  const used = new Set<string>();
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        keyPrefix: '00',
        expiresAt: new Date(now() + lifetime),
        data: { issued: now() },
        hmacSignatureSecret,
      }),
    async judge(proof) {
      if (!proof) return 'no proof of work';
      const read = readProof(proof);
      if (!read) return 'wrong proof of work';
      const { challenge, solution } = read;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).catch(() => ({ verified: false }));
      if (!verified) return 'wrong proof of work';
      const { nonce, data } = challenge.parameters;
      if (used.has(nonce)) return 'proof of work used again';
      return now() - Number(data?.issued) < minimumTime ? 'sent too fast' : undefined;
    },
    spend(proof) {
      const nonce = proof && readProof(proof)?.challenge.parameters.nonce;
      if (nonce) used.add(nonce);
      for (const oldest of used) if (used.size > remembered) used.delete(oldest);
    },
  };
}

function readProof(proof: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const read = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return read?.challenge?.parameters && read.solution ? read : undefined;
  } catch {
    return undefined;
  }
}
