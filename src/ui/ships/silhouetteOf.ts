import type { ClassPlan } from '../../scenario/prepared';
import type { Silhouette, Silhouettes } from './silhouette';

/** The drawing's figures of a class. */
export const silhouetteOf = ({ lengthFeet, beamFeet, guns, funnels }: ClassPlan): Silhouette => ({
  lengthFeet,
  beamFeet,
  funnels,
  mounts: guns.flatMap(({ caliberInches, mounts }) =>
    mounts.map(({ at, barrels, side }) => ({
      at,
      caliberInches,
      guns: barrels,
      side: side ?? 'center',
    })),
  ),
});

/** Those of several classes, for the board. */
export const silhouettesOf = (classes: Iterable<ClassPlan>): Silhouettes =>
  Object.fromEntries([...classes].map((it) => [it.id, silhouetteOf(it)]));
