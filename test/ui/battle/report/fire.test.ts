import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../../src/rules/battle';
import { givenBy, hitsIn, takenBy } from '../../../../src/ui/systems/battle/report/fire';
import { shotsOf } from '../../../../src/ui/systems/battle/report/shots';
import { fireOf } from '../../../../src/ui/table/report/throws';
import { SAMPLES } from '../eventSamples';
import { strait } from '../position';

/** Two dice for a 6. */
const salvo = SAMPLES.salvoFired;
const torpedoes: BattleEvent = {
  ...SAMPLES.torpedoesLaunched,
  side: 'axis',
  ships: ['bismarck', 'eugen'],
  target: 'hood',
  needed: 5,
  hits: 2,
  dice: [{ die: 'd6', values: [5, 6, 1], reason: 'to hit' }],
};

describe('shots', () => {
  test('the chance of a die comes from what it had to show', () => {
    const chances = [7, 6, 5, 1, 0].map((needed) => shotsOf([{ ...salvo, needed }])[0]?.chance);
    expect(chances).toEqual([0, 1 / 6, 2 / 6, 1, 1]);
  });

  test('sums, expectation and variance of a salvo and a spread', () => {
    const fire = fireOf(shotsOf([salvo, torpedoes]));
    expect(fire).toMatchObject({ salvos: 2, dice: 5, hits: salvo.hits + 2 });
    expect(fire.expected).toBeCloseTo(2 / 6 + 3 / 3);
    expect(fire.variance).toBeCloseTo(2 * (1 / 6) * (5 / 6) + 3 * (1 / 3) * (2 / 3));
  });

  test('fire of a stack out of sight tells no dice, and is not counted', () => {
    expect(shotsOf([SAMPLES.unseenFire])).toEqual([]);
  });
});

test('hits given are summed by ship and weapon; a spread goes by all its ships', () => {
  const rows = givenBy(shotsOf([torpedoes, salvo, salvo]));
  expect(
    rows.map(({ side, ships, weapon, salvos, dice, hits }) => [
      side,
      ships,
      weapon,
      salvos,
      dice,
      hits,
    ]),
  ).toEqual([
    ['allies', [salvo.ship], salvo.weapon, 2, 4, 2 * salvo.hits],
    ['axis', ['bismarck', 'eugen'], 'torpedoes', 1, 3, 2],
  ]);
});

describe('hits taken', () => {
  const hit: BattleEvent = {
    ...SAMPLES.hitScored,
    ship: 'hood',
    weapon: 'primary',
    effect: 'critical',
    boxes: 1,
  };
  const critical: BattleEvent = { ...SAMPLES.criticalHit, ship: 'hood', row: 'hull', boxes: 3 };

  test('the boxes of a critical hit belong to the hit that it is of', () => {
    expect(hitsIn([hit, critical, { ...hit, boxes: 0 }])).toEqual([
      { ship: 'hood', weapon: 'primary', boxes: 4 },
      { ship: 'hood', weapon: 'primary', boxes: 0 },
    ]);
  });

  test('by ship and weapon, with the dice that were thrown at it', () => {
    const events = [torpedoes, hit, critical];
    const rows = takenBy(events, shotsOf(events), strait());
    expect(rows).toEqual([
      {
        side: 'allies',
        target: 'hood',
        weapon: 'primary',
        dice: 0,
        expected: 0,
        hits: 1,
        boxes: 4,
      },
      {
        side: 'allies',
        target: 'hood',
        weapon: 'torpedoes',
        dice: 3,
        expected: 1,
        hits: 0,
        boxes: 0,
      },
    ]);
  });

  test('hits on the ships of a counter are told of the counter [BT-8.13]', () => {
    const state = strait();
    const scenario = {
      ...state.scenario,
      taskForces: state.scenario.taskForces.map((force) => ({
        ...force,
        ships: force.ships.map((ship) => ({ ...ship, counter: `${force.side}-line` })),
      })),
    };
    const rows = takenBy([hit, { ...hit, ship: 'prince' }], [], { ...state, scenario });
    expect(rows.map(({ target, hits }) => [target, hits])).toEqual([['allies-line', 2]]);
  });
});
