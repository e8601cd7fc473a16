import { describe, expect, test } from 'vitest';
import { strategicBots } from '../../src/bots/strategic';
import { drawFrom, must, type Side, scriptedDice } from '../../src/rules/core';
import {
  type SquadronRecord,
  type StrategicEvent,
  type StrategicState,
  strategic,
} from '../../src/rules/strategic';
import { damageState, refreshKnowledge } from '../../src/rules/strategic/query';
import { inPhase } from '../rules/strategic/advancedGame';
import { basicAt, landOf, shipOf, squadronOf } from '../rules/strategic/basicGame';
import { smallAdvanced } from '../rules/strategic/smallGame';

const DRAWS = 60;

/** Positions that a side takes the one of a game for, by lots of its own. @param told to the side */
const taken = (
  state: StrategicState,
  side: Side = 'allies',
  told: readonly StrategicEvent[] = [],
): StrategicState[] =>
  Array.from({ length: DRAWS }, (_, seed) =>
    must(strategicBots.exchanged, 'other positions')(state, side, drawFrom(`${seed}`), {
      ...{ start: state, told },
    }),
  ) as StrategicState[];

/** What a side sees of it, once what it knows has been worked out anew. */
function seenAnew(state: StrategicState, side: Side = 'allies'): unknown {
  const copy = strategic.copy(state);
  refreshKnowledge(copy);
  return strategic.view(copy, side);
}

const basic = (): StrategicState => basicAt({ step: { kind: 'cap' }, spotted: ['X1'] });

describe('what a side takes an enemy’s hidden condition for', () => {
  test('[ST-4.2, ST-5.9] Damage Levels are any of the state that is seen; a whole ship stays whole', () => {
    const state = basic();
    shipOf(state, 'x-carrier').damageLevels = 1;
    refreshKnowledge(state);
    const others = taken(state);
    const { capacity } = shipOf(state, 'x-carrier').card;
    const levels = others.map((it) => shipOf(it, 'x-carrier').damageLevels);
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
    for (const it of levels) expect(damageState(it, capacity)).toBe('light');
    for (const other of others) {
      expect(shipOf(other, 'x-battleship').damageLevels).toBe(0);
      expect(seenAnew(other)).toEqual(seenAnew(state));
    }
  });

  test('[ST-5.6] so are those of a base', () => {
    const state = basic();
    landOf(state, 'a-base').damageLevels = 1;
    refreshKnowledge(state);
    const others = taken(state, 'axis');
    expect(new Set(others.map((it) => landOf(it, 'a-base').damageLevels)).size).toBeGreaterThan(1);
    for (const other of others) expect(seenAnew(other, 'axis')).toEqual(seenAnew(state, 'axis'));
  });

  test('[ST-5.11] whose the steps were that were shot down is not seen; those of a mission are known to fly it', () => {
    const state = basic();
    const { squadrons, basic: plans } = state.forces.axis;
    const [one, two, three] = Object.values(squadrons) as SquadronRecord[];
    if (!one || !two || !three) throw new Error('three squadrons');
    two.card = one.card;
    three.card = one.card;
    Object.assign(one, { steps: 1, lostForGood: 3 });
    must(plans, 'plans').search = [{ squadron: three.id, steps: 2 }];
    const drawn = taken(state).map((it) =>
      [one, two, three].map(({ id }) => squadronOf(it, id).steps).join(),
    );
    expect(new Set(drawn)).toEqual(
      new Set([`1,${two.steps},${three.steps}`, `${two.steps},1,${three.steps}`]),
    );
  });

  test('[ST-4.16, ST-12.1] critical hits are others, and so is what squadrons aboard are armed with', () => {
    const { state } = strategic.newState(smallAdvanced(), {}, scriptedDice([6, 1]));
    inPhase(state, 'movement');
    const ship = shipOf(state, 'x-battleship');
    Object.assign(ship, { damageLevels: 2, criticals: ['bridge'] });
    const { advanced, squadrons } = state.forces.axis;
    const bomber = must(
      Object.values(squadrons).find(({ card }) => card.type === 'TB'),
      'a torpedo bomber',
    );
    const flight = { squadron: bomber.id, hex: null, path: [], launchTurn: null, group: null };
    must(advanced, 'plans').flights[bomber.id] = {
      ...flight,
      ...{ ordnance: 'bombs', hasAttacked: false, capOver: null },
      ...{ isScrambled: false, justLanded: false },
    };
    const others = taken(state);
    const criticals = others.map((it) => shipOf(it, ship.card.id).criticals.join());
    expect(new Set(criticals)).toEqual(new Set(['steering', 'bridge', 'engines', 'mainBattery']));
    const armed = others.map((it) => it.forces.axis.advanced?.flights[bomber.id]?.ordnance);
    expect(new Set(armed)).toEqual(new Set(['guns', 'bombs', 'torpedoes']));
    for (const other of others) expect(seenAnew(other)).toEqual(seenAnew(state));
    must(advanced, 'plans').moves = ['X1', 'X2'].map((it) => ({ division: it, to: 'exit' }));
    for (const other of taken(state))
      expect(shipOf(other, ship.card.id).criticals).toEqual(['bridge']);
  });

  test('[ST-5.9, ST-4.21] a ship out of sight is as she was last seen hit, and damage control has been at work since', () => {
    const state = basicAt({ step: { kind: 'cap' }, turn: 6 });
    shipOf(state, 'x-carrier').damageLevels = 3;
    shipOf(state, 'x-cruiser-1').damageLevels = 1;
    const told = (turn: number): StrategicEvent[] => [
      {
        ...{ kind: 'shipHit', rule: 'ST-4.2', seenBy: 'all', turn, side: 'axis' },
        ...{ ship: 'x-carrier', damageLevels: null, state: 'light' },
      },
    ];
    const levelsIn = (turn: number) =>
      taken(state, 'allies', told(turn)).map((it) => shipOf(it, 'x-carrier'));
    expect(new Set(levelsIn(6).map((it) => it.damageLevels))).toEqual(new Set([1, 2, 3]));
    expect(new Set(levelsIn(6).map((it) => it.recovered))).toEqual(new Set([0]));
    const since = levelsIn(1);
    expect(new Set(since.map((it) => it.recovered))).toEqual(new Set([0, 1, 2]));
    for (const { damageLevels, recovered } of since) {
      expect(damageLevels).toBeGreaterThan(0);
      expect(damageLevels + recovered).toBeLessThanOrEqual(3);
    }
    for (const other of taken(state, 'allies', told(1))) {
      expect(shipOf(other, 'x-cruiser-1').damageLevels).toBe(1);
      expect(seenAnew(other)).toEqual(seenAnew(state));
    }
  });

  test('[ST-5.11, ST-24.7] from which of two carriers a squadron flies is not seen', () => {
    const state = basic();
    shipOf(state, 'x-cruiser-2').card = { ...shipOf(state, 'x-carrier').card, id: 'x-cruiser-2' };
    Object.assign(squadronOf(state, 'x-db'), { home: 'x-cruiser-2' });
    const other = squadronOf(state, 'x-db');
    other.card = { ...other.card, type: 'F' };
    const homes = taken(state).map((it) =>
      ['x-f', 'x-db'].map((id) => squadronOf(it, id).home).join(),
    );
    expect(new Set(homes)).toEqual(new Set(['x-carrier,x-cruiser-2', 'x-cruiser-2,x-carrier']));
  });

  test('[ST-17.10, ST-20.2] torpedoes and air of boats that nobody has detected', () => {
    const { state } = strategic.newState(smallAdvanced(), {}, scriptedDice([6, 1]));
    inPhase(state, 'movement', 5);
    const { divisions, ships } = state.forces.axis;
    const boat = must(divisions.XS1, 'a boat');
    divisions.XS2 = {
      ...boat,
      id: 'XS2',
      ships: ['x-boat-2'],
      submarine: { ...must(boat.submarine, 'air') },
    };
    const first = shipOf(state, 'x-boat');
    ships['x-boat-2'] = { ...first, card: { ...first.card, id: 'x-boat-2' }, division: 'XS2' };
    first.launchesLeft = 1;
    const others = taken(state);
    const left = others.map((it) =>
      ['x-boat', 'x-boat-2'].map((id) => shipOf(it, id).launchesLeft).join(),
    );
    expect(new Set(left)).toEqual(new Set(['1,3', '3,1']));
    const air = others.map((it) => it.forces.axis.divisions.XS1?.submarine?.turnsLeft ?? 0);
    expect(new Set(air).size).toBeGreaterThan(10);
    expect(Math.min(...air)).toBeGreaterThanOrEqual(12);
    for (const other of others) expect(seenAnew(other)).toEqual(seenAnew(state));
    must(boat.submarine, 'air').isDetected = true;
    for (const other of taken(state))
      expect(other.forces.axis.divisions.XS1?.submarine).toEqual(boat.submarine);
  });

  test('[ST-5.10] while a fight is under way what takes part in it stays, and all else is drawn', () => {
    const state = basicAt({ step: { kind: 'cap' }, spotted: ['X1', 'X2'] });
    shipOf(state, 'x-carrier').damageLevels = 1;
    shipOf(state, 'x-battleship').damageLevels = 1;
    refreshKnowledge(state);
    state.air = { target: { division: 'X1' }, flights: [] } as unknown as StrategicState['air'];
    const others = taken(state);
    const levels = (id: string) => new Set(others.map((it) => shipOf(it, id).damageLevels));
    expect(levels('x-carrier')).toEqual(new Set([1]));
    expect(levels('x-battleship').size).toBeGreaterThan(1);
  });
});
