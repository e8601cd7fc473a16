import type { Axial, Facing } from '../../../src/hex';
import { type BySide, bySide, SIDES, type Side } from '../../../src/rules/core';
import type {
  FleetActionScenario,
  ScenarioSide,
  ScenarioSquadron,
  ScenarioUnit,
} from '../../../src/rules/fleet-action/model/scenario';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { idOf, sheet } from './sheets';

/** A ship of a small battle; with nothing named she lies stopped at the middle, facing north, alone in her squadron. */
export interface TestShip {
  /** A ship of the ledger, or a sheet of your own. */
  sheet: string | DataSheet;
  /** By default the name in small letters, `bismarck`; a second one gets a number, `fletcher-2`. */
  id?: string;
  hex?: Axial;
  facing?: Facing;
  knots?: number;
  /** Ships that name the same squadron form it, in listed order; the first sets its facing and speed. */
  squadron?: string;
  /** The next fields are those of the squadron, taken from its first ship. */
  commandValue?: number;
  isContact?: boolean;
  entersOnTurn?: number;
  vessels?: number;
  damage?: ScenarioUnit['damage'];
}

/** What a battle is beside its ships; each side may replace parts of its own. */
export interface TestBattle
  extends Partial<Omit<FleetActionScenario, 'sides'>>,
    Partial<BySide<readonly TestShip[]>> {
  sides?: Partial<BySide<Partial<ScenarioSide>>>;
}

/** A battle by day in good visibility on the default map of NW-1.18, calm, without land, of 10 turns; the Allies go home eastward. */
export function battleOf({ allies, axis, sides, ...changed }: TestBattle): FleetActionScenario {
  const ships = { allies: allies ?? [], axis: axis ?? [] };
  const ids = idsOf(ships);
  return {
    ...COMMON,
    ...changed,
    sides: bySide((side) => ({ ...sideOf(side, ships[side], ids), ...sides?.[side] })),
  };
}

const COMMON: Omit<FleetActionScenario, 'sides'> = {
  system: 'fleet-action',
  id: 'test',
  title: 'Test',
  date: '1942-06-04',
  place: 'At sea',
  startMinute: 720,
  isNight: false,
  visibility: 5,
  wind: null,
  badWeather: 'none',
  map: { column: -30, row: -25, columns: 61, rows: 51 },
  land: [],
  turns: 10,
  objectives: [],
  freeExits: [],
  convoyOf: null,
  happenings: [],
};

/** Ids of all ships in listed order, each once. */
function idsOf(ships: BySide<readonly TestShip[]>): Map<TestShip, string> {
  const ids = new Map<TestShip, string>();
  const taken = new Map<string, number>();
  for (const ship of SIDES.flatMap((side) => ships[side])) {
    const id = ship.id ?? idOf(sheetOf(ship).name);
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    ids.set(ship, count === 1 ? id : `${id}-${count}`);
  }
  return ids;
}

const sheetOf = (ship: TestShip): DataSheet =>
  typeof ship.sheet === 'string' ? sheet(ship.sheet) : ship.sheet;

const sideOf = (
  side: Side,
  ships: readonly TestShip[],
  ids: ReadonlyMap<TestShip, string>,
): ScenarioSide => ({
  name: side,
  nation: side,
  homeEdges: [side === 'allies' ? 'east' : 'west'],
  squadrons: [...squadronsOf(side, ships)].map(([id, members]) => squadronOf(id, members, ids)),
  airSquadrons: [],
  dummies: [],
  landTargets: [],
  submarines: [],
  minefields: 0,
});

/** The ships by their squadrons; a ship that names none has one of her own: `allies-1`, `allies-2`. */
function squadronsOf(side: Side, ships: readonly TestShip[]): Map<string, TestShip[]> {
  const squadrons = new Map<string, TestShip[]>();
  for (const [index, ship] of ships.entries()) {
    const id = ship.squadron ?? `${side}-${index + 1}`;
    squadrons.set(id, [...(squadrons.get(id) ?? []), ship]);
  }
  return squadrons;
}

function squadronOf(
  id: string,
  ships: readonly TestShip[],
  ids: ReadonlyMap<TestShip, string>,
): ScenarioSquadron {
  const [first] = ships;
  return {
    id,
    name: id,
    commandValue: first?.commandValue ?? 0,
    flagship: first ? (ids.get(first) ?? null) : null,
    units: ships.map((ship) => unitOf(ship, ids.get(ship) ?? '')),
    facing: first?.facing ?? 1,
    speedKnots: first?.knots ?? 0,
    isContact: first?.isContact ?? false,
    entersOnTurn: first?.entersOnTurn ?? 0,
  };
}

const unitOf = (ship: TestShip, id: string): ScenarioUnit => ({
  id,
  name: sheetOf(ship).name,
  sheet: sheetOf(ship),
  hex: ship.hex ?? { q: 0, r: 0 },
  vessels: ship.vessels ?? 1,
  ...(ship.damage && { damage: ship.damage }),
});
