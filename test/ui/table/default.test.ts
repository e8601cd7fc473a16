import { expect, test } from 'vitest';
import { battle } from '../../../src/rules/battle';
import type { BaseEvent } from '../../../src/rules/core';
import { inOrder, uiOf } from '../../../src/ui/systems/registry';
import { decisionOf } from '../../../src/ui/table/default/decision';
import { logChapters } from '../../../src/ui/table/default/log';
import { finishOf, kindName, orderGroups } from '../../../src/ui/table/default/orders';
import type { AnyOrder, GameDesk } from '../../../src/ui/table/desk';
import type { AtTable } from '../../../src/ui/table/useTable';
import { PLAIN_WORDS } from '../../../src/words/general/plainWords';
import { strait } from '../battle/position';

const view = strait(6);
const legal = battle.legalOrders(view, 'allies') as AnyOrder[];
const makeOrder = (order: AnyOrder) => battle.makeOrder(order as never);

/** A desk that writes down what it is told. */
function deskOf(changed: Partial<GameDesk> = {}) {
  const given: string[] = [];
  const asked: string[] = [];
  const desk = {
    ...{ view, legal, side: 'allies', stage: 'orders', canUndo: false },
    give: (...orders: AnyOrder[]) => {
      given.push(...orders.map(({ kind }) => kind));
      return true;
    },
    ask: (question: { title: string } | null) => asked.push(question?.title ?? ''),
    ...changed,
  } as unknown as GameDesk;
  return { desk, given, asked };
}

test('every legal order is listed under its kind, in notation where a system has no words for it', () => {
  const groups = orderGroups(deskOf().desk, PLAIN_WORDS, makeOrder);
  const listed = groups.flatMap(({ orders }) => orders.map(({ label }) => label));
  const open = legal.filter(({ kind }) => kind !== 'done').map(makeOrder);
  expect(listed.toSorted()).toEqual(open.toSorted());
  expect(groups.map(({ title }) => title)).toContain('Move stack');
});

test('a system’s words go before notation', () => {
  const words = {
    ...PLAIN_WORDS,
    orderText: ({ kind }: AnyOrder) => `${kind}!`,
    kindText: () => 'All',
  };
  const [group] = orderGroups(deskOf().desk, words, makeOrder);
  expect(group?.title).toBe('All');
  expect(group?.orders[0]?.label).toMatch(/!$/);
});

test('the order that closes a segment is a button, which asks first where nothing was ordered', () => {
  const fresh = deskOf();
  finishOf(fresh.desk, PLAIN_WORDS).run();
  expect([fresh.given, fresh.asked]).toEqual([[], ['Finish without giving any orders?']]);
  const after = deskOf({ canUndo: true });
  finishOf(after.desk, PLAIN_WORDS).run();
  expect(after.given).toEqual(['done']);
  expect(finishOf(deskOf({ legal: [] }).desk, PLAIN_WORDS).off).toBe(true);
});

test('events without words are told by their names and what they hold', () => {
  const event = {
    ...{ kind: 'shipHit', rule: 'BT-9.2', seenBy: 'all', ship: 'hood', at: { q: 4, r: -2 } },
    ...{ isNight: false, isLast: true, hits: [1, 2], nobody: null },
  } as unknown as BaseEvent;
  const chapters = [
    { chapter: 0, closed: true, events: [event] },
    { chapter: 1, closed: false, events: [] },
  ];
  const [told, ...others] = logChapters(
    { chapters, view, viewer: 'allies' },
    'Battle',
    PLAIN_WORDS,
  );
  expect(others).toEqual([]);
  expect(told?.title).toBe('Step 0');
  expect(told?.lines[0]?.parts).toEqual(['Ship hit: ship hood, at 4 -2, is last, hits 1; 2']);
});

test('who is asked, who is waited for, and who has won', () => {
  const names = { allies: 'Royal Navy', axis: 'Kriegsmarine' };
  const at = (segment: object, outcome?: object) =>
    ({ shown: { segment, outcome } }) as unknown as AtTable;
  const active = at({ active: { allies: 'orders', axis: 'waiting' } });
  const sentence = (shown: AtTable, desk: Partial<GameDesk>, opponent?: string) =>
    decisionOf(shown, { ...deskOf().desk, ...desk }, names, opponent).sentence;
  expect(sentence(active, { stage: 'orders' })).toBe('Give orders.');
  expect(sentence(active, { stage: 'declare' })).toBe('Give orders in secret.');
  expect(sentence(active, { stage: 'waiting', side: 'axis' }, 'Commander')).toBe(
    'Waiting for Royal Navy (Commander).',
  );
  expect(sentence(at({}, { winner: 'axis' }), {})).toBe('The game is over: Kriegsmarine won.');
});

test('a system that brings no descriptor has the table’s own, and comes last', () => {
  const { lobby, Screen } = uiOf('skirmish');
  expect(lobby.kindName()).toBe('Skirmish');
  expect(lobby.options()).toEqual([]);
  expect(uiOf('skirmish').Screen).toBe(Screen);
  expect(inOrder(['tiny', 'strategic', 'battle'])).toEqual(['battle', 'strategic', 'tiny']);
});

test('kinds as they stand in code are words', () => {
  expect(kindName('moveStack')).toBe('Move stack');
});
