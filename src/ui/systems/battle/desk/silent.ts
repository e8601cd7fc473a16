import { distance } from '../../../../hex';
import {
  type BattleView,
  factorsOf,
  type Order,
  type ShipId,
  stacksAtSea,
  type Weapon,
} from '../../../../rules/battle';
import { enemyOf, type Refusal, type Side } from '../../../../rules/core';
import type { Mount } from './mounts';

/** A battery, or the torpedoes of a ship, that may not fire in this impulse. */
export interface Silent {
  ship: ShipId;
  weapon: Weapon;
  factors: number;
}

const GUNS: readonly Weapon[] = ['primary', 'secondary', 'tertiary'];
const TORPEDOES: readonly Weapon[] = ['torpedoes'];

/** A side's weapons of this impulse other than the mounts that may be aimed. */
export function silentOf(view: BattleView, side: Side, mounts: readonly Mount[]): Silent[] {
  const weapons = view.step.kind === 'torpedoes' ? TORPEDOES : GUNS;
  return stacksAtSea(view, side)
    .flatMap(({ ships }) => ships)
    .flatMap((ship) =>
      weapons.map((weapon) => ({ ship, weapon, factors: factorsOf(view, ship, weapon) })),
    )
    .filter(
      ({ ship, weapon, factors }) =>
        factors > 0 && !mounts.some((it) => it.ship === ship && it.weapon === weapon),
    );
}

/** What the rules say about firing at the nearest enemy. */
interface Reason {
  target: ShipId;
  refusal: Refusal | undefined;
}

/** Why it is silent. Nothing where no enemy is in sight. */
export function whySilent(
  view: BattleView,
  side: Side,
  { ship, weapon }: Silent,
  whyNot: (order: Order) => Refusal | undefined,
): Reason | undefined {
  const target = nearestEnemy(view, side, ship);
  if (target === undefined) return undefined;
  return { target, refusal: whyNot({ kind: 'declare', ship, weapon, target, full: false }) };
}

function nearestEnemy(view: BattleView, side: Side, ship: ShipId): ShipId | undefined {
  const own = view.stacks.find(({ ships }) => ships.includes(ship));
  if (!own) return undefined;
  const away = ({ hex }: { hex: typeof own.hex }) => distance(own.hex, hex);
  const seen = stacksAtSea(view, enemyOf(side)).filter(({ ships }) => ships.length > 0);
  return seen.sort((a, b) => away(a) - away(b))[0]?.ships[0];
}
