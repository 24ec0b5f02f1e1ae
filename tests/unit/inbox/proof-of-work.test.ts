import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, test } from 'vitest';
import { createProofOfWork } from '#engine/inbox/proof-of-work.ts';

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

async function solved(work: ReturnType<typeof createProofOfWork>) {
  const challenge = await work.challenge();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

describe('a proof of work', () => {
  let now = Date.now();
  const work = createProofOfWork(() => now);

  test('is accepted once', async () => {
    const proof = encode(await solved(work));
    now += 3000;
    expect(await work.judge(proof)).toBeUndefined();
    // A form that was not kept is sent again.
    expect(await work.judge(proof)).toBeUndefined();
    work.spend(proof);
    expect(await work.judge(proof)).toBe('proof of work used again');
  });

  test('tells that a form was sent faster than people write', async () => {
    expect(await work.judge(encode(await solved(work)))).toBe('sent too fast');
  });

  test('is missed', async () => {
    expect(await work.judge(undefined)).toBe('no proof of work');
    expect(await work.judge('')).toBe('no proof of work');
  });

  test('is not accepted if it is wrong in any way', async () => {
    const { challenge, solution } = await solved(work);
    const other = await solved(createProofOfWork());
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } };
    const early = { ...challenge, parameters: { ...challenge.parameters, data: { issued: 0 } } };
    for (const proof of [
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } },
      { challenge: easy, solution },
      { challenge: early, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: { parameters: 5 }, solution: 5 },
      other,
      [],
      5,
    ])
      expect([proof, await work.judge(encode(proof))]).toEqual([proof, 'wrong proof of work']);
    expect(await work.judge('%%%')).toBe('wrong proof of work');
  });
});
