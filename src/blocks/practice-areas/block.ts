import { defineBlock } from '../define-block.ts';
import type { PracticeAreasProps } from './schema.ts';
import { PracticeAreasView } from './view.tsx';

export default defineBlock<PracticeAreasProps>({ View: PracticeAreasView });
