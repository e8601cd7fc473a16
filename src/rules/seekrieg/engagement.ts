import { distance, ORIGIN } from '../../hex';
import {
  type BySide,
  bySide,
  type EngagedShip,
  type EngagementHost,
  type EngagementResult,
  must,
  SIDES,
  type Side,
} from '../core';
import { conditionOf, shipsOnMap } from './common/own';
import { presentMaximum } from './common/speed';
import { scenarioOf, TURNS_A_ROUND } from './game/handedOver';
import { seekrieg } from './index';
import { refusal } from './model/refusals';
import { DEFAULT_OPTIONS } from './model/scenario';
import { gunsOf } from './model/sheet';
import type { SeekriegState } from './model/state';
import type { Condition, Ship } from './model/units';

/** [SK-35.22 to SK-35.30] How Seekrieg plays what another system hands over, and hands back. */
export const seekriegHost: EngagementHost<SeekriegState> = {
  system: {
    ...seekrieg,
    // [SK-35.28] A fight within something larger is not given up.
    refuse: (view, side, order) =>
      order.kind === 'surrender'
        ? refusal('not-now', 'SK-35.28')
        : seekrieg.refuse(view, side, order),
  },
  scenarioOf,
  optionsOf: () => DEFAULT_OPTIONS,
  resultOf,
};

/** [SK-35.29, SK-35.30] The result of a battle that is over or abandoned. */
function resultOf(state: SeekriegState): EngagementResult {
  const brokeOff = brokenOff(state);
  const ships = Object.values(state.ships).map((ship) => engagedShip(state, ship, brokeOff));
  return { ships, rounds: Math.ceil(state.turn / TURNS_A_ROUND), brokeOff };
}

/** [SK-35.30] Once contact is lost, the side whose ships have come farther from the middle. */
function brokenOff(state: SeekriegState): Side | null {
  const left = bySide((side) => shipsOnMap(state).filter((it) => it.side === side));
  const { sightings } = state.hidden;
  const isSeen = ({ id, side }: Ship) =>
    SIDES.some((by) => by !== side && sightings[by][id] !== undefined);
  if (SIDES.some((side) => left[side].length === 0 || left[side].some(isSeen))) return null;
  return fartherOf(bySide((side) => meanDistance(left[side])));
}

const fartherOf = ({ allies, axis }: BySide<number>): Side | null => {
  if (allies === axis) return null;
  return allies > axis ? 'allies' : 'axis';
};

const meanDistance = (ships: readonly Ship[]): number =>
  ships.reduce((sum, { hex }) => sum + distance(hex, ORIGIN), 0) / ships.length;

/** [SK-35.29] A ship that her crew has left does not come home. */
function fateOf({ fate, side }: Ship, brokeOff: Side | null): EngagedShip['fate'] {
  if (fate === 'sunk' || fate === 'abandoned') return 'sunk';
  return side === brokeOff ? 'left' : 'afloat';
}

function engagedShip(state: SeekriegState, ship: Ship, brokeOff: Side | null): EngagedShip {
  const { id, sheet, fate } = ship;
  const condition = conditionOf(ship);
  const atEntry = must(condition.atEntry, `${id} as she came`);
  const [primary, ...others] = sheet.batteries.map((_, index) => gunsIn(ship, index));
  const secondary = others.reduce(both, NONE);
  const guns = both(primary ?? NONE, secondary);
  return {
    id,
    fate: fateOf(ship, brokeOff),
    hullLost: Math.min(condition.damage, sheet.dp),
    hullBoxes: sheet.dp,
    gunsLost: guns.lost,
    gunBoxes: guns.built,
    arms: { primary: primary ?? NONE, secondary, torpedoes: tubesIn(ship) },
    isUnhurt: condition.damage === atEntry.damage,
    torpedoesUsed: launchesSince(condition, atEntry.reloads),
    isDeadInWater: fate === 'inPlay' && presentMaximum(state, ship) === 0,
  };
}

/** Pieces lost and built. */
interface Pieces {
  lost: number;
  built: number;
}

const NONE: Pieces = { lost: 0, built: 0 };

const both = (a: Pieces, b: Pieces): Pieces => ({
  lost: a.lost + b.lost,
  built: a.built + b.built,
});

function gunsIn(ship: Ship, index: number): Pieces {
  const built = gunsOf(must(ship.sheet.batteries[index], `battery ${index}`));
  const turrets = conditionOf(ship).batteries[index]?.turrets ?? [];
  return { built, lost: built - turrets.reduce((sum, { guns }) => sum + guns, 0) };
}

function tubesIn(ship: Ship): Pieces {
  const mounts = ship.sheet.torpedoes?.mounts ?? [];
  const left = conditionOf(ship).mounts.reduce((sum, { tubes }) => sum + tubes, 0);
  const built = mounts.reduce((sum, { tubes }) => sum + tubes, 0);
  return { built, lost: built - left };
}

/** [SK-35.29] Tubes fired are one launch, and reloads put in are one more. */
const launchesSince = ({ mounts, torpedoReloads }: Condition, reloads: number): number =>
  (mounts.some(({ firedOnTurn }) => firedOnTurn > 0) ? 1 : 0) + (torpedoReloads < reloads ? 1 : 0);
