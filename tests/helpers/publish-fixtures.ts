import { join } from 'node:path';
import { publish } from '#engine/commands/schema.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from './scratch-site.ts';

/** Before all tests: the fixture site that has blocks of its own gets the schema/ that belongs to the shapes as they are. */
export default async function publishFixtures(): Promise<void> {
  await publish(theme, join(fixtureSites, 'joinery'));
}
