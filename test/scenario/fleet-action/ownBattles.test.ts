import { describe, expect, test } from 'vitest';
import { distance, hexAhead } from '../../../src/hex';
import { must } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { ScenarioUnit } from '../../../src/rules/fleet-action/query';
import { diceOf } from '../../rules/fleet-action/game';
import { actionFile, actionOf, loadAction } from './shippedActions';

const ship = (id: string, name: string): ScenarioUnit =>
  must(
    Object.values(actionOf(id).sides)
      .flatMap(({ squadrons }) => squadrons.flatMap(({ units }) => units))
      .find((it) => it.id === name),
    name,
  );

describe('Cape Spada', () => {
  test('Sydney opens fire at 20,000 yards, just in reach of her guns, and the destroyers are out of it', () => {
    const hex = (name: string) => must(ship('fa-cape-spada', name).hex, name);
    const colleoni = hex('giovanni-delle-bande-nere');
    expect(distance(hex('sydney'), colleoni)).toBe(20);
    expect(ship('fa-cape-spada', 'sydney').sheet.main?.gun.penetration).toHaveLength(4);
    expect(distance(hex('hyperion'), colleoni)).toBe(20);
    expect(ship('fa-cape-spada', 'hyperion').sheet.main?.gun.penetration).toHaveLength(3);
  });

  test('the Italians are as fast as she is, and not faster', () => {
    const knots = ['sydney', 'giovanni-delle-bande-nere', 'bartolomeo-colleoni'].map(
      (name) => ship('fa-cape-spada', name).sheet.speedKnots,
    );
    expect(knots).toEqual([32, 32, 32]);
  });
});

describe('the Java Sea', () => {
  test('[NW-1.33] Houston without her after turret', () => {
    const battle = actionOf('fa-java-sea');
    const { state } = fleetAction.newState(battle, fleetAction.defaultOptions, diceOf());
    const houston = must(state.units.houston, 'houston');
    expect(houston.sheet.main?.mounts).toEqual([
      ...[
        { barrels: 3, arc: 'F' },
        { barrels: 3, arc: 'F' },
        { barrels: 3, arc: 'A' },
      ],
    ]);
    expect(houston.condition?.lost).toEqual({ main: [2], other: [], torpedoes: [] });
  });

  test('what is lost in a game is not lost in the scenario', () => {
    const battle = actionOf('fa-java-sea');
    const { state } = fleetAction.newState(battle, fleetAction.defaultOptions, diceOf());
    state.units.houston?.condition?.lost.main.push(0);
    const again = fleetAction.newState(battle, fleetAction.defaultOptions, diceOf());
    expect(again.state.units.houston?.condition?.lost.main).toEqual([2]);
  });

  test('[NW-34.2] ships without a hex start astern of the one before', () => {
    const { state } = fleetAction.newState(
      actionOf('fa-java-sea'),
      fleetAction.defaultOptions,
      diceOf(),
    );
    const line = ['de-ruyter', 'exeter', 'houston', 'perth', 'java'].map((id) =>
      must(state.units[id], id),
    );
    for (const [i, { hex }] of line.entries())
      if (i > 0) expect(hex).toEqual(hexAhead(must(line[i - 1], 'ship ahead').hex, 6, -1));
  });

  test('the heavy cruisers are beyond gun range, and the Allies gain by going north', () => {
    const nachi = must(ship('fa-java-sea', 'nachi').hex, 'nachi');
    const ruyter = must(ship('fa-java-sea', 'de-ruyter').hex, 'de-ruyter');
    expect(distance(nachi, ruyter)).toBe(27);
    const { objectives, freeExits } = actionOf('fa-java-sea');
    const north = objectives.filter(({ aim }) => aim.kind === 'exit');
    expect(north.flatMap(({ aim }) => aim.units)).toEqual(freeExits[0]?.units);
  });
});

test('[NW-34.9] without a word a flagship is the first-named ship, the wind is calm and stores are full', () => {
  const file = { ...actionFile('fa-cape-spada'), wind: undefined };
  const { wind, sides } = loadAction(file).scenario;
  expect(wind).toBeNull();
  expect(sides.allies.squadrons.map(({ flagship }) => flagship)).toEqual(['sydney', 'hyperion']);
});
