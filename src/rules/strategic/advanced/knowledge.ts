import { enemyOf, SIDES, type Side } from '../../core';
import { recordsIn } from '../action/fighters';
import { inOrder, landUnitState, shipIn } from '../harm';
import { endsSeen, seenShip } from '../harm/seen';
import type {
  Division,
  LandUnitId,
  SeenDivision,
  SeenLandUnit,
  ShipRecord,
  StrategicState,
} from '../model/state';
import { shipsSeenInAction } from '../tactical/seen';

/**
 * [ST-5.5, ST-5.6, ST-5.7, ST-5.25] What either side knows of the enemy in an Advanced game beside its contacts: by name only
 * ships in a surface action or under its air attack, as long as it lasts, and those whose end it saw; land units always, their state by last sight.
 */
export function refreshAdvanced(state: StrategicState): void {
  for (const side of SIDES) {
    const known = state.known[side];
    const inSight = shipsInSight(state, side);
    const attacked = shipsUnderAirAttack(state, side);
    known.ships = {
      ...byId([...inSight, ...attacked].map(seenShip)),
      ...endsSeen(known.ships),
    };
    known.divisions = byId(divisionsOf(state, side, inSight));
    known.landUnits = byId(landUnitsOf(state, side));
  }
}

const byId = <T extends { id: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((it) => [it.id, it]));

/** [ST-5.7, ST-5.8, ST-5.25] In tactical play the visible ones, in Quick and in a battle all of those that fight: no submerged boat. */
function shipsInSight(state: StrategicState, side: Side): ShipRecord[] {
  const { action } = state;
  const isOpen = action?.stage.kind === 'quick' || action?.stage.kind === 'battle';
  if (!isOpen) return shipsSeenInAction(state, side);
  return recordsIn(state, action, enemyOf(side));
}

/** [ST-5.9, ST-7.16] Ships that a side attacks from the air, which it tells apart; no boat, which it does not. */
const shipsUnderAirAttack = (state: StrategicState, side: Side): ShipRecord[] =>
  state.air?.attacker === side
    ? state.air.ships.map(({ id }) => shipIn(state, id)).filter(({ card }) => card.type !== 'SS')
    : [];

function divisionsOf(
  state: StrategicState,
  side: Side,
  inSight: readonly ShipRecord[],
): SeenDivision[] {
  const divisions = Object.values(state.forces[enemyOf(side)].divisions);
  return inOrder(divisions).flatMap((division) => {
    const ships = inSight.filter((it) => it.division === division.id);
    return ships.length > 0 ? [seenDivision(division, ships)] : [];
  });
}

const seenDivision = (
  { id, name, hex, submarine }: Division,
  ships: readonly ShipRecord[],
): SeenDivision => ({
  id,
  hex,
  box: null,
  isSpotted: true,
  hasCap: false,
  name,
  ships: ships.map(({ card }) => card.id),
  isSubmarine: submarine !== null,
});

/** [ST-5.6] Bases are on the map from the start; their state as last seen, and as it is while they are in sight. */
function landUnitsOf({ known, forces }: StrategicState, side: Side): SeenLandUnit[] {
  const { landUnits, advanced } = known[side];
  const stateKnown = (id: LandUnitId) => landUnits[id]?.state ?? null;
  return inOrder(Object.values(forces[enemyOf(side)].landUnits)).map((unit) => ({
    id: unit.id,
    state: advanced?.landUnits.includes(unit.id) ? landUnitState(unit) : stateKnown(unit.id),
    isCaptured: unit.isCaptured,
    hasCap: false,
  }));
}
