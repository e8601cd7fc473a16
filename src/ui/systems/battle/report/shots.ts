import type { BattleEvent, EventOf, ShipId, Weapon } from '../../../../rules/battle';
import { DIE_SIDES, type Roll, type Side } from '../../../../rules/core';

/** One salvo or spread of torpedoes, as its event describes it. */
export interface Shot {
  side: Side;
  /** Who fired: one ship, or those that shared a spread. */
  ships: readonly ShipId[];
  /** A ship, or a counter of several [BT-8.13]. */
  target: string;
  weapon: Weapon;
  dice: number;
  /** Of each die to hit, 0 to 1. */
  chance: number;
  hits: number;
}

type Fired = EventOf<'salvoFired' | 'torpedoesLaunched'>;

const isFired = (event: BattleEvent): event is Fired =>
  event.kind === 'salvoFired' || event.kind === 'torpedoesLaunched';

/** All fire whose dice the events show; those of an unsighted stack are not shown [BT-20.13]. */
export const shotsOf = (events: readonly BattleEvent[]): Shot[] =>
  events.filter(isFired).map((event) => ({
    side: event.side,
    ships: event.kind === 'salvoFired' ? [event.ship] : event.ships,
    target: event.target,
    weapon: event.kind === 'salvoFired' ? event.weapon : 'torpedoes',
    dice: event.dice.reduce((sum, { values }) => sum + values.length, 0),
    chance: chanceOf(event.dice[0], event.needed),
    hits: event.hits,
  }));

/** The chance that a die shows at least the number needed, 0 to 1. */
function chanceOf(roll: Roll | undefined, needed: number): number {
  if (!roll || roll.die === 'lot') return 0;
  const sides = DIE_SIDES[roll.die];
  return Math.min(1, Math.max(0, (sides + 1 - needed) / sides));
}

/** Sums over shots. */
export interface Fire {
  /** Salvos, or spreads of torpedoes. */
  salvos: number;
  dice: number;
  /** The average hits of that many dice. */
  expected: number;
  hits: number;
  /** Of the number of hits: the sum of n p (1 - p), since each die is thrown separately. */
  variance: number;
}

export const fireOf = (shots: readonly Shot[]): Fire => ({
  salvos: shots.length,
  dice: sum(shots, ({ dice }) => dice),
  expected: sum(shots, ({ dice, chance }) => dice * chance),
  hits: sum(shots, ({ hits }) => hits),
  variance: sum(shots, ({ dice, chance }) => dice * chance * (1 - chance)),
});

export const sum = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((total, item) => total + value(item), 0);

/** Groups in the order in which their first members come. */
export function grouped<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
