import type { DeployPlan } from '#engine/deploy/plan-deploy.ts';
import type { Stage } from './open-stage.ts';

/** A stage that puts each file where the host looks for it. */
export function placedStage(stage: Stage, { placesOf }: DeployPlan): Pick<Stage, 'write' | 'place'> {
  return {
    async write(file, content, known) {
      for (const place of placesOf(file)) await stage.write(place, content, known);
    },
    place(file, path, listed) {
      for (const place of placesOf(file)) stage.place(place, path, listed);
    },
  };
}
