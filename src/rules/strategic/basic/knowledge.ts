import { enemyOf, SIDES, type Side } from '../../core';
import { forceOf, presentDivisions } from '../common/own';
import { landUnitState } from '../harm';
import { endsSeen, seenShip } from '../harm/seen';
import type { Division, SeenDivision, SeenShip, StrategicState } from '../model/state';
import { shipsSeenInAction } from '../tactical/seen';
import { capOver } from './cap';
import { isSeen } from './spotting';

/** [ST-5.2 to ST-5.6] What lies open in a Basic game. */
export function refreshBasic(state: StrategicState): void {
  for (const side of SIDES) {
    const known = state.known[side];
    known.divisions = seenDivisions(state, side);
    known.ships = {
      ...seenShips(state, side),
      ...seenInAction(state, side),
      ...endsSeen(known.ships),
    };
    known.landUnits = seenLand(state, side);
  }
}

/** [ST-5.2, ST-5.3] Counters, but none while they are being placed. */
function seenDivisions(state: StrategicState, side: Side): Record<string, SeenDivision> {
  if (state.step.kind === 'setup' && state.turn === 0) return {};
  const seen = presentDivisions(forceOf(state, enemyOf(side))).filter(isSeen);
  return Object.fromEntries(seen.map((it) => [it.id, seenDivision(state, enemyOf(side), it)]));
}

/** [ST-5.4] What a Spotted card shows. */
function seenDivision(state: StrategicState, owner: Side, division: Division): SeenDivision {
  const { id, name, box, ships, submarine } = division;
  const isSpotted = isSeenWhole(division);
  return {
    id,
    box,
    isSpotted,
    hex: null,
    isSubmarine: submarine !== null,
    name: isSpotted ? name : null,
    ships: isSpotted ? [...ships] : null,
    hasCap: isSpotted && isPatrolled(state) && capOver(state, owner, { division: id }).length > 0,
  };
}

const isSeenWhole = ({ isSpotted, submarine }: Division): boolean =>
  isSpotted || submarine?.isDetected === true;

/** [ST-5.17] CAP is seen once it flies, until it lands. */
const isPatrolled = ({ step }: StrategicState): boolean =>
  step.kind === 'strikePlan' || step.kind === 'strikes';

function seenShips(state: StrategicState, side: Side): Record<string, SeenShip> {
  const force = forceOf(state, enemyOf(side));
  const seen = presentDivisions(force).filter(isSeenWhole);
  const ships = seen.flatMap((it) => it.ships.flatMap((id) => force.ships[id] ?? []));
  return Object.fromEntries(ships.map((ship) => [ship.card.id, seenShip(ship)]));
}

/** [ST-5.7] Those that are visible in a tactical action. */
const seenInAction = (state: StrategicState, side: Side): Record<string, SeenShip> =>
  Object.fromEntries(shipsSeenInAction(state, side).map((ship) => [ship.card.id, seenShip(ship)]));

/** [ST-5.6, ST-6.10] Land lies open. */
function seenLand(state: StrategicState, side: Side) {
  const owner = enemyOf(side);
  const units = Object.values(forceOf(state, owner).landUnits).map((unit) => ({
    id: unit.id,
    state: landUnitState(unit),
    isCaptured: unit.isCaptured,
    hasCap: isPatrolled(state) && capOver(state, owner, { landUnit: unit.id }).length > 0,
  }));
  return Object.fromEntries(units.map((it) => [it.id, it]));
}
