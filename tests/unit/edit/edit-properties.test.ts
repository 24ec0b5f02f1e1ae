import { describeEdits } from './edit-properties.ts';

describeEdits(0.1);
