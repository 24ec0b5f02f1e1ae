import { defineBlock } from '#contract/define-block.ts';
import type { PracticeAreasProps } from './schema.ts';
import { listServices } from './structured-data.ts';
import { PracticeAreasView } from './view.tsx';

export default defineBlock<PracticeAreasProps>({ View: PracticeAreasView, structuredData: listServices });
