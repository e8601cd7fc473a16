import { expect, test } from 'vitest';
import { fleetActionBots } from '../../src/bots/fleet-action';
import { newSituation } from '../../src/bots/fleet-action/common/situation';
import { standingOf } from '../../src/bots/fleet-action/common/standing';
import { drawFrom, must } from '../../src/rules/core';
import { fleetAction, type Order } from '../../src/rules/fleet-action';
import { merchantSheet } from '../../src/rules/fleet-action/ratings/merchants';
import { hunt } from '../rules/fleet-action/boats';
import { type Game, unit } from '../rules/fleet-action/game';

const TANKER = { sheet: merchantSheet('tanker-ohio'), id: 'tanker', knots: 9 };
/** Without radar, as her odds in the dark are then nothing. */
const ESCORT = { sheet: 'Exeter', id: 'escort', knots: 15 };

type Place = { q: number; r: number };

/** A boat below at the middle, on her way north, between a tanker and an escort. */
function amongThem(tanker: Place, escort: Place): Game {
  const game = hunt(
    {},
    {
      allies: [
        { ...TANKER, hex: tanker },
        { ...ESCORT, hex: escort },
      ],
      ...{ convoyOf: 'allies', isNight: true, visibility: 1 },
    },
  );
  Object.assign(unit(game, 'u-1'), { fate: 'inPlay', hex: { q: 0, r: 0 }, isSubmerged: true });
  return game;
}

const choice = ({ state }: Game): Order =>
  must(
    fleetActionBots.doctrine.offhand?.(fleetAction.view(state, 'axis'), 'axis', drawFrom('boat')),
    'an order',
  );

test('[NW-7.14] a boat among a convoy attacks its ships, one torpedo at a time', () => {
  expect(choice(amongThem({ q: 0, r: -2 }, { q: 0, r: 6 }))).toMatchObject({
    ...{ kind: 'subAttack', target: 'tanker', tubes: 1 },
  });
});

test('[NW-7.8] beside an escort, which would hear her, she fires all at once', () => {
  const order = choice(amongThem({ q: 0, r: -2 }, { q: 0, r: 3 }));
  expect(order).toMatchObject({ kind: 'subAttack', target: 'tanker' });
  expect(order).not.toMatchObject({ tubes: 1 });
});

test('an escort that is near is no prey while there is a convoy', () => {
  expect(choice(amongThem({ q: 0, r: -20 }, { q: 0, r: -2 }))).not.toMatchObject({
    kind: 'subAttack',
  });
});

test('escorts do not give way to a boat that comes up in the dark: odds are of surface ships', () => {
  const { state } = amongThem({ q: 0, r: -2 }, { q: 0, r: 3 });
  Object.assign(must(state.units['u-1'], 'u-1'), { isSubmerged: false });
  const view = fleetAction.view(state, 'allies');
  expect(view.units['u-1']).toBeDefined();
  expect(standingOf(newSituation(view, 'allies')).posture).toBe('fight');
});
