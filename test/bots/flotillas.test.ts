import { describe, expect, test } from 'vitest';
import { bestAttack, isFlotilla } from '../../src/bots/battle/flotillas';
import { newExchange } from '../../src/bots/battle/movement';
import { isFighter } from '../../src/bots/battle/posture';
import { aimOf } from '../../src/bots/battle/rangeKeeping';
import type { BattleState } from '../../src/rules/battle';
import { atImpulse, newBattle, setShip, type TestShip } from '../rules/battle/fixture';
import { stackWith } from '../rules/battle/forces';

const DESTROYER: TestShip = {
  id: 'a',
  type: 'DD',
  speed: '2+',
  hull: 'NNNN',
  primary: '',
  secondary: '',
  tertiary: 'N',
  torpedoes: { factors: 2, kind: 'other' },
};
const BATTLESHIP: TestShip = {
  id: 'x',
  type: 'BB',
  hull: 'H'.repeat(12),
  primary: 'HHHHHHHH',
  secondary: 'LLLL',
  tertiary: 'NN',
};

/** A destroyer and a battleship, six hexes apart by day. */
const facing = (enemy: TestShip): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships: [DESTROYER] }],
      axis: [{ at: [6, 0], ships: [enemy] }],
    }),
    2,
  );
const attackOn = (state: BattleState) =>
  bestAttack(newExchange(state, 'allies'), stackWith(state, 'a'));
const aim = (state: BattleState) => aimOf(newExchange(state, 'allies'), stackWith(state, 'a'));

describe('flotillas', () => {
  test('wait out of reach of guns that would sink them on the way in', () => {
    const state = facing(BATTLESHIP);
    expect(attackOn(state)).toBeUndefined();
    expect(aim(state)).toMatchObject({ rangeHexes: 7, waits: true });
  });

  test('run in to launch at a ship whose guns are silent', () => {
    const state = facing({ ...BATTLESHIP, primary: '', secondary: '', tertiary: '' });
    expect(attackOn(state)?.worth).toBeGreaterThan(0);
    expect(aim(state).rangeHexes).toBeLessThanOrEqual(2);
    expect(aim(state).waits).toBeUndefined();
  });

  test('are unarmored ships with torpedoes left, and fight while they have them', () => {
    const state = facing(BATTLESHIP);
    const { give, take } = newExchange(state, 'allies');
    expect(isFlotilla(give, stackWith(state, 'a'))).toBe(true);
    expect(isFlotilla(take, stackWith(state, 'x'))).toBe(false);
    expect(isFighter(give, 'a')).toBe(true);
    setShip(state, 'a', { launches: [{ round: 1, impulse: 5 }] });
    const spent = newExchange(state, 'allies').give;
    expect(isFlotilla(spent, stackWith(state, 'a'))).toBe(false);
    expect(isFighter(spent, 'a')).toBe(false);
  });
});
