import { expect, test } from 'vitest';
import {
  type BaseEvent,
  eventsFor,
  hide,
  type Side,
  type Tellers,
  VIEWERS,
} from '../../../src/rules/core';

interface Sailed extends BaseEvent {
  kind: 'sailed';
  side: Side;
  ship: string | null;
}
interface Rained extends BaseEvent {
  kind: 'rained';
}
type Event = Sailed | Rained;

const tellers: Tellers<Event, { isNamed: boolean }> = {
  sailed: (event, { isNamed }, viewer) => {
    if (viewer === 'spectator') return null;
    return isNamed ? event : { ...event, ship: null };
  },
};
const sailed: Sailed = {
  kind: 'sailed',
  rule: 'XX-1',
  seenBy: 'all',
  side: 'axis',
  ship: 'hipper',
};
const rained: Rained = { kind: 'rained', rule: 'XX-2', seenBy: 'all' };

const told = (event: Event, isNamed: boolean) => {
  const hidden = hide(event, tellers, (viewer) => (viewer === 'axis' ? null : { isNamed }));
  return VIEWERS.map((viewer) => eventsFor([hidden], viewer)[0]);
};

test('each viewer is told an event by what he knows: whole, less of it, or nothing', () => {
  expect(told(sailed, false)).toEqual([{ ...sailed, ship: null }, sailed, undefined]);
  expect(told(sailed, true)).toEqual([sailed, sailed, undefined]);
});

test('a kind that hides nothing stays the same event', () => {
  expect(hide(rained, tellers, () => ({ isNamed: false }))).toBe(rained);
  expect(hide(sailed, tellers, () => null)).toBe(sailed);
});
