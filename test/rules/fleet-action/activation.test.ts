import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { mayFireAtAircraft } from '../../../src/rules/fleet-action/activation/power';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { orders } from '../../../src/rules/fleet-action/game/rules';
import { advance } from '../../../src/rules/fleet-action/game/sequence';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam, act, change, legal, only, volley, whyNot } from './acting';
import { aircraft, load, putAloft } from './aloft';
import { diceOf, type Script } from './game';
import { actionOf, playOf } from './position';

/** Two ships a side in gun range of each other. */
const fight = () =>
  actionOf({
    allies: [abeam('Ajax'), abeam('Exeter')],
    axis: [abeam('Admiral Graf Spee', 10), abeam('Scharnhorst', 10)],
  });

/** Carries out an order and advances as a match does. */
function give(state: FleetActionState, side: 'allies' | 'axis', order: Order, script: Script = {}) {
  expect(orders.refuse(state, side, order)).toBeUndefined();
  return fleetAction.apply(state, side, order, diceOf(script));
}

/** The ships that may shoot now. */
const shooters = (state: FleetActionState, side: 'allies' | 'axis') => [
  ...new Set(legal(state, side, 'shootGuns').map(({ ship }) => ship)),
];

const done = (what: string): Order => ({ kind: 'done', what });

/** Activates ships to do nothing until all are done, or someone else must decide. */
const passAll = (state: FleetActionState, most = 10) => {
  for (let i = 0; i < most && state.step.kind === 'activations'; i++)
    give(state, state.step.side, done('-'));
};

describe('activation', () => {
  test('[NW-11.4, NW-4.9] the first order to a ship activates her; no other may act then', () => {
    const state = fight();
    give(state, 'allies', volley(state, 'ajax', 'scharnhorst'), { guns: [2] });
    expect(state.step).toMatchObject({ active: 'ajax', side: 'allies' });
    expect(shooters(state, 'allies')).toEqual(['ajax']);
    expect(whyNot(state, 'allies', shotBy('exeter'))).toBe('activation-open NW-11.4');
    expect(whyNot(state, 'axis', shotBy('scharnhorst'))).toBe('not-now NW-4.9');
  });

  const shotBy = (ship: string): Order => ({
    ...{ kind: 'shootGuns', ship, battery: 'main', mounts: [0], target: 'scharnhorst' },
  });

  test('[NW-33.2] a stand is given no order of a ship, nor a ship one of a stand', () => {
    const state = fight();
    putAloft(state, { aircraft: aircraft('SBD-3', [load('500 lb GP')]) });
    expect(whyNot(state, 'allies', shotBy('s1'))).toBe('no-such-unit NW-33.2');
    expect(whyNot(state, 'allies', { kind: 'flare', stand: 'ajax' })).toBe('no-such-unit NW-33.2');
  });

  test('[NW-4.9, NW-11.5] then the other side is next, and each unit acts once', () => {
    const state = fight();
    give(state, 'allies', done('ajax'));
    expect(state.step).toMatchObject({ side: 'axis', active: null });
    give(state, 'axis', done('scharnhorst'));
    expect(state.step).toMatchObject({ side: 'allies' });
    expect(whyNot(state, 'allies', shotBy('ajax'))).toBe('cannot-act NW-11.5');
  });

  test('[NW-11.6] an activation in which nothing is left to do ends by itself', () => {
    const state = fight();
    change(state, 'ajax', {}, { lost: { main: [1, 2, 3], other: [0, 1, 2, 3], torpedoes: [] } });
    give(state, 'allies', volley(state, 'ajax', 'scharnhorst'), { guns: [2] });
    expect(state.step).toMatchObject({ side: 'axis', active: null });
    expect(unitOf(state, 'ajax').open.hasActed).toBe(true);
  });

  test('[NW-4.9, NW-4.11] units that can do nothing are passed by themselves', () => {
    const state = fight();
    for (const id of ['ajax', 'exeter']) change(state, id, { hex: { q: 25, r: 0 } });
    advance(playOf(state, diceOf()));
    expect(state.step.kind).not.toBe('activations');
  });

  test('[NW-4.9] a side that is alone goes on from ship to ship', () => {
    const state = fight();
    for (const id of ['scharnhorst', 'admiral-graf-spee']) unitOf(state, id).open.hasActed = true;
    state.step = { kind: 'activations', side: 'allies', active: null, isAlone: true };
    give(state, 'allies', volley(state, 'ajax', 'scharnhorst'), { guns: [2] });
    give(state, 'allies', volley(state, 'exeter', 'scharnhorst'), { guns: [2] });
    expect(unitOf(state, 'ajax').open.hasActed).toBe(true);
    expect(state.step).toMatchObject({ active: 'exeter' });
  });

  test('[NW-4.12, NW-11.13] a ship that is lost acts no more', () => {
    const state = fight();
    change(state, 'scharnhorst', { fate: 'wreck' });
    give(state, 'allies', done('ajax'));
    expect(shooters(state, 'axis')).toEqual(['admiral-graf-spee']);
  });

  test('[NW-11.1] when all have acted the turn goes on to its end', () => {
    const state = fight();
    passAll(state);
    expect(state.step.kind).not.toBe('activations');
  });

  test('[NW-11.9] torpedoes of a ship that was lost before are resolved last', () => {
    const state = fight();
    conditionOf(unitOf(state, 'ajax')).torpedoAttack = {
      ...{ from: { q: 0, r: 0 }, mounts: [0], count: 4, setting: 0 },
      ...{ aim: { target: 'scharnhorst' }, splashes: 0, crewQuality: 1 },
    };
    change(state, 'ajax', { fate: 'sunk' });
    const kinds: string[] = [];
    for (let i = 0; i < 5 && state.step.kind === 'activations'; i++)
      kinds.push(
        ...give(state, state.step.side, done('-'), { torpedoes: [2, 2] }).map(({ kind }) => kind),
      );
    expect(kinds.filter((kind) => kind.startsWith('torpedo'))).toHaveLength(1);
    expect(conditionOf(unitOf(state, 'ajax')).torpedoAttack).toBeNull();
  });
});

describe('[NW-11.10] power failure', () => {
  const powerless = () => {
    const state = fight();
    change(state, 'ajax', {}, { hasPowerFailure: true });
    return state;
  };

  test('[NW-11.10, NW-11.11] one Crew Test decides for all tasks', () => {
    const state = powerless();
    const events = act(state, 'allies', volley(state, 'ajax', 'scharnhorst'), {
      ...{ 'crew-test': [9], guns: [2] },
    });
    expect(only(events, 'crewTested').purpose).toBe('power');
    expect(only(events, 'gunsFired').isHit).toBe(false);
    expect(conditionOf(unitOf(state, 'ajax')).turn.powerTest).toBe(true);
  });

  test('[NW-11.10] a ship that fails does nothing more', () => {
    const state = powerless();
    const events = give(state, 'allies', volley(state, 'ajax', 'scharnhorst'), {
      'crew-test': [1],
    });
    expect(events.map(({ kind }) => kind)).toEqual(['crewTested']);
    expect(unitOf(state, 'ajax').open.hasActed).toBe(true);
  });

  test('[NW-11.12] she fires at aircraft only once her test is passed', () => {
    const state = powerless();
    const ajax = unitOf(state, 'ajax');
    expect(mayFireAtAircraft(ajax)).toBe(false);
    conditionOf(ajax).turn.powerTest = true;
    expect(mayFireAtAircraft(ajax)).toBe(true);
    conditionOf(ajax).turn.powerTest = false;
    expect(mayFireAtAircraft(ajax)).toBe(false);
    expect(mayFireAtAircraft(unitOf(state, 'exeter'))).toBe(true);
  });
});
