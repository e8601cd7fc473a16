import type { ShipClass } from '../../../scenario';
import type { Silhouette, Silhouettes } from '../boardProps';

/** What the registry knows of a class's plan. */
export const silhouetteOf = ({ lengthFeet, beamFeet, guns, funnels }: ShipClass): Silhouette => ({
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

/** The plans of all classes of a registry, for the board. */
export const silhouettesOf = (classes: Iterable<ShipClass>): Silhouettes =>
  Object.fromEntries([...classes].map((it) => [it.id, silhouetteOf(it)]));
