import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { flakPlans, namedFlak } from '../../../src/ui/systems/fleet-action/air/flak';
import { pairOrders, pairPlans } from '../../../src/ui/systems/fleet-action/air/pairs';
import { airTasks, choiceText, placeOf } from '../../../src/ui/systems/fleet-action/air/tasks';
import { newNames } from '../../../src/words/fleet-action/common/names';
import { abeam, north } from '../../rules/fleet-action/acting';
import { aircraft, attackOn, load, play, putAloft } from '../../rules/fleet-action/aloft';
import { BOMBER, FIGHTER, meet, stand, takesOn, ZERO } from '../../rules/fleet-action/combat';
import { actionOf } from '../../rules/fleet-action/position';
import { sheet } from '../../rules/fleet-action/sheets';

const seenBy = (state: ReturnType<typeof actionOf>, side: Side) => {
  const view = fleetAction.view(state, side);
  return { view, legal: fleetAction.legalOrders(view, side) };
};

/** Two stands of Swordfish near a destroyer; the first attacks. */
function raided() {
  const light = { longRange: 2, mediumRange: 2, closeRange: 1, asw: 0 };
  const state = actionOf({ axis: [abeam(sheet('Fubuki', { light, other: null }))] });
  const swordfish = aircraft('Swordfish', [load('18" Mk XII torpedo')]);
  putAloft(state, { aircraft: swordfish, hex: north(1) });
  putAloft(state, { aircraft: swordfish, hex: north(1), id: 's2' });
  play(state, 'allies', attackOn('fubuki', 'torpedo'));
  return seenBy(state, 'axis');
}

describe('flak', () => {
  const { view, legal } = raided();

  test('[NW-17.16] all that bears fires without a word, and a weapon that holds has the others named', () => {
    const plans = flakPlans(legal, {});
    expect(plans.map(({ key, factors }) => [key, factors])).toEqual([
      ['fubuki/longRange', 2],
      ['fubuki/mediumRange', 2],
      ['fubuki/closeRange', 1],
    ]);
    expect(namedFlak(plans)).toEqual([]);
    const named = namedFlak(flakPlans(legal, { 'fubuki/mediumRange': 1, 'fubuki/closeRange': 0 }));
    expect(named.map(({ factors }) => factors)).toEqual([2, 1, 0]);
    for (const order of named) expect(fleetAction.refuse(view, 'axis', order)).toBeUndefined();
  });
});

describe('air combat', () => {
  const { state } = meet([
    stand('wildcats', 'allies', FIGHTER),
    stand('kates', 'axis', BOMBER),
    stand('zeros', 'axis', ZERO, { count: 3 }),
  ]);
  const { view, legal } = seenBy(state, 'allies');

  test('[NW-20.4, NW-33.4] the usual opponent is proposed and not ordered, another one is', () => {
    const [usual] = pairPlans(view, legal, {});
    expect(usual?.planned).toEqual(takesOn('wildcats', 'kates'));
    expect(pairOrders(usual ? [usual] : [])).toEqual([]);
    const zeros = takesOn('wildcats', 'zeros') as never;
    expect(pairOrders(pairPlans(view, legal, { wildcats: zeros }))).toEqual([zeros]);
  });
});

describe('what aircraft do beside flying', () => {
  const state = actionOf({ allies: [{ sheet: 'Ajax', id: 'ajax' }] });
  putAloft(state, { aircraft: aircraft('Swordfish', [load('18" Mk XII torpedo')]), hex: north(1) });
  const { view } = seenBy(state, 'allies');
  const desk = { view, names: newNames(view) };
  const launch = (given: string) =>
    ({ kind: 'launch', home: 'ajax', stand: 's1', load: given }) as const;
  const legal = [
    { kind: 'done', what: '-' },
    { kind: 'jettison', stand: 's2' },
    launch('-'),
    launch('mk-xii'),
  ] as const;

  test('[NW-10.23] is put together by stand, the decks first', () => {
    expect(airTasks(legal, null)).toEqual([
      { kind: 'launch', about: 's1', orders: [launch('-'), launch('mk-xii')] },
      { kind: 'jettison', about: 's2', orders: [legal[1]] },
    ]);
  });

  test('of a picked stand, or of the ship where it lies, alone', () => {
    expect(airTasks(legal, 's2').map(({ about }) => about)).toEqual(['s2']);
    expect(airTasks(legal, 'ajax').map(({ about }) => about)).toEqual(['s1']);
    expect(airTasks(legal, 'exeter')).toHaveLength(2);
  });

  test('a choice says what it differs in, and the heading where it is', () => {
    expect(choiceText(launch('-'), desk)).toBe('no load');
    expect(placeOf({ kind: 'launch', about: 's1', orders: [launch('-')] }, desk)).toBe(
      'aboard Ajax',
    );
    expect(choiceText({ kind: 'setCap', stand: 's1', over: 'ajax' }, desk)).toBe('over Ajax');
  });
});
