import { expect, test } from 'vitest';
import { type BattleScenario, battle } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  mark,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { passTo } from './flow';
import { gunHit, twoDice } from './hits';

type Scenario = Partial<Omit<BattleScenario, 'taskForces'>>;
type Hex = [number, number];
const TUBES = { factors: 1, kind: 'other' as const };
const BIG: TestShip = { id: 'hood', primary: 'NNNN', torpedoes: TUBES };

/** Hood in the middle, Bismarck at a hex; others where a test wants them, in gunnery impulse 4. */
const facing = (at: Hex, scenario: Scenario = {}, consort?: Hex, screen?: Hex) =>
  atImpulse(
    newBattle({
      allies: [
        { at: [0, 0], ships: [BIG] },
        ...(consort ? [{ at: consort, ships: [{ id: 'consort' }] }] : []),
      ],
      axis: [
        { at, ships: [{ id: 'bismarck', primary: 'NNNN', torpedoes: TUBES }] },
        ...(screen ? [{ at: screen, ships: [{ id: 'eugen' }] }] : []),
      ],
      scenario,
    }),
    4,
  );
const FIRE = 'fire hood primary bismarck';

test('[BT-8.1] guns are declared in gunnery impulses, torpedoes in torpedo impulses, nothing in others', () => {
  const state = facing([2, 0]);
  expect(refusalOf(state, 'allies', FIRE)).toBeUndefined();
  expect(refusalOf(state, 'allies', 'fire hood torpedoes bismarck')).toMatchObject({
    code: 'not-now',
    rule: 'BT-8.1',
  });
  atImpulse(state, 5);
  expect(refusalOf(state, 'allies', FIRE)).toMatchObject({ code: 'not-now', rule: 'BT-8.1' });
  expect(refusalOf(state, 'allies', 'fire hood torpedoes bismarck')).toBeUndefined();
  atImpulse(state, 6);
  expect(refusalOf(state, 'allies', FIRE)).toMatchObject({ code: 'not-now' });
  expect(refusalOf(state, 'allies', 'withdraw hood primary')).toMatchObject({ code: 'not-now' });
});

test('[BT-8.1] nothing is resolved or shown to the enemy until both are done, then both lists are at once', () => {
  const state = facing([6, 0]);
  give(state, 'allies', FIRE);
  give(state, 'axis', 'fire bismarck primary hood');
  expect(battle.view(state, 'axis').declared.allies).toEqual([]);
  expect(eventsOf(give(state, 'allies', 'done'), 'declarationsRevealed')).toEqual([]);
  const events = give(state, 'axis', 'done', [1, 1, 1, 1, 1, 1, 1, 1]);
  const [revealed] = eventsOf(events, 'declarationsRevealed');
  expect(revealed?.declared.allies).toHaveLength(1);
  expect(revealed?.declared.axis).toHaveLength(1);
  expect(eventsOf(events, 'salvoFired').map(({ ship }) => ship)).toEqual(['hood', 'bismarck']);
});

test('[BT-8.2] a target must be sighted', () => {
  const storm = facing([4, 0], { weather: 'storm' });
  expect(refusalOf(storm, 'allies', FIRE)).toMatchObject({
    code: 'target-not-sighted',
    rule: 'BT-8.2',
  });
  expect(refusalOf(facing([3, 0], { weather: 'storm' }), 'allies', FIRE)).toBeUndefined();
});

test('[BT-8.2] a target must be in range', () => {
  const state = facing([5, 0]);
  expect(refusalOf(state, 'allies', 'fire hood secondary bismarck')).toMatchObject({
    code: 'target-out-of-range',
    rule: 'BT-9.1',
  });
});

test('[BT-8.2] land between blocks fire even when another stack sights the target; land at the ends does not', () => {
  const behind = facing([4, 0], { land: [{ q: 2, r: 0 }] }, [4, 1]);
  expect(refusalOf(behind, 'allies', FIRE)).toMatchObject({ code: 'line-blocked', rule: 'BT-8.2' });
  const beside = facing([4, 0], { land: [{ q: 4, r: 0 }] });
  expect(refusalOf(beside, 'allies', FIRE)).toBeUndefined();
});

test('[BT-8.2] stacks friendly to the firer block the hexes between, enemy stacks do not', () => {
  expect(refusalOf(facing([4, 0], {}, [2, 0]), 'allies', FIRE)?.code).toBe('line-blocked');
  expect(refusalOf(facing([4, 0], {}, [2, 1]), 'allies', FIRE)).toBeUndefined();
  expect(refusalOf(facing([4, 0], {}, undefined, [2, 0]), 'allies', FIRE)).toBeUndefined();
  expect(refusalOf(facing([4, 0], {}, [4, 0]), 'allies', FIRE)).toBeUndefined();
});

test('[BT-8.3] a declaration names an own ship, a weapon and an enemy ship', () => {
  const state = facing([2, 0], {}, [-1, 0]);
  expect(refusalOf(state, 'allies', 'fire hood primary consort')).toMatchObject({
    code: 'no-such-target',
    rule: 'BT-8.3',
  });
  expect(refusalOf(state, 'allies', 'fire hood primary nobody')?.code).toBe('no-such-target');
  expect(refusalOf(state, 'allies', 'fire bismarck primary hood')?.code).toBe('not-your-ship');
  const [told] = eventsOf(give(state, 'allies', FIRE), 'fireDeclared');
  expect(told?.declaration).toEqual({
    ship: 'hood',
    weapon: 'primary',
    target: 'bismarck',
    full: false,
  });
  expect(told?.seenBy).toEqual(['allies']);
});

test('[BT-8.4] one caliber goes to one target, all of it; different calibers may go to different targets', () => {
  const state = facing([2, 0], {}, undefined, [1, 1]);
  give(state, 'allies', FIRE);
  expect(refusalOf(state, 'allies', 'fire hood primary eugen')).toMatchObject({
    code: 'already-declared',
    rule: 'BT-8.4',
  });
  give(state, 'allies', 'fire hood secondary eugen');
  give(state, 'axis', 'done');
  const salvos = eventsOf(give(state, 'allies', 'done', [1, 1, 1, 1, 1, 1, 1]), 'salvoFired');
  expect(salvos.map(({ target, factors }) => [target, factors])).toEqual([
    ['bismarck', 4],
    ['eugen', 3],
  ]);
});

test('[BT-8.7] each ship of a multi-ship counter chooses its target for itself', () => {
  const state = newBattle({
    allies: [
      {
        at: [0, 0],
        ships: ['d1', 'd2'].map((id) => ({ id, secondary: 'N', counter: 'flotilla' })),
      },
    ],
    axis: [{ at: [1, 0], ships: [{ id: 'one' }, { id: 'two' }] }],
  });
  const events = resolve(
    atImpulse(state, 4),
    { allies: ['fire d1 secondary one', 'fire d2 secondary two'] },
    [1, 1],
  );
  expect(eventsOf(events, 'salvoFired').map(({ ship, target }) => [ship, target])).toEqual([
    ['d1', 'one'],
    ['d2', 'two'],
  ]);
});

test('[BT-8.8] factors are the boxes not yet destroyed when the impulse begins; with none left a caliber is silent', () => {
  const state = facing([6, 0]);
  mark(state, 'hood', 'primary', 1);
  const hits = [6, 1, 1, 6, 1, 1, 1];
  const [hood, bismarck] = eventsOf(
    resolve(state, { allies: [FIRE], axis: ['fire bismarck primary hood'] }, [
      ...hits,
      ...twoDice(6),
      1,
      ...twoDice(6),
      1,
    ]),
    'salvoFired',
  );
  expect([hood?.factors, bismarck?.factors]).toEqual([3, 4]);
  mark(atImpulse(state, 8), 'hood', 'primary', 4);
  expect(refusalOf(state, 'allies', FIRE)).toMatchObject({ code: 'no-guns', rule: 'BT-8.8' });
});

test('[BT-8.14] declarations are withdrawn and made anew until the own done, which is final', () => {
  const state = facing([2, 0]);
  expect(refusalOf(state, 'allies', 'withdraw hood primary')).toMatchObject({
    code: 'not-declared',
    rule: 'BT-8.14',
  });
  give(state, 'allies', FIRE);
  expect(legalLines(state, 'allies', 'withdraw')).toEqual(['withdraw hood primary']);
  give(state, 'allies', 'withdraw hood primary');
  expect(state.declared.allies).toEqual([]);
  give(state, 'allies', FIRE);
  give(state, 'allies', 'done');
  for (const line of ['withdraw hood primary', 'fire hood secondary bismarck'])
    expect(refusalOf(state, 'allies', line)).toMatchObject({
      code: 'already-done',
      rule: 'BT-8.14',
    });
  expect(refusalOf(state, 'axis', 'fire bismarck primary hood')).toBeUndefined();
});

test('[BT-8.15] a ship sunk in the impulse still fires the shot it declared, so that both may sink each other', () => {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', secondary: 'N', hull: 'N' }] }],
    axis: [{ at: [1, 0], ships: [{ id: 'x', secondary: 'N', hull: 'N' }] }],
  });
  const lines = { allies: ['fire a secondary x'], axis: ['fire x secondary a'] };
  resolve(atImpulse(state, 4), lines, [6, 6, 3, 4, 3, 4]);
  expect([shipIn(state, 'a').fate, shipIn(state, 'x').fate]).toEqual(['sunk', 'sunk']);
});

test('[BT-8.15] torpedoes at a target that others sink in the impulse are lost', () => {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: ['a', 'b'].map((id) => ({ id, torpedoes: { ...TUBES } })) }],
    axis: [{ at: [1, 0], ships: [{ id: 'x', hull: 'N' }, { id: 'y' }] }],
    scenario: { date: '1943-09-01' },
  });
  const allies = ['fire a torpedoes x', 'fire b torpedoes x'];
  resolve(atImpulse(state, 5), { allies }, [6, 6, ...twoDice(4)]);
  expect(shipIn(state, 'x').fate).toBe('sunk');
  expect(refusalOf(atImpulse(state, 9), 'allies', 'fire b torpedoes y')?.code).toBe(
    'torpedoes-spent',
  );
});

test('[BT-8.16] a ship stopped by gunfire declares no torpedoes in the torpedo impulse of the block', () => {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', secondary: 'N', torpedoes: TUBES }] }],
    axis: [
      { at: [1, 0], ships: [{ id: 'x', speed: '1', hull: 'NNN', torpedoes: TUBES }, { id: 'y' }] },
    ],
  });
  resolve(atImpulse(state, 4), { allies: ['fire a secondary x'] }, [6, ...twoDice(11)]);
  expect(state.impulse).toBe(5);
  expect(legalLines(state, 'axis', 'fire')).toEqual([]);
  state.done.axis = false;
  expect(refusalOf(state, 'axis', 'fire x torpedoes a')).toMatchObject({
    code: 'silent',
    rule: 'BT-6.6',
  });
  expect(refusalOf(state, 'allies', 'fire a torpedoes x')).toBeUndefined();
});

test('[BT-8.16] a ship sunk by gunfire is no target any more, and its stack is gone from the hex', () => {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', secondary: 'N', torpedoes: TUBES }] }],
    axis: [
      { at: [1, 0], ships: [{ id: 'x', hull: 'N', torpedoes: TUBES }] },
      { at: [0, 1], ships: [{ id: 'y' }] },
    ],
  });
  resolve(atImpulse(state, 4), { allies: ['fire a secondary x'] }, [6, ...twoDice(7)]);
  expect(state.stacks.map(({ id }) => id)).toEqual(['A1', 'X3']);
  expect(refusalOf(state, 'allies', 'fire a torpedoes x')?.code).toBe('no-such-target');
  expect(refusalOf(state, 'allies', 'fire a torpedoes y')).toBeUndefined();
  state.done.axis = false;
  expect(refusalOf(state, 'axis', 'fire x torpedoes a')?.code).toBe('ship-gone');
});

test('[BT-9.7] damage from gunfire is applied before any torpedo is declared', () => {
  const { state, ship } = gunHit('secondary', {
    target: { hull: 'NNNN', torpedoes: TUBES },
    dice: twoDice(7),
  });
  expect(state.impulse).toBe(5);
  expect(ship.lost.hull).toBe(1);
  expect(refusalOf(state, 'axis', 'fire target torpedoes firer')).toBeUndefined();
  passTo(state, 6);
});

test('[BT-8.16] a ship dead in the water is silent but remains a target', () => {
  const state = facing([2, 0]);
  setShip(state, 'bismarck', { speed: '0' });
  expect(refusalOf(state, 'axis', 'fire bismarck primary hood')?.code).toBe('silent');
  expect(refusalOf(state, 'allies', FIRE)).toBeUndefined();
});

test('[BT-8.13] a counter with ships in several stacks is a target where its first ship is', () => {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', tertiary: '' }] }],
    axis: [
      { at: [0, -4], ships: [{ id: 'd1', counter: 'flotilla' }] },
      { at: [0, -1], ships: [{ id: 'd2', counter: 'flotilla' }] },
      { at: [0, -2], ships: [{ id: 'x' }] },
    ],
    scenario: { weather: 'storm' },
  });
  const lines = legalLines(atImpulse(state, 4), 'allies').filter((it) => it.startsWith('fire'));
  expect(lines.filter((line) => !line.includes(' x'))).toEqual([]);
  expect(lines).toContain('fire a secondary x');
});
