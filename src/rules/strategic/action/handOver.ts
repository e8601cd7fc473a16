import {
  bySide,
  type Engagement,
  type EngagementForce,
  type EngagementShip,
  enemyOf,
  otherSheet,
  type Roll,
  SIDES,
  type Side,
  valueOf,
} from '../../core';
import { speedNow, stateOf } from '../cards/shipNow';
import { hourOf } from '../common/turn';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import type { ShipRecord, StrategicState } from '../model/state';
import { TACTICAL_HEX_YARDS } from '../tables/clock';
import { visibilityHexes } from '../tactical/sight';
import { recordsIn } from './fighters';
import { launchesInAll } from './supply';

const MINUTES_AN_HOUR = 60;

/** [ST-21.13] The maximum rounds: three make the hour of an Advanced turn. */
const ROUNDS = { basic: 4, advanced: 3 } as const;

/** [ST-21.4] Surface ships of the action, by side. */
const handedShips = (state: StrategicState, action: SurfaceAction, side: Side): ShipRecord[] =>
  recordsIn(state, action, side).filter(({ card }) => card.type !== 'SS');

/** [ST-21.4, ST-21.7] Both sides have surface ships, and each of them a sheet. `host`: not the usual system. */
export const canBeHandedOver = (
  state: StrategicState,
  action: SurfaceAction,
  host: string | undefined,
): boolean =>
  SIDES.every((side) => {
    const ships = handedShips(state, action, side);
    return ships.length > 0 && ships.every((ship) => sheetOf(state, ship, host) !== undefined);
  });

/** [ST-21.1a, ST-21.7] What the system that fights an action builds her sheet from. */
const sheetOf = (
  { scenario }: StrategicState,
  { source }: ShipRecord,
  host: string | undefined,
): unknown =>
  host === undefined ? source.sheet : otherSheet(scenario.otherSheets, source.otherSheets, host);

/** [ST-21.1a, ST-21.4, ST-21.6] Hands the fight over, rolling for whatever the state does not fix. `host`: not the usual one. */
export function handOver(play: Play, action: SurfaceAction, host: string | undefined): void {
  const { entry, dice } = rollEntry(play, action);
  const rounds = ROUNDS[action.level];
  const abandoning = bySide(() => false);
  const other = host === undefined ? {} : { host };
  action.stage = { kind: 'battle', ...other, battle: null, rounds, entry, abandoning };
  tell(play, { kind: 'battleHandedOver', rule: 'ST-21.4', ...other, rounds, entry, dice });
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
    id: action.id,
    title: `${scenario.title}: surface action`,
    rounds,
    entry,
    date: scenario.date,
    startMinute: MINUTES_AN_HOUR * hourOf(state),
    ...action.sky,
    visibilityYards: visibilityHexes(action.sky) * TACTICAL_HEX_YARDS,
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
  const host = action.stage.kind === 'battle' ? action.stage.host : undefined;
  return action.divisions[side].flatMap((id) => {
    const own = ships
      .filter(({ division }) => division === id)
      .map((ship) => engagementShip(ship, sheetOf(state, ship, host)));
    return own.length > 0 ? [{ id, name: divisions[id]?.name ?? id, ships: own }] : [];
  });
}

/** [ST-21.9] The share of guns lost at a damage state. */
const GUNS_LOST = { none: 0, light: 0, moderate: 0.36, heavy: 0.75, sunk: 1 } as const;

/** [ST-21.6 to ST-21.12] */
function engagementShip(ship: ShipRecord, sheet: unknown): EngagementShip {
  const { card, damageLevels, criticals } = ship;
  const state = stateOf(ship);
  return {
    id: card.id,
    name: card.name,
    sheet,
    type: card.type,
    damageLevels,
    isSmall: card.size === 'small',
    capacity: card.capacity,
    gunsLost: GUNS_LOST[state],
    launchesLeft: state === 'heavy' ? 0 : launchesInAll(ship),
    engineHits: criticals.filter((it) => it === 'engines').length,
    isDeadInWater: speedNow(ship) === 0,
    speedLeft: card.speed === 0 ? 1 : speedNow(ship) / card.speed,
    hasSearchRadar: card.radar >= 2,
    hasFireControlRadar: card.radar === 3,
    hasWeakMagazines: card.traits.includes('M'),
    hasOxygenTorpedoes: card.traits.includes('O'),
  };
}
