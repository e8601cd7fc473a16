import { describe, expect, test } from 'vitest';
import { defineNotation, field } from '../../../src/rules/core';

type Order =
  | { kind: 'turnTo'; ship: string; heading: 'port' | 'starboard'; hexes: number }
  | { kind: 'signal'; text: string }
  | { kind: 'form'; ships: string[]; isLoose: boolean }
  | { kind: 'wait' };

const shapes = {
  turnTo: [
    'turn',
    { ship: field.id, heading: field.oneOf(['port', 'starboard']), hexes: field.count },
  ],
  signal: ['signal', { text: field.textToEnd(20) }],
  form: ['form', { ships: field.ids, isLoose: field.flag('loose') }],
  wait: ['wait', {}],
} as const;
const { makeOrder, parseOrder } = defineNotation<Order>(shapes);

describe('notation from shapes', () => {
  test.each<[string, Order]>([
    ['turn hood port 3', { kind: 'turnTo', ship: 'hood', heading: 'port', hexes: 3 }],
    ['signal follow me', { kind: 'signal', text: 'follow me' }],
    ['form a+b loose', { kind: 'form', ships: ['a', 'b'], isLoose: true }],
    ['form -', { kind: 'form', ships: [], isLoose: false }],
    ['wait', { kind: 'wait' }],
  ])('%s', (line, order) => {
    expect(makeOrder(order)).toBe(line);
    expect(parseOrder(line)).toEqual(order);
  });

  test.each([
    ['sail', { form: 'verb', verb: 'sail' }],
    ['', { form: 'verb', verb: '' }],
    ['turn hood port', { form: 'count', verb: 'turn', fields: ['ship', 'heading', 'hexes'] }],
    ['wait now', { form: 'count', verb: 'wait', fields: [] }],
    ['turn hood up 3', { form: 'word', word: 'up', wanted: 'choice', field: 'heading' }],
    ['turn hood port x', { form: 'word', word: 'x', wanted: 'count', field: 'hexes' }],
    ['form a tight', { form: 'word', word: 'tight', wanted: 'flag', field: 'isLoose' }],
    ['signal', { form: 'word', word: '', wanted: 'text', field: 'text' }],
  ])('“%s” is refused, with what is wrong', (line, { form, ...figures }) => {
    expect(parseOrder(line)).toMatchObject({ code: 'unreadable', form, figures });
  });

  test('a kind without a shape, a field left out or unknown, and a field of another type are type errors', () => {
    const { wait: _, ...without } = shapes;
    // @ts-expect-error: no shape for `wait`
    defineNotation<Order>(without);
    // @ts-expect-error: `text` is left out
    defineNotation<Order>({ ...shapes, signal: ['signal', {}] });
    // @ts-expect-error: `wait` has no ship
    defineNotation<Order>({ ...shapes, wait: ['wait', { ship: field.id }] });
    const turn = { ...shapes.turnTo[1], heading: field.id };
    // @ts-expect-error: any id would do for a heading
    defineNotation<Order>({ ...shapes, turnTo: ['turn', turn] });
  });
});
