import { describe, expect, test } from 'vitest';
import {
  eventsFor,
  giveOrder,
  type Match,
  newMatch,
  refusalKey,
  type Side,
} from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { boats } from './boats';
import { battleOf, type TestBattle } from './setting';

const SEED = 'binnacle';

/** A match whose initiative has been won; both sides leave all to the rules until ships move, the Allies first. */
function matchOf(battle: TestBattle): Match {
  const match = newMatch(fleetAction, battleOf(battle), fleetAction.defaultOptions, SEED);
  const { step } = match.state as FleetActionState;
  if (step.kind === 'initiative') order(match, step.winner, 'first allies allies');
  while ((match.state as FleetActionState).step.kind === 'submarines')
    order(match, 'axis', 'done -');
  return match;
}

/** Why a line is refused; `undefined` when it is carried out. */
function order(match: Match, side: Side, line: string): string | undefined {
  const refused = giveOrder(fleetAction, match, { side, order: line }, SEED);
  return refused && refusalKey(refused);
}

const OPEN: TestBattle = {
  allies: [{ sheet: 'Fletcher', id: 'ship', knots: 20, hex: { q: 10, r: 0 } }],
  axis: [{ sheet: 'Fubuki', id: 'foe', hex: { q: -20, r: 0 } }],
};

const stateOf = ({ state }: Match): FleetActionState => state as FleetActionState;

describe('undo', () => {
  test('[NW-33.3] a speed and the steps of the ship now moving can be taken back', () => {
    const match = matchOf(OPEN);
    for (const line of ['speed ship 25', 'move ship aap'])
      expect(order(match, 'allies', line)).toBeUndefined();
    for (const _ of [1, 2]) expect(order(match, 'allies', 'undo')).toBeUndefined();
    expect(stateOf(match).units.ship).toMatchObject({ hex: { q: 10, r: 0 }, speedKnots: 20 });
  });

  test('[NW-33.3] not once her movement is confirmed', () => {
    const match = matchOf(OPEN);
    for (const line of ['move ship aap', 'done ship'])
      expect(order(match, 'allies', line)).toBeUndefined();
    expect(order(match, 'allies', 'undo')).toBe('nothing-to-undo');
  });

  test.each([
    ['no submarine near', { q: -25, r: 20 }],
    ['one beside her', { q: 11, r: -2 }],
  ])(
    '[NW-33.3] [NW-7.8] among submarines a hunter cannot take her steps back: %s',
    (_name, hex) => {
      const match = matchOf({ ...OPEN, sides: { axis: { submarines: boats(['u-1']) } } });
      Object.assign(stateOf(match).units['u-1'] ?? {}, { fate: 'inPlay', hex, isSubmerged: true });
      expect(order(match, 'allies', 'move ship aa')).toBeUndefined();
      expect(order(match, 'allies', 'undo')).toBe('nothing-to-undo');
    },
  );

  test('[NW-33.3] among mines nobody can; a speed can be taken back', () => {
    const match = matchOf({ ...OPEN, sides: { axis: { minefields: 1 } } });
    order(match, 'axis', 'done -');
    expect(order(match, 'allies', 'speed ship 25')).toBeUndefined();
    expect(order(match, 'allies', 'undo')).toBeUndefined();
    expect(order(match, 'allies', 'move ship aa')).toBeUndefined();
    expect(order(match, 'allies', 'undo')).toBe('nothing-to-undo');
  });
});

describe('the log', () => {
  test('[NW-1.32] the same seed rolls the same dice, and all of them are written down', () => {
    const [one, other] = [matchOf(OPEN), matchOf(OPEN)];
    expect(one.closedEvents).toEqual(other.closedEvents);
    const [rolled] = newMatch(
      fleetAction,
      battleOf(OPEN),
      fleetAction.defaultOptions,
      SEED,
    ).closedEvents.filter(({ kind }) => kind === 'initiativeRolled');
    expect(rolled?.dice?.length).toBe(2);
  });

  test('[NW-1.32] [NW-3.24] a side reads what it may see of them', () => {
    const match = matchOf({ ...OPEN, sides: { axis: { submarines: boats(['u-1']) } } });
    Object.assign(stateOf(match).units['u-1'] ?? {}, {
      ...{ fate: 'inPlay', hex: { q: 11, r: -2 }, isSubmerged: true },
    });
    expect(order(match, 'allies', 'move ship aa')).toBeUndefined();
    const heard = (events: Match['closedEvents']) =>
      events.find(({ kind }) => kind === 'submarineDetected')?.dice?.length;
    const { closedEvents } = match;
    expect(heard(closedEvents)).toBe(1);
    expect(heard(eventsFor(closedEvents, 'allies'))).toBe(1);
    expect(heard(eventsFor(closedEvents, 'axis'))).toBe(0);
  });
});
