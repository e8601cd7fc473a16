import { expect, test } from 'vitest';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { combatsOf } from '../../../src/rules/strategic/advanced/combatPlan';
import {
  armed,
  confirm,
  flightOf,
  give,
  inPhase,
  offered,
  refused,
  report,
  reportAircraft,
  type Turn,
} from './advancedGame';
import { base, diceBy, FAR, fly, HERE, scene, ships } from './advancedScene';
import { CARRIER, FIGHTERS, scenarioSquadron, TRANSPORT } from './smallGame';

const attack = (unit: string, ...targets: string[]) =>
  ({ kind: 'declareCombat', unit, targets }) as const;

/** What a plan comes to: kind, units, targets. */
const planned = ({ state, events }: Turn) =>
  combatsOf({ state, events, dice: diceBy(() => 1) }).map(({ kind, units, targets }) => [
    ...[kind, units, targets],
  ]);

test('[ST-8.16] who stands by a division that only stands by another comes in with it, in whatever order', () => {
  for (const [first, last] of [
    ['A1', 'A3'],
    ['A3', 'A1'],
  ] as const) {
    const divisions = ['A1', 'A2', 'A3', 'X1'].map((id) => ships(id, HERE));
    const turn = inPhase(scene({ divisions }), 'combatPlan');
    give(turn, 'allies', attack(last, report(turn.state, 'X1', HERE)));
    give(turn, 'allies', attack('A2', last));
    give(turn, 'allies', attack(first, 'A2'));
    expect(planned(turn)).toEqual([['surface', ['A1', 'A2', 'A3'], ['X1']]]);
  }
});

/** A patrol over A1, and an enemy fighter in its hex. */
function patrolled(): Turn {
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), ships('X1', FAR, CARRIER)],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('x-f', 'x1-ship', FIGHTERS),
    ],
  });
  fly(state, 'a-f', [HERE], { ordnance: 'guns', capOver: 'A1' });
  fly(state, 'x-f', [HERE], { ordnance: 'guns' });
  return inPhase(state, 'combatPlan');
}

test('[ST-8.25] a patrol that declines attacks nobody, whatever strike it was to meet', () => {
  for (const [declines, combats] of [
    [false, [['air', ['a-f'], ['x-f']]]],
    [true, []],
  ] as const) {
    const turn = patrolled();
    const contact = reportAircraft(turn.state, 'x-f', HERE, 'a-f');
    give(turn, 'allies', { kind: 'meetStrike', squadron: 'a-f', contact });
    if (declines) give(turn, 'allies', attack('a-f'));
    expect(planned(turn)).toEqual(combats);
  }
});

/** A carrier with three fighter squadrons that are armed, and enemy aircraft over her. */
function alarmed(damageLevels: number): Turn {
  const fighters = ['a-f1', 'a-f2', 'a-f3'];
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), ships('X1', FAR, CARRIER)],
    squadrons: [
      ...fighters.map((id) => scenarioSquadron(id, 'a1-ship', FIGHTERS)),
      scenarioSquadron('x-f', 'x1-ship', FIGHTERS),
    ],
  });
  const carrier = state.forces.allies.ships['a1-ship'];
  if (carrier) carrier.damageLevels = damageLevels;
  for (const id of fighters) armed(state, 'allies', id, 'guns');
  fly(state, 'x-f', [HERE], { ordnance: 'guns' });
  reportAircraft(state, 'x-f', HERE, 'A1');
  return inPhase(state, 'combatPlan');
}

const scramble = (squadron: string) => ({ kind: 'scramble', squadron, answer: 'yes' }) as const;

test('[ST-4.6] [ST-12.11] a Moderate carrier scrambles at most four steps in a turn, a whole one all', () => {
  for (const [damageLevels, refusal] of [
    [0, undefined],
    [4, 'deck-full'],
  ] as const) {
    const turn = alarmed(damageLevels);
    give(turn, 'allies', scramble('a-f1'));
    expect(refused(turn, 'allies', scramble('a-f2'))).toBe(refusal);
    const listed = offered(turn, 'allies', 'scramble').map(({ squadron }) => squadron);
    expect(listed).toEqual(refusal ? ['a-f1'] : ['a-f1', 'a-f2', 'a-f3']);
    give(turn, 'allies', { ...scramble('a-f1'), answer: 'no' });
    expect(refused(turn, 'allies', scramble('a-f2'))).toBeUndefined();
  }
});

test('[ST-4.6] [ST-12.5] what has scrambled counts among the steps that a Moderate carrier launches in the turn', () => {
  for (const scrambles of [false, true]) {
    const turn = alarmed(4);
    if (scrambles) give(turn, 'allies', scramble('a-f1'));
    confirm(turn);
    const { state } = turn;
    expect(flightOf(state, 'allies', 'a-f1')?.isScrambled).toBe(scrambles);
    const phase = inPhase(state, 'movement', state.turn);
    const order = { kind: 'launchCap', squadron: 'a-f2', over: 'A1' } as const;
    expect(refused(phase, 'allies', order)).toBe(scrambles ? 'deck-full' : undefined);
    confirm(phase);
    const up = ['a-f1', 'a-f2', 'a-f3'].filter((id) => flightOf(state, 'allies', id)?.hex);
    expect(up).toEqual(['a-f1']);
  }
});

/** A ship of Player One before an Axis shore with two batteries and two garrisons, and a battery elsewhere. */
function shore(card = {}): StrategicState {
  return scene({
    divisions: [ships('A1', HERE, card), ships('X1', FAR)],
    landUnits: [
      ...[base('x-base', HERE, 'airbase'), base('x-garrison', HERE), base('x-garrison-2', HERE)],
      ...[base('x-heavy', HERE, 'heavyBattery'), base('x-medium', HERE, 'mediumBattery')],
      base('x-other', FAR, 'heavyBattery'),
    ],
  });
}

const BOMBARD = {
  kind: 'bombardCoast',
  division: 'A1',
  landUnit: 'x-base',
  answer: 'yes',
} as const;

test('[ST-18.12] the batteries that lie with what is bombarded answer, those taken or elsewhere do not', () => {
  for (const atSea of [false, true]) {
    const state = shore();
    const [taken, enemy] = [
      state.forces.axis.landUnits['x-medium'],
      state.forces.axis.divisions.X1,
    ];
    if (taken) taken.isCaptured = true;
    if (enemy && atSea) enemy.hex = HERE;
    const turn = inPhase(state, 'combatPlan');
    give(turn, 'allies', BOMBARD);
    if (atSea) give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
    confirm(turn);
    expect(state.action?.divisions.axis).toEqual(atSea ? ['X1'] : []);
    expect(state.action?.landUnits).toEqual(['x-base', 'x-heavy']);
    expect(strategic.view(state, 'allies').action?.landUnits).toEqual(['x-base', 'x-heavy']);
  }
});

test('[ST-18.15] where two garrisons lie in the hex both must be broken', () => {
  for (const [second, isTaken] of [
    [4, false],
    [5, true],
  ] as const) {
    const state = shore(TRANSPORT);
    const levels = { 'x-garrison': 5, 'x-garrison-2': second, 'x-heavy': 1, 'x-medium': 1 };
    for (const [id, damageLevels] of Object.entries(levels))
      Object.assign(state.forces.axis.landUnits[id] ?? {}, { damageLevels });
    if (state.forces.allies.advanced) state.forces.allies.advanced.landings.A1 = 1;
    confirm(inPhase(state, 'advancedEnd'));
    expect(state.forces.axis.landUnits['x-base']?.isCaptured).toBe(isTaken);
  }
});
