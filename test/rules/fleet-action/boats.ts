import type { ScenarioSide } from '../../../src/rules/fleet-action/model/scenario';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { type Game, give, newGame, unit } from './game';
import { torpedoOf } from './ledger';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';

/** [NW-7.2, NW-7.14] A type VII submarine, with fields of your own. */
export const boatSheet = (changed: Partial<DataSheet> = {}): DataSheet =>
  sheet('Fletcher', {
    ...{ name: 'Type VII', classId: 'type-vii', type: 'S', size: -3, speedKnots: 17, value: 6 },
    ...{ structure: 0, flotation: 0, crewQuality: 1, main: null, other: null, turningHexes: 1 },
    light: { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 },
    torpedoes: { torpedo: torpedoOf('21" G7a'), mounts: [], reloads: 0 },
    boat: { hull: 3, bowTubes: 4, sternTubes: 1, submergedKnots: 8 },
    ...changed,
  });

type Boats = ScenarioSide['submarines'];

/** Submarines of a side, one for each id. */
export const boats = (ids: readonly string[], fromTurn = 1, changed?: Partial<DataSheet>): Boats =>
  ids.map((id) => ({ id, name: id, sheet: boatSheet(changed), hex: null, vessels: 1, fromTurn }));

/** An Axis submarine, and an Allied destroyer called `ship` at the middle; the Axis is to act with it. */
export function hunt(ship: Partial<TestShip> = {}, changed: TestBattle = {}): Game {
  const game = newGame({
    allies: [{ sheet: 'Fletcher', id: 'ship', knots: 20, ...ship }],
    sides: { axis: { submarines: boats(['u-1']) } },
    ...changed,
  });
  give(game, 'allies', 'first allies allies');
  return game;
}

/** The submarine is placed at a hex, submerged, and has taken a step to the north: it faces north. */
export function lurking(hex: { q: number; r: number }, ship: Partial<TestShip> = {}): Game {
  const game = hunt(ship);
  Object.assign(unit(game, 'u-1'), { fate: 'inPlay', hex, isSubmerged: true });
  return game;
}
