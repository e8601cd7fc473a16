import {
  bySide,
  type Engagement,
  type EngagementForce,
  type EngagementShip,
  enemyOf,
  type Roll,
  SIDES,
  type Side,
  valueOf,
} from '../../core';
import { speedNow, stateOf } from '../cards/shipNow';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import type { ShipRecord, StrategicState } from '../model/state';
import { recordsIn } from './fighters';
import { launchesInAll } from './supply';

/** [ST-21.13] The maximum rounds: three make the hour of an Advanced turn. */
const ROUNDS = { basic: 4, advanced: 3 } as const;

/** [ST-21.4] Surface ships of the action, by side. */
const handedShips = (state: StrategicState, action: SurfaceAction, side: Side): ShipRecord[] =>
  recordsIn(state, action, side).filter(({ card }) => card.type !== 'SS');

/** [ST-21.4, ST-21.7] Both sides have surface ships, and each of them a sheet. */
export const canBeHandedOver = (state: StrategicState, action: SurfaceAction): boolean =>
  SIDES.every((side) => {
    const ships = handedShips(state, action, side);
    return ships.length > 0 && ships.every(({ source }) => source.sheet !== undefined);
  });

/** [ST-21.4, ST-21.6] Hands the fight over, rolling for whatever the state does not fix. */
export function handOver(play: Play, action: SurfaceAction): void {
  const { entry, dice } = rollEntry(play, action);
  const rounds = ROUNDS[action.level];
  const abandoning = bySide(() => false);
  action.stage = { kind: 'battle', battle: null, rounds, entry, abandoning };
  tell(play, { kind: 'battleHandedOver', rule: 'ST-21.4', rounds, entry, dice });
}

/** [ST-21.6] Land lies in the north: nobody comes in from there, nor from the south opposite. */
function rollEntry({ dice }: Play, { isCoastal }: SurfaceAction): { entry: number; dice: Roll[] } {
  const thrown: Roll[] = [];
  for (;;) {
    const roll = dice.roll('d6', 1, 'entry');
    thrown.push(roll);
    const entry = valueOf(roll);
    if (!isCoastal || (entry !== 1 && entry !== 4)) return { entry, dice: thrown };
  }
}

/** [ST-21.6] The record of a fight that is handed over; `undefined` where none is. */
export function engagementOf(state: StrategicState): Engagement | undefined {
  const { action, scenario } = state;
  if (action?.stage.kind !== 'battle') return undefined;
  const { rounds, entry } = action.stage;
  return {
    ...{ id: action.id, title: `${scenario.title}: surface action`, rounds, entry },
    date: scenario.date,
    ...action.sky,
    hasLand: action.isCoastal,
    initiative: action.surprised && enemyOf(action.surprised),
    options: { fog: true, ...scenario.resolution.battleOptions },
    sides: bySide((side) => ({
      ...scenario.sides[side],
      forces: forcesOf(state, action, side),
    })),
  };
}

/** [ST-21.5] Each division is a force. */
function forcesOf(state: StrategicState, action: SurfaceAction, side: Side): EngagementForce[] {
  const ships = handedShips(state, action, side);
  const { divisions } = state.forces[side];
  return action.divisions[side].flatMap((id) => {
    const own = ships.filter(({ division }) => division === id).map(engagementShip);
    return own.length > 0 ? [{ id, name: divisions[id]?.name ?? id, ships: own }] : [];
  });
}

/** [ST-21.9] The share of guns lost at a damage state. */
const GUNS_LOST = { none: 0, light: 0, moderate: 0.36, heavy: 0.75, sunk: 1 } as const;

/** [ST-21.6 to ST-21.12] */
function engagementShip(ship: ShipRecord): EngagementShip {
  const { card, source, damageLevels, criticals } = ship;
  const state = stateOf(ship);
  return {
    ...{ id: card.id, name: card.name, sheet: source.sheet, type: card.type, damageLevels },
    isSmall: card.size === 'small',
    capacity: card.capacity,
    gunsLost: GUNS_LOST[state],
    launchesLeft: state === 'heavy' ? 0 : launchesInAll(ship),
    engineHits: criticals.filter((it) => it === 'engines').length,
    isDeadInWater: speedNow(ship) === 0,
    hasSearchRadar: card.radar >= 2,
    hasFireControlRadar: card.radar === 3,
    hasWeakMagazines: card.traits.includes('M'),
    hasOxygenTorpedoes: card.traits.includes('O'),
  };
}
