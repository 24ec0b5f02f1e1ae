import { listBlockTypes } from '../../blocks/list-block-types.ts';
import { type AnyBlock, loadBlock } from '../../blocks/load-blocks.ts';
import { type Problem, problemType } from '../wire.ts';
import { errorToProblem } from './error-to-problem.ts';
import { ProblemCard } from './problem-card.tsx';

export interface DevBlocks {
  blocks: ReadonlyMap<string, AnyBlock>;
  /** Of block folders that cannot be loaded. */
  problems: Problem[];
}

/** Every block by its type; one whose code does not load is drawn as a card that says why. */
export async function loadDevBlocks(): Promise<DevBlocks> {
  const blocks = new Map<string, AnyBlock>([[problemType, { View: ProblemCard }]]);
  const problems: Problem[] = [];
  await Promise.all(
    listBlockTypes().map(async (type) => {
      try {
        blocks.set(type, await loadBlock(type));
      } catch (error) {
        const problem = errorToProblem(error, `The block ${type} cannot be loaded`);
        problems.push(problem);
        blocks.set(type, { View: () => <ProblemCard problems={[problem]} /> });
      }
    }),
  );
  return { blocks, problems };
}
