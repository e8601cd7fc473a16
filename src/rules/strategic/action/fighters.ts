import { enemyOf, SIDES, type Side } from '../../core';
import type { ShipCard } from '../cards/cards';
import { damageState } from '../cards/damage';
import { stateOf } from '../cards/shipNow';
import type { SurfaceAction } from '../model/actionState';
import type { ScenarioShip } from '../model/scenario';
import type {
  DivisionId,
  SeenShip,
  ShipRecord,
  StrategicState,
  StrategicView,
} from '../model/state';
import type { DamageState } from '../tables/kinds';

/** A ship in a Quick action, with everything its attacks need. */
export interface Fighter extends Pick<ShipRecord, 'damageLevels' | 'criticals' | 'launchesLeft'> {
  side: Side;
  card: ShipCard;
  isDeadInWater: boolean;
}

/** [ST-16.12] A submarine's gun is the one on her deck. */
function cardInAction({ card, submarine }: ScenarioShip): ShipCard {
  if (card.type !== 'SS') return card;
  const firePower = submarine?.hasDeckGun ? ({ rating: 1, gunClass: 'E' } as const) : null;
  return { ...card, firePower, secondary: null };
}

const fighterOf = (side: Side, ship: ShipRecord): Fighter => ({
  side,
  card: cardInAction(ship.source),
  damageLevels: ship.damageLevels,
  criticals: ship.criticals,
  isDeadInWater: ship.isDeadInWater,
  launchesLeft: ship.launchesLeft,
});

/** [ST-5.9] An enemy as she is seen: with the fewest Damage Levels of her state, and her torpedoes aboard. */
function seenFighter(side: Side, { source, state }: SeenShip, launchesLeft: number): Fighter {
  const card = cardInAction(source);
  const damageLevels = leastLevels(state, card.capacity);
  return { side, card, damageLevels, criticals: [], isDeadInWater: false, launchesLeft };
}

const leastLevels = (state: DamageState, capacity: number): number =>
  Array.from({ length: capacity + 1 }, (_, levels) => levels).find(
    (levels) => damageState(levels, capacity) === state,
  ) ?? capacity;

/** Sorted by id. */
const byId = (a: { card: ShipCard }, b: { card: ShipCard }): number =>
  a.card.id < b.card.id ? -1 : 1;

/** [ST-21.4, ST-16.11] Ships of a side that are in the action, afloat and not submerged, by id. */
export function recordsIn(
  { forces }: Pick<StrategicView, 'forces'>,
  { divisions, brokeOff }: SurfaceAction,
  side: Side,
): ShipRecord[] {
  const force = forces[side];
  if (!force) return [];
  return divisions[side]
    .flatMap((id) => force.divisions[id] ?? [])
    .filter(({ submarine }) => !submarine?.isSubmerged)
    .flatMap(({ ships }) => ships.flatMap((id) => force.ships[id] ?? []))
    .filter(({ fate, card }) => fate === 'afloat' && !brokeOff.includes(card.id))
    .sort(byId);
}

/** The ships of both sides as the rules have them, Player One's first, by id. */
export const fightersIn = (state: StrategicState, action: SurfaceAction): Fighter[] =>
  SIDES.flatMap((side) => recordsIn(state, action, side).map((ship) => fighterOf(side, ship)));

/** Enemy ships of the action that a side sees afloat, by id. */
function seenIn(view: StrategicView, action: SurfaceAction, side: Side): SeenShip[] {
  const divisions: readonly DivisionId[] = action.divisions[enemyOf(side)];
  return Object.values(view.known[side]?.ships ?? {})
    .filter(({ fate }) => fate === 'afloat')
    .filter(({ division }) => division !== null && divisions.includes(division))
    .filter(({ id }) => !action.brokeOff.includes(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** [ST-5.21] The ships of both sides as one side knows them, Player One's first, by id. */
export function fightersKnownTo(
  view: StrategicView,
  action: SurfaceAction,
  side: Side,
  launchesOf: (card: ShipCard) => number,
): Fighter[] {
  const own = recordsIn(view, action, side).map((ship) => fighterOf(side, ship));
  const enemies = seenIn(view, action, side).map((ship) =>
    seenFighter(enemyOf(side), ship, launchesOf(ship.source.card)),
  );
  return side === 'allies' ? [...own, ...enemies] : [...enemies, ...own];
}

export const fightersOf = (fighters: readonly Fighter[], side: Side): Fighter[] =>
  fighters.filter((it) => it.side === side && stateOf(it) !== 'sunk');
