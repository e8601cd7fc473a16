import type { BattleEvent, BattleView, ShipId, Weapon } from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import { type Fire, fireOf, grouped } from '../../../table/report/throws';
import type { Shot } from './shots';

/** The fire of a ship, or of the ships that shared a spread, with one weapon. */
export interface Given extends Fire {
  side: Side;
  ships: readonly ShipId[];
  weapon: Weapon;
}

const WEAPONS: readonly Weapon[] = ['primary', 'secondary', 'tertiary', 'torpedoes'];

/** Hits dealt: by side, then by ship in the order in which they first fired, then by weapon. */
export function givenBy(shots: readonly Shot[]): Given[] {
  const rows = SIDES.flatMap((side) =>
    [...grouped(ofSide(shots, side), ({ ships }) => ships.join()).values()].flatMap((own) =>
      WEAPONS.flatMap((weapon) => givenWith(own, weapon)),
    ),
  );
  return rows;
}

const ofSide = (shots: readonly Shot[], side: Side): Shot[] =>
  shots.filter((shot) => shot.side === side);

function givenWith(own: readonly Shot[], weapon: Weapon): Given[] {
  const shots = own.filter((shot) => shot.weapon === weapon);
  const [first] = shots;
  return first ? [{ side: first.side, ships: first.ships, weapon, ...fireOf(shots) }] : [];
}

/** The fire at a ship or counter, and its hits. */
export interface Taken {
  side: Side;
  /** A ship, or a counter of several. */
  target: string;
  weapon: Weapon;
  /** Dice thrown at it, and their average hits; hits assigned at random may fall elsewhere, or come from elsewhere. */
  dice: number;
  expected: number;
  hits: number;
  /** Boxes that the hits destroyed, those of critical hits among them. */
  boxes: number;
}

/** Hits taken, by side, ship or counter, and weapon. */
export function takenBy(
  events: readonly BattleEvent[],
  shots: readonly Shot[],
  view: BattleView,
): Taken[] {
  const counters = countersIn(view);
  const struck = hitsIn(events).map((hit) => ({
    ...hit,
    target: counters.get(hit.ship)?.counter ?? hit.ship,
  }));
  const targets = [...new Set([...shots, ...struck].map(({ target }) => target))];
  const sideOf = (target: string): Side =>
    [...counters.values()].find(({ counter }) => counter === target)?.side ?? 'allies';
  return SIDES.flatMap((side) =>
    targets
      .filter((target) => sideOf(target) === side)
      .flatMap((target) =>
        WEAPONS.map((weapon) => {
          const isIt = (it: { target: string; weapon: Weapon }) =>
            it.target === target && it.weapon === weapon;
          const { dice, expected } = fireOf(shots.filter(isIt));
          const hits = struck.filter(isIt);
          const boxes = hits.reduce((total, hit) => total + hit.boxes, 0);
          return { side, target, weapon, dice, expected, hits: hits.length, boxes };
        }),
      )
      .filter(({ dice, hits }) => dice > 0 || hits > 0),
  );
}

/** The counter and the side of every ship of the scenario. */
const countersIn = ({ scenario }: BattleView): Map<ShipId, { counter: string; side: Side }> =>
  new Map(
    scenario.taskForces.flatMap(({ side, ships }) =>
      ships.map(({ id, counter = id }) => [id, { counter, side }] as const),
    ),
  );

interface Hit {
  ship: ShipId;
  weapon: Weapon;
  boxes: number;
}

/** Every hit with all the boxes that it cost; a critical hit comes right after the hit that caused it [BT-12]. */
export function hitsIn(events: readonly BattleEvent[]): Hit[] {
  const hits: Hit[] = [];
  for (const event of events) {
    if (event.kind === 'hitScored')
      hits.push({ ship: event.ship, weapon: event.weapon, boxes: event.boxes });
    if (event.kind !== 'criticalHit') continue;
    const cause = hits.findLast(({ ship }) => ship === event.ship);
    if (cause) cause.boxes += event.boxes;
  }
  return hits;
}
