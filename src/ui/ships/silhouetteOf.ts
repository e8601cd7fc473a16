import type { ClassPlan } from '../../scenario/prepared';
import type { Silhouette, Silhouettes } from './silhouette';

/** Made once for each plan, so that its drawing is too. */
const MADE = new WeakMap<ClassPlan, Silhouette>();

/** The drawing's figures of a class. */
export function silhouetteOf(plan: ClassPlan): Silhouette {
  const made = MADE.get(plan) ?? newSilhouette(plan);
  MADE.set(plan, made);
  return made;
}

const newSilhouette = ({ lengthFeet, beamFeet, guns, funnels }: ClassPlan): Silhouette => ({
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
