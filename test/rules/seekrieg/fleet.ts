import type { Axial, Facing } from '../../../src/hex';
import { type BySide, type Dice, type Side, scriptedDice } from '../../../src/rules/core';
import { newState } from '../../../src/rules/seekrieg/game/start';
import type { SeekriegEvent } from '../../../src/rules/seekrieg/model/events';
import {
  DEFAULT_OPTIONS,
  type ScenarioElement,
  type ScenarioShip,
  type SeekriegOptions,
  type SeekriegScenario,
  type Weather,
} from '../../../src/rules/seekrieg/model/scenario';
import type { Arc, Battery, ShipSheet, Turret } from '../../../src/rules/seekrieg/model/sheet';
import type { SeekriegState } from '../../../src/rules/seekrieg/model/state';
import type { Condition, Ship } from '../../../src/rules/seekrieg/model/units';

/** `A2 B2 / X2 Y2`: forward turrets before the stroke, after ones behind it; `P1:port` names its arc. */
export function turretsIn(text: string): Turret[] {
  const [fore = '', aft = ''] = text.split('/');
  const read = (part: string, usual: Arc): Turret[] =>
    part
      .trim()
      .split(/\s+/)
      .filter((it) => it !== '')
      .map((it) => {
        const [, letter = '', guns = '', arc = usual] = /^([A-Z])(\d+)(?::(\S+))?$/.exec(it) ?? [];
        return { letter, guns: Number(guns), arc: arc as Arc };
      });
  return [...read(fore, 'fore'), ...read(aft, 'aft')];
}

/** A battery of a data sheet; eight 8-inch guns of the County class unless something else is said. */
export const battery = (changed: Partial<Battery> = {}): Battery => ({
  boreInches: 8,
  boreLengths: 50,
  gunClass: 'M3',
  rate: 8,
  rangeYards: 29_900,
  lossFactor: 41,
  ammunition: 150,
  isDualPurpose: false,
  turrets: turretsIn('A2 B2 / X2 Y2'),
  ...changed,
});

/** A data sheet; a cruiser of 320 DP unless something else is said. */
export const sheet = (changed: Partial<ShipSheet> = {}): ShipSheet => ({
  name: 'Cruiser',
  classId: 'cruiser',
  nation: 'united-kingdom',
  type: 'CA',
  completed: 1930,
  displacementTons: 9700,
  dp: 320,
  speedKnots: 32,
  speedLossFactor: 20,
  lengthFeet: 600,
  armor: {
    ...{ type: 'A', deck: 2, belt: 4, conningTower: 3, turret: 2.5 },
    ...{ flightDeck: 0, hangar: 0, island: 0 },
  },
  averageArmor: 2.9,
  batteries: [battery()],
  torpedoes: null,
  antiAircraft: [],
  fireControl: 1,
  fireControlRadar: 0,
  radars: [],
  hasSonar: false,
  hasType98: false,
  floatplanes: 0,
  catapults: 0,
  depthCharges: 0,
  hasAheadThrown: false,
  dco: 20,
  boat: null,
  ...changed,
});

/** A ship of a small battle: by herself in her element, heading north at 20 knots. */
export type TestShip = Partial<Omit<ScenarioShip, 'sheet'>> & { sheet?: Partial<ShipSheet> };

/** What a small battle is, beside what every one is: by day in code 8, Force 3, on open sea. */
export interface TestBattle extends Partial<BySide<Record<string, TestShip>>> {
  options?: Partial<SeekriegOptions>;
  weather?: Partial<Weather>;
  scenario?: Partial<Omit<SeekriegScenario, 'sides' | 'weather'>>;
  /** Elements of several ships, by the ids of those in them; a name that ends with `*` steams together. */
  elements?: Record<string, readonly string[]>;
  /** What a side has beside its elements: forces and bases of the search map. */
  sides?: Partial<BySide<Partial<SeekriegScenario['sides'][Side]>>>;
  /** Dice thrown before the first orders. */
  opening?: readonly number[];
}

const WEATHER: Weather = {
  ...{ force: 3, windFrom: 1, visibility: 8, ceiling: null, moon: 'half', area: 3 },
};

const shipsIn = (ships: Record<string, TestShip>): ScenarioShip[] =>
  Object.entries(ships).map(([id, { sheet: changed, ...ship }]) => ({
    id,
    name: id,
    sheet: sheet({ name: id, ...changed }),
    hex: { q: 0, r: 0 } as Axial,
    facing: 1 as Facing,
    speedKnots: 20,
    fromTurn: 1,
    ...ship,
  }));

/** Ships in their elements; one that is in none is by herself in `of-` and her id. */
function elementsOf(
  ships: readonly ScenarioShip[],
  elements: NonNullable<TestBattle['elements']>,
): ScenarioElement[] {
  const grouped = new Set(Object.values(elements).flat());
  const named = Object.entries(elements).map(([id, ids]) => ({ id, ids }));
  const single = ships.filter(({ id }) => !grouped.has(id));
  return [...named, ...single.map(({ id }) => ({ id: `of-${id}`, ids: [id] }))]
    .map(({ id, ids }) => ({
      id: id.replace('*', ''),
      name: id,
      formation: id.endsWith('*') ? ('together' as const) : ('follow' as const),
      ships: ids.flatMap((it) => ships.filter((ship) => ship.id === it)),
    }))
    .filter((it) => it.ships.length > 0);
}

/** The ship of a side of which nothing is said: she never comes, so that the battle goes on [SK-1.14]. */
const awaited = (id: string): Record<string, TestShip> => ({ [id]: { fromTurn: 99 } });

const sideOf = (
  ships: Record<string, TestShip>,
  elements: NonNullable<TestBattle['elements']>,
): SeekriegScenario['sides'][Side] => ({
  name: 'Side',
  nation: 'united-kingdom',
  elements: elementsOf(shipsIn(ships), elements),
  bases: [],
  forces: [],
  report: null,
  objectives: [],
  hasCommonSignals: true,
});

/** A battle while orders are carried out. */
export interface Battle {
  state: SeekriegState;
  dice: Dice & { left(): number };
  events: SeekriegEvent[];
}

/** The battle as the rules get it. */
export const scenarioOf = ({
  allies,
  axis,
  weather,
  scenario,
  elements = {},
  sides,
}: TestBattle): SeekriegScenario => ({
  system: 'seekrieg',
  id: 'test',
  title: 'Test',
  place: 'At sea',
  date: '1941-05-24',
  startMinute: 720,
  latitude: 45,
  longitude: -30,
  weather: { ...WEATHER, ...weather },
  modules: { air: false, submarine: false, search: false },
  land: [],
  turns: 20,
  ...scenario,
  sides: {
    allies: { ...sideOf(allies ?? awaited('awaited-ally'), elements), ...sides?.allies },
    axis: { ...sideOf(axis ?? awaited('awaited-enemy'), elements), ...sides?.axis },
  },
});

/** The position before the orders of turn 1, with the dice that are thrown from there on. */
export function battleOf(battle: TestBattle, rolls: readonly number[] = []): Battle {
  const options = { ...DEFAULT_OPTIONS, ...battle.options };
  const { state } = newState(scenarioOf(battle), options, scriptedDice(battle.opening ?? []));
  return { state, dice: scriptedDice(rolls), events: [] };
}

/** A ship of a battle by her id. */
export function shipIn({ state }: Battle, id: string): Ship {
  const ship = state.ships[id];
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
}

/** Her log. */
export function logOf(battle: Battle, id: string): Condition {
  const { condition } = shipIn(battle, id);
  if (!condition) throw new Error(`no log of ${id}`);
  return condition;
}

/** Events of a kind, without what every event has. */
export const eventsOf = <Kind extends SeekriegEvent['kind']>(
  { events }: Battle,
  kind: Kind,
): Extract<SeekriegEvent, { kind: Kind }>[] =>
  events.filter((it): it is Extract<SeekriegEvent, { kind: Kind }> => it.kind === kind);
