import { must } from '../../../src/rules/core';
import type { AirBase, Flight } from '../../../src/rules/seekrieg/model/flights';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { cardOf } from '../../../src/rules/seekrieg/ratings/aircraftCards';
import { type Battle, battleOf, type TestBattle, type TestShip } from './fleet';
import { at } from './playing';

/** `a6m2 18, d3a1 19`: the aircraft of a carrier. */
export const groupsIn = (text: string) =>
  text.split(', ').map((it) => {
    const [id = '', count = ''] = it.split(' ');
    return { aircraft: cardOf(id), count: Number(count) };
  });

/** A carrier of 800 DP without guns, with such aircraft. */
export const carrier = (aircraft: string, changed: TestShip = {}): TestShip => ({
  airGroups: groupsIn(aircraft),
  ...changed,
  sheet: { type: 'CV', dp: 800, speedKnots: 34, batteries: [], ...changed.sheet },
});

/** Four 5-inch guns that reach all levels, factor 14. */
export const FLAK: ShipSheet['antiAircraft'] = [
  { gun: '5"/38 Mk 12', guns: 4, factor: 14, level: 'V', battery: null },
];

const modules = { air: true, submarine: false, search: false };

/** Nothing is rolled for guns. */
export const UNARMED: Partial<ShipSheet> = { batteries: [] };

/** An allied carrier that steams into a wind from the northeast, 10 miles south of an enemy cruiser without guns. */
export const flying = (
  aircraft: string,
  { allies, axis, scenario, ...battle }: TestBattle = {},
  rolls: readonly number[] = [],
): Battle =>
  battleOf(
    {
      weather: { visibility: 9 },
      ...battle,
      scenario: { turns: 60, modules, ...scenario },
      allies: {
        carrier: carrier(aircraft, { facing: 1, speedKnots: 25, hex: at(0, 40) }),
        ...allies,
      },
      axis: { enemy: { hex: at(0, 0), facing: 4, speedKnots: 20, sheet: UNARMED }, ...axis },
    },
    rolls,
  );

export const baseIn = ({ state }: Battle, id = 'carrier'): AirBase =>
  must(state.forces.allies.bases[id] ?? state.forces.axis.bases[id], `base ${id}`);

export const flightIn = ({ state }: Battle, id: string): Flight =>
  must(state.forces.allies.flights[id] ?? state.forces.axis.flights[id], `flight ${id}`);

/** `4 f4f-3, 6 sbd-3` */
export const listText = (
  rows: readonly { aircraft: string; count: number; load: number }[],
): string =>
  rows
    .map(({ aircraft, count, load }) => `${count} ${aircraft}${load ? `:${load}` : ''}`)
    .join(', ');
