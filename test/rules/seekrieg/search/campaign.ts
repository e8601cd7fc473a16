import type { Axial } from '../../../../src/hex';
import { bySide, must, type Side } from '../../../../src/rules/core';
import type { AircraftCard, AirGroup } from '../../../../src/rules/seekrieg/model/aircraft';
import type { ScenarioForce, ScenarioSide } from '../../../../src/rules/seekrieg/model/scenario';
import type { SearchForce, SearchPlan } from '../../../../src/rules/seekrieg/model/searchMap';
import { type Battle, battleOf, type TestBattle, type TestShip } from '../fleet';

/** A force of one ship, or of several, heading north at 20 knots. */
type TestForce = Partial<ScenarioForce> & { hex: Axial; of?: Record<string, TestShip> };

interface TestCampaign {
  allies?: Record<string, TestForce>;
  axis?: Record<string, TestForce>;
  search?: Partial<SearchPlan>;
  bases?: Partial<Record<Side, ScenarioSide['bases']>>;
  more?: Partial<TestBattle>;
  opening?: readonly number[];
}

/** Weather of a zone: Force 4, wind from the north, visibility code 8, no ceiling. */
export const CALM = [1, 100, 1, 60, 100];

/** The same in visibility code 3, fog. */
export const FOG = [1, 100, 1, 1, 100];

const PLAN: SearchPlan = {
  ...{ kind: 'campaign', turnHours: [4], hours: 48, weatherHours: 12, land: [] },
  zones: { corner: { q: -8, r: -6 }, columns: 1, rows: 1, areas: [3] },
};

const shipsOf = (forces: Record<string, TestForce>): Record<string, TestShip> =>
  Object.assign({}, ...Object.entries(forces).map(([id, { of }]) => of ?? { [`${id}-ship`]: {} }));

const forcesOf = (forces: Record<string, TestForce>): ScenarioForce[] =>
  Object.entries(forces).map(([id, { of, ...force }]) => {
    const ships = Object.keys(of ?? { [`${id}-ship`]: {} });
    return { id, name: id, facing: 1, speedKnots: 20, flagship: ships[0] ?? '', ships, ...force };
  });

/** A campaign; forces far apart unless something else is said. */
export function campaignTest({
  allies = { home: { hex: { q: 0, r: 0 } } },
  axis = { raider: { hex: { q: 60, r: 0 } } },
  search = {},
  bases = {},
  more = {},
  opening = CALM,
}: TestCampaign = {}): TestBattle {
  const forces = { allies, axis };
  return {
    ...{ allies: shipsOf(allies), axis: shipsOf(axis), opening, ...more },
    scenario: {
      modules: { air: false, submarine: false, search: true },
      ...{
        search: { ...PLAN, ...search },
        turns: 30 * (search.hours ?? PLAN.hours),
        ...more.scenario,
      },
    },
    sides: bySide((side) => ({ forces: forcesOf(forces[side]), bases: bases[side] ?? [] })),
  };
}

export const campaign = (given?: TestCampaign, rolls: readonly number[] = []): Battle =>
  battleOf(campaignTest(given), rolls);

export const forceIn = ({ state }: Battle, id: string): SearchForce =>
  must(
    state.forces.allies.search?.forces[id] ?? state.forces.axis.search?.forces[id],
    `force ${id}`,
  );

/** What a side knows of enemy forces: `contact-1 eye 3,4 held`. */
export const contactsOf = ({ state }: Battle, side: Side): string[] =>
  Object.values(state.forces[side].search?.contacts ?? {}).map(
    ({ id, source, hex, isHeld }) => `${id} ${source} ${hex.q},${hex.r}${isHeld ? ' held' : ''}`,
  );

/** A patrol bomber with the range of the PBY-5A. */
export const PATROL: AircraftCard = {
  ...{ id: 'pby', name: 'PBY-5A', nation: 'united-states', role: 'reconnaissance' },
  ...{ attack: 3, defense: 100, maxKnots: 170, cruiseKnots: 110, rangeMiles: 2080 },
  ...{ flightTurns: 500, loads: [], hasRadar: false, isFloatplane: false },
};

export const FIGHTER: AircraftCard = {
  ...PATROL,
  ...{ id: 'f4f', name: 'F4F-3', role: 'fighter', rangeMiles: 800 },
};

/** A base with some patrol bombers. */
export const baseAt = (
  hex: Axial,
  count = 2,
  aircraft: Partial<AircraftCard> = {},
): ScenarioSide['bases'] => [
  {
    ...{ id: 'base', name: 'Base', type: 'airfield', hex, radar: null },
    airGroups: [{ aircraft: { ...PATROL, ...aircraft }, count } satisfies AirGroup],
  },
];
