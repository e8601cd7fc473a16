import { expect, test } from 'vitest';
import { isRefusal, refusalCode, scriptedDice } from '../../../src/rules/core';
import { type OrderOf, type StrategicState, strategic } from '../../../src/rules/strategic';
import { forceOf } from '../../../src/rules/strategic/advanced/contacts';
import { beginBasicTurn } from '../../../src/rules/strategic/basic/begin';
import { captureLand } from '../../../src/rules/strategic/basic/captures';
import { confirm, flightOf, give, hexOf, inPhase, report } from './advancedGame';
import { base, FAR, fly, HERE, hex, NORTH, scene } from './advancedScene';
import * as basicGame from './basicGame';
import {
  CARRIER,
  DESTROYER,
  DIVE_BOMBERS,
  division,
  FIGHTERS,
  scenarioShip,
  scenarioSquadron,
  smallBasic,
  TRANSPORT,
} from './smallGame';

const SOUTH = hex(HERE.q, HERE.r + 1);

/** A carrier with a destroyer in one division of Player Two, two of Player One's far off. */
const fleets = (): StrategicState =>
  scene({
    divisions: [
      division('A1', [scenarioShip('a-carrier', CARRIER)], { hex: hex(1, 3) }),
      division('A2', [scenarioShip('a-fast', { speed: 7 })], { hex: HERE }),
      division('X1', [scenarioShip('x-carrier', CARRIER), scenarioShip('x-dd', DESTROYER)], {
        hex: HERE,
      }),
      division('X2', [scenarioShip('x-dd-2', DESTROYER)], { hex: HERE }),
    ],
    squadrons: [
      scenarioSquadron('a-db', 'a-carrier', DIVE_BOMBERS),
      scenarioSquadron('x-f', 'x-carrier', FIGHTERS),
    ],
  });

const divisionOfShip = (state: StrategicState, ship: string): string =>
  state.forces.axis.ships[ship]?.division ?? '';

const regroup = (divisions: string[], groups: string[][]): OrderOf<'splitMerge'> => ({
  ...{ kind: 'splitMerge', divisions, groups },
});
const SPLIT = regroup(['X1'], [['x-dd'], ['x-carrier']]);
const MERGE = regroup(['X2', 'X1'], [['x-dd-2', 'x-dd', 'x-carrier']]);

test('[ST-9.11] [ST-2.5] a strike follows the carrier out of a division that is split or merged', () => {
  for (const order of [SPLIT, MERGE]) {
    const state = fleets();
    fly(state, 'a-db', [SOUTH], { ordnance: 'bombs', launchTurn: 1 });
    const turn = inPhase(state, 'movement', 2);
    const goal = report(state, 'X1', HERE);
    give(turn, 'axis', order);
    const carrier = divisionOfShip(state, 'x-carrier');
    give(turn, 'axis', { kind: 'moveDivision', division: carrier, to: NORTH });
    give(turn, 'allies', { kind: 'moveSquadrons', squadrons: ['a-db'], path: [HERE], goal });
    confirm(turn);
    expect(hexOf(state, 'axis', carrier)).toEqual(NORTH);
    expect(flightOf(state, 'allies', 'a-db')?.hex).toEqual(NORTH);
  }
});

test('[ST-9.11] [ST-2.5] a group that goes back to an own division goes to its most valuable part', () => {
  const state = fleets();
  fly(state, 'x-f', [SOUTH], { ordnance: 'guns', launchTurn: 1 });
  const turn = inPhase(state, 'movement', 2);
  give(turn, 'axis', {
    ...{ kind: 'moveSquadrons', squadrons: ['x-f'], path: [HERE], goal: 'X1' },
  });
  give(turn, 'axis', SPLIT);
  const carrier = divisionOfShip(state, 'x-carrier');
  give(turn, 'axis', { kind: 'moveDivision', division: carrier, to: NORTH });
  confirm(turn);
  expect(flightOf(state, 'axis', 'x-f')?.hex).toEqual(NORTH);
});

test('[ST-9.14] [ST-2.5] who pursues a division that is split goes after its most valuable part', () => {
  const state = fleets();
  const turn = inPhase(state, 'movement', 2);
  const contact = report(state, 'X1', HERE);
  state.forces.allies.advanced?.pursuits.push({ division: 'A2', contact });
  give(turn, 'allies', { kind: 'pursue', division: 'A2', contact });
  give(turn, 'axis', SPLIT);
  const carrier = divisionOfShip(state, 'x-carrier');
  give(turn, 'axis', { kind: 'moveDivision', division: carrier, to: NORTH });
  give(turn, 'axis', { kind: 'moveDivision', division: 'X1', to: SOUTH });
  confirm(turn);
  expect(hexOf(state, 'allies', 'A2')).toEqual(NORTH);
});

test('[ST-9.13] [ST-2.5] each part of a division may pursue what the whole might', () => {
  const state = fleets();
  const turn = inPhase(state, 'movement', 2);
  state.forces.axis.advanced?.pursuits.push({ division: 'X1', contact: 'c2-1' });
  give(turn, 'axis', SPLIT);
  expect(state.forces.axis.advanced?.pursuits).toEqual([
    { division: 'X1', contact: 'c2-1' },
    { division: divisionOfShip(state, 'x-carrier'), contact: 'c2-1' },
  ]);
});

test('[ST-12.7] [ST-2.5] a patrol goes with the part that has its carrier', () => {
  const state = fleets();
  fly(state, 'x-f', [HERE], { ordnance: 'guns', capOver: 'X1', launchTurn: 1 });
  const turn = inPhase(state, 'movement', 2);
  give(turn, 'axis', SPLIT);
  const carrier = divisionOfShip(state, 'x-carrier');
  give(turn, 'axis', { kind: 'moveDivision', division: carrier, to: NORTH });
  confirm(turn);
  expect(flightOf(state, 'axis', 'x-f')).toMatchObject({ capOver: carrier, hex: NORTH });
});

test('[ST-8.15] [ST-2.5] parts of divisions that fought may go on, one with ships from elsewhere not', () => {
  for (const [order, ships] of [
    [SPLIT, ['A2', 'X1', 'new']],
    [MERGE, ['A2']],
  ] as const) {
    const state = fleets();
    const kept = state.forces.allies.advanced?.secret.unfinished ?? [];
    kept.push({ turn: 1, hex: HERE, divisions: ['A2', 'X1'], end: {} as never });
    give(inPhase(state, 'movement', 2), 'axis', order);
    const carrier = divisionOfShip(state, 'x-carrier');
    expect(kept[0]?.divisions).toEqual(ships.map((it) => (it === 'new' ? carrier : it)));
  }
});

/** Transports at sea off a garrison that can fight no more. */
function landing(): StrategicState {
  const state = scene({
    divisions: [
      division('X1', [scenarioShip('x-dd', DESTROYER), scenarioShip('x-tr', TRANSPORT)], {
        hex: HERE,
      }),
      division('A1', [scenarioShip('a-carrier', CARRIER)], { hex: FAR }),
    ],
    landUnits: [base('a-garrison', HERE)],
  });
  const garrison = state.forces.allies.landUnits['a-garrison'];
  if (garrison) garrison.damageLevels = 99;
  return state;
}

test('[ST-18.15] [ST-2.5] transports that are split off keep the turns that they have lain there', () => {
  const state = landing();
  const plans = forceOf(state, 'axis');
  plans.landings.X1 = 1;
  give(inPhase(state, 'movement', 2), 'axis', regroup(['X1'], [['x-dd'], ['x-tr']]));
  expect(plans.landings).toEqual({ [divisionOfShip(state, 'x-tr')]: 1 });
});

test('[ST-18.15] [ST-2.5] transports at Short that are split off in step 1 land in that turn', () => {
  for (const isSplit of [false, true]) {
    const ships = [scenarioShip('x-dd-9', DESTROYER), scenarioShip('x-tr', TRANSPORT)];
    const state = basicGame.basicAt({
      step: { kind: 'basicEnd' },
      scenario: {
        divisions: [...smallBasic().divisions, division('X3', ships, { box: 'short' })],
      },
    });
    basicGame.divisionOf(state, 'X3').box = 'short';
    const play = { state, dice: scriptedDice([]), events: [] };
    beginBasicTurn(play);
    const order = strategic.makeOrder(regroup(['X3'], [['x-dd-9'], ['x-tr']]));
    if (isSplit) basicGame.give(state, 'axis', order);
    for (const unit of Object.values(state.forces.allies.landUnits)) unit.damageLevels = 9;
    captureLand(play);
    expect(Object.values(state.forces.allies.landUnits).every((it) => it.isCaptured)).toBe(true);
  }
});

test('[ST-2.5] a part that is formed and merged again leaves its number to the next', () => {
  const state = fleets();
  const turn = inPhase(state, 'movement', 2);
  const ids = new Set<string>();
  for (let n = 0; n < 3; n += 1) {
    give(turn, 'axis', SPLIT);
    const part = divisionOfShip(state, 'x-carrier');
    ids.add(part);
    give(turn, 'axis', regroup(['X1', part], [['x-dd', 'x-carrier']]));
  }
  expect(ids.size).toBe(1);
  expect(Object.keys(state.forces.axis.divisions)).toHaveLength(3);
});

test('[ST-2.5] the number of a part that was sunk, and those of the scenario, are not given again', () => {
  const state = fleets();
  const turn = inPhase(state, 'movement', 2);
  give(turn, 'axis', SPLIT);
  const lost = divisionOfShip(state, 'x-carrier');
  Object.assign(state.forces.axis.divisions[lost] ?? {}, { ships: [], status: 'gone' });
  give(turn, 'axis', regroup(['X1', 'X2'], [['x-dd', 'x-dd-2']]));
  give(turn, 'axis', regroup(['X1'], [['x-dd'], ['x-dd-2']]));
  expect([lost, 'X1', 'X2']).not.toContain(divisionOfShip(state, 'x-dd-2'));
});

test('[ST-2.6] [ST-5.17] a part of a division that the enemy has spotted counts as spotted', () => {
  const state = fleets();
  forceOf(state, 'axis').secret.spottedByEnemy = ['X1', 'X2'];
  give(inPhase(state, 'movement', 2), 'axis', SPLIT);
  const carrier = divisionOfShip(state, 'x-carrier');
  expect(forceOf(state, 'axis').secret.spottedByEnemy).toEqual(['X2', 'X1', carrier]);
});

test('[ST-2.5] [ST-5.18] a regrouping can be carried out on the view of its side', () => {
  const { state } = inPhase(fleets(), 'movement', 2);
  for (const line of [SPLIT, MERGE].map(strategic.makeOrder)) {
    const seen = strategic.copy(strategic.view(state, 'axis') as StrategicState);
    const order = strategic.parseOrder(line);
    if (isRefusal(order)) throw new Error(refusalCode(order));
    strategic.apply(seen, 'axis', order, scriptedDice([]));
    const ships = seen.forces.axis.ships;
    expect(ships['x-carrier']?.division).not.toBe('X1');
  }
});
