import { describeEdits } from './edit-properties.ts';

describeEdits(1);
