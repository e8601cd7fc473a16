import type { Draw, Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import type { Objective, Ship } from '../../../rules/seekrieg/query';

type Aim = Objective['aim'];

/** Damage in per cent from which an enemy is supposed to be paid for hurting a ship, and below which his own counts as sound. */
const HURT: Aim = { kind: 'damaged', fromPercent: 40 };
const SOUND: Aim = { kind: 'undamaged', belowPercent: 25 };

/** What such things are supposed to be worth, by the worth of sinking her, or of keeping her. */
const HURT_WORTH = 0.3;
const AFLOAT_WORTH = 0.6;
const SOUND_WORTH = 0.4;

/** Steps of a share that is drawn. */
const FINE = 256;

/**
 * [SK-5.11] The enemy's list is hidden: he is supposed to be paid for the ships of a side by damage points, as it is for his, or what
 * it gets for keeping them; and for keeping each ship of his a share, which is drawn, of what it would get for sinking her.
 */
export function supposedObjectives(
  view: SeekriegView,
  side: Side,
  ships: readonly Ship[],
  draw: Draw,
): Objective[] {
  const own = view.forces[side]?.objectives ?? [];
  if (own.length === 0) return [];
  const rate = paidPerPoint(
    own,
    ships.filter((ship) => ship.side !== side),
  );
  const share = draw(FINE) / FINE;
  return ships.flatMap((ship) =>
    ship.side === side
      ? forSinking(ship.id, Math.max(rate * ship.sheet.dp, paidFor(own, ship, KEEPS)))
      : forKeeping(ship.id, share * paidFor(own, ship, SINKS)),
  );
}

const KEEPS: readonly Aim['kind'][] = ['afloat', 'undamaged', 'out-of-sight'];
const SINKS: readonly Aim['kind'][] = ['sunk'];

/** Points of a list about a ship, by kinds of aims. */
const paidFor = (
  list: readonly Objective[],
  { id, sheet }: Ship,
  kinds: readonly Aim['kind'][],
): number =>
  list
    .filter(({ aim, ships }) => kinds.includes(aim.kind) && ships.includes(id))
    .reduce((sum, { points }) => sum + (points === 'dp' ? sheet.dp : points), 0);

const forSinking = (id: string, worth: number): Objective[] => [
  objectiveOn(`sunk-${id}`, id, worth, { kind: 'sunk' }),
  objectiveOn(`hurt-${id}`, id, HURT_WORTH * worth, HURT),
];

const forKeeping = (id: string, worth: number): Objective[] => [
  objectiveOn(`afloat-${id}`, id, AFLOAT_WORTH * worth, { kind: 'afloat' }),
  objectiveOn(`sound-${id}`, id, SOUND_WORTH * worth, SOUND),
];

const objectiveOn = (
  id: string,
  ship: string,
  points: number,
  aim: Objective['aim'],
): Objective => ({
  ...{ id, points: Math.round(points), aim, ships: [ship], of: 'each', judged: 'end' },
});

/** What a side is paid for sinking enemies, by their damage points; 1 where it is for none. */
function paidPerPoint(own: readonly Objective[], enemies: readonly Ship[]): number {
  const named = enemies.filter((ship) => paidFor(own, ship, SINKS) > 0);
  const dp = named.reduce((sum, { sheet }) => sum + sheet.dp, 0);
  const points = named.reduce((sum, ship) => sum + paidFor(own, ship, SINKS), 0);
  return dp > 0 ? points / dp : 1;
}
