import { bySide, type Draw, enemyOf, type Side } from '../../../rules/core';
import {
  type Division,
  emptyForce,
  type Force,
  type Knowledge,
  type SeenDivision,
  type SeenShip,
  type ShipRecord,
  type StrategicState,
  type StrategicView,
} from '../../../rules/strategic';
import { launchesOf, seenShip } from '../../../rules/strategic/query';
import { forceOf, knownOf } from '../common/known';
import { levelsIn } from '../unseen/harm';

/**
 * A whole position consistent with a view: the enemy has only what is seen of him. The damage of each of his ships
 * is drawn from what her state allows [ST-5.9]; her torpedoes are aboard, and no sealed orders are assumed.
 */
export function imagined(view: StrategicView, side: Side, draw: Draw): StrategicState {
  const enemy = enemyOf(side);
  const forces = {
    [side]: forceOf(view, side),
    [enemy]: enemyForce(view, side, draw),
  } as StrategicState['forces'];
  const known = {
    [side]: knownOf(view, side),
    [enemy]: knownToEnemy(view, side),
  } as StrategicState['known'];
  return { ...view, viewer: 'all', forces, known };
}

function enemyForce(view: StrategicView, side: Side, draw: Draw): Force {
  const known = knownOf(view, side);
  const ships = Object.values(known.ships).map((ship) => recordOf(ship, draw));
  return {
    ...emptyForce(view.scenario, enemyOf(side)),
    ships: Object.fromEntries(ships.map((ship) => [ship.card.id, ship])),
    divisions: Object.fromEntries(
      Object.values(known.divisions).map((it) => [it.id, divisionOf(it)]),
    ),
  };
}

/** A sighted ship with as much damage as her state may mean. */
function recordOf({ source, state, division, fate }: SeenShip, draw: Draw): ShipRecord {
  const { card } = source;
  const levels = levelsIn(card.capacity, state);
  return {
    source,
    card,
    division: division ?? '',
    fate,
    criticals: [],
    recovered: 0,
    damageLevels: levels[draw(Math.max(1, levels.length))] ?? card.capacity,
    launchesLeft: launchesOf(card),
    hasReloaded: false,
    isDeadInWater: false,
    towedBy: null,
  };
}

const divisionOf = ({ id, name, box, hex, isSpotted, ships }: SeenDivision): Division => ({
  id,
  name: name ?? id,
  box,
  hex,
  isSpotted,
  ships: [...(ships ?? [])],
  status: 'present',
  freeFrom: 1,
  entersAtWill: false,
  undividedUntil: 1,
  submarine: null,
});

/** Our own forces as seen by an enemy who is in the same action, or who has spotted them. */
function knownToEnemy(view: StrategicView, side: Side): Knowledge {
  const force = forceOf(view, side);
  const inAction = view.action?.divisions[side] ?? [];
  const seen = Object.values(force.divisions).filter(
    ({ id, isSpotted, status }) => status === 'present' && (isSpotted || inAction.includes(id)),
  );
  const ships = seen.flatMap((it) => it.ships.flatMap((id) => force.ships[id] ?? []));
  return {
    divisions: Object.fromEntries(seen.map((it) => [it.id, seenDivision(it)])),
    ships: Object.fromEntries(ships.map((ship) => [ship.card.id, seenShip(ship)])),
    landUnits: {},
    points: bySide(() => 0),
    stepsShotDown: 0,
    enemyOffersEnd: false,
    advanced: view.scenario.level === 'advanced' ? { contacts: [], landUnits: [] } : null,
  };
}

const seenDivision = ({ id, name, box, hex, ships, submarine }: Division): SeenDivision => ({
  id,
  name,
  box,
  hex,
  ships,
  isSpotted: true,
  hasCap: false,
  isSubmarine: submarine !== null,
});
