import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_SIDES, battle, CALIBERS, type Order } from '../../../src/rules/battle';
import { isRefusal } from '../../../src/rules/core';

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,20}$/);
const answer = fc.constantFrom('yes' as const, 'no' as const);
const hex = fc.record({
  q: fc.integer({ min: -40, max: 40 }),
  r: fc.integer({ min: -40, max: 40 }),
});
const weapon = fc.constantFrom(...CALIBERS, 'torpedoes' as const);
const groups = fc.array(fc.array(id, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
const kind = <Kind extends Order['kind']>(name: Kind) => fc.constant(name);

const order: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ kind: kind('chooseDoe'), taskForce: id, doe: fc.constantFrom(...BOARD_SIDES) }),
  fc.record({ kind: kind('placeStack'), stack: id, hex }),
  fc.record({ kind: kind('shift'), displacement: hex }),
  fc.record({ kind: kind('enter'), stack: id, hex }),
  fc.record({ kind: kind('moveStack'), stack: id, to: hex }),
  fc.record({ kind: kind('leave'), stack: id, answer }),
  fc.record({ kind: kind('stay'), stack: id }),
  fc.record({ kind: kind('divide'), stack: id, groups }),
  fc.record({ kind: kind('combine'), stacks: fc.array(id, { minLength: 1, maxLength: 5 }) }),
  fc.record({ kind: kind('separate'), stack: id, groups }),
  fc.record({ kind: kind('tow'), tower: id, towed: id }),
  fc.record({ kind: kind('castOff'), tower: id }),
  fc.record({ kind: kind('scuttle'), ship: id }),
  fc.record({ kind: kind('declare'), ship: id, weapon, target: id, full: fc.boolean() }),
  fc.record({ kind: kind('withdraw'), ship: id, weapon }),
  fc.record({ kind: kind('tryRepair'), ship: id, answer }),
  fc.record({ kind: kind('tryRefloat'), ship: id, answer }),
  fc.record({ kind: kind('done') }),
  fc.record({ kind: kind('breakOff'), answer }),
);

const WORDS = [
  ...['entry', 'place', 'shift', 'enter', 'move', 'leave', 'stay', 'divide', 'combine', 'separate'],
  ...['tow', 'cast-off', 'scuttle', 'fire', 'withdraw', 'repair', 'refloat', 'done', 'break-off'],
  ...[
    'full',
    'yes',
    'no',
    'N',
    'primary',
    'torpedoes',
    'A1',
    '3,-2',
    'a+b/c',
    '/',
    '+',
    '__proto__',
  ],
];

describe('the notation of orders', () => {
  test('every order is read back from its line as it was', () => {
    fc.assert(
      fc.property(order, (it) => {
        const line = battle.makeOrder(it);
        expect(line).toMatch(/^[a-z-]+( [\w,+/-]+)*$/);
        expect(battle.parseOrder(line)).toEqual(it);
      }),
      { numRuns: 2000 },
    );
  });

  test('whatever is no order is refused and never throws', () => {
    const line = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(line, (text) => {
        const read = battle.parseOrder(text);
        if (isRefusal(read)) expect(read.code).toBe('unreadable');
        else expect(battle.parseOrder(battle.makeOrder(read))).toEqual(read);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['', 'no order'],
    ['fire hood primary', 'a target is missing'],
    ['fire hood primary bismarck half', 'full or nothing'],
    ['fire hood main bismarck', 'an unknown weapon'],
    ['fire hood primary bismarck full full', 'a word too many'],
    ['done now', 'a word too many'],
    ['move A1 3,x', 'no hex'],
    ['move A1 1000,0', 'no hex'],
    ['divide A1 a+/b', 'an empty name'],
    ['leave A1 maybe', 'neither yes nor no'],
    ['entry force E', 'no side of the board'],
    ['constructor', 'no order'],
  ])('%j is refused: %s', (text) => {
    expect(battle.parseOrder(text)).toMatchObject({ code: 'unreadable' });
  });

  test('blanks around and between words do not matter', () => {
    expect(battle.parseOrder('  fire  hood\tprimary bismarck   full ')).toEqual({
      kind: 'declare',
      ship: 'hood',
      weapon: 'primary',
      target: 'bismarck',
      full: true,
    });
  });
});
