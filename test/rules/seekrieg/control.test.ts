import { describe, expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import { pointsToSpend, usualControl } from '../../../src/rules/seekrieg/control/points';
import type { Condition, Fire } from '../../../src/rules/seekrieg/model/units';
import { type Battle, battleOf, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, refused, rolling } from './playing';

const fire = (severity: number): Fire => ({ severity, begunOnTurn: 1, isOutOfControl: false });

/** Nothing is lost, and fires go on as they were. */
const CALM = Array<number>(9).fill(100);

/** Phase 11 of turn 1 with a ship of 350 DP and 28 points as she then is. */
function burning(changed: Partial<Condition>, options = { damageControl: true }): Battle {
  const battle = battleOf({
    options,
    allies: { hurt: { sheet: { dp: 350, dco: 28, batteries: [] } } },
    axis: { other: { hex: at(40, 0), sheet: { batteries: [] } } },
  });
  Object.assign(logOf(battle, 'hurt'), { dcoLeft: 28, ...changed });
  return confirm(rolling(confirm(battle), ...(options.damageControl ? [] : CALM)));
}

/** Both sides confirm phase 11; fires keep their severity, and no set is lost. */
const close = (battle: Battle): Battle => confirm(rolling(battle, ...CALM));

describe('points', () => {
  test('[SK-18.16, SK-18.18, SK-EX36] 28 points, at most 14 in a turn', () => {
    const battle = burning({ damage: 100 });
    expect(pointsToSpend(shipIn(battle, 'hurt'))).toBe(14);
    expect(refused(battle, 'allies', 'damage-control hurt 14 -')).toBeUndefined();
    expect(refused(battle, 'allies', 'damage-control hurt 15 -')).toBe('too-many-points SK-18.18');
  });

  test('[SK-18.17] the stock is all there is', () => {
    expect(pointsToSpend(shipIn(burning({ dcoLeft: 5 }), 'hurt'))).toBe(5);
  });

  test('[SK-18.22, SK-EX36] with 9 points received at most 9', () => {
    const battle = burning({ damage: 9 });
    expect(refused(battle, 'allies', 'damage-control hurt 9 -')).toBeUndefined();
    expect(refused(battle, 'allies', 'damage-control hurt 10 -')).toBe('too-many-points SK-18.22');
  });

  test('[SK-18.19] on a fire no more than its severity', () => {
    const battle = burning({ damage: 50, fires: [fire(4)] });
    expect(refused(battle, 'allies', 'damage-control hurt 0 4')).toBeUndefined();
    expect(refused(battle, 'allies', 'damage-control hurt 0 5')).toBe('no-such-fire SK-18.19');
    expect(refused(battle, 'allies', 'damage-control hurt 0 0+1')).toBe('no-such-fire SK-18.19');
  });

  test('[SK-18.21] a ship whose damage has reached her own points cannot be saved', () => {
    const battle = burning({ damage: 350 });
    expect(refused(battle, 'allies', 'damage-control hurt 1 -')).toBe('beyond-help SK-18.21');
    expect(usualControl(shipIn(battle, 'hurt')).onDamage).toBe(0);
    close(battle);
    expect(shipIn(battle, 'hurt').fate).toBe('sunk');
  });
});

describe('spending', () => {
  test('[SK-18.19, SK-18.20] points come off damage and fires before losses are worked out', () => {
    const battle = burning({ damage: 30, fires: [fire(4), fire(6)] });
    give(battle, 'allies', 'damage-control hurt 3 4+1');
    close(battle);
    expect(eventsOf(battle, 'controlSpent')[0]).toMatchObject({
      onDamage: 3,
      onFires: [4, 1],
      left: 20,
    });
    expect(logOf(battle, 'hurt').fires.map(({ severity }) => severity)).toEqual([5]);
    const losses = battle.events.findIndex(({ kind }) => kind === 'piecesLost');
    const spent = battle.events.findIndex(({ kind }) => kind === 'controlSpent');
    expect(losses < 0 || spent < losses).toBe(true);
  });

  test('[SK-34.11] left alone: the most severe fire first, damage only from half of her points', () => {
    const fires = [fire(3), fire(12)];
    expect(usualControl(shipIn(burning({ damage: 100, fires }), 'hurt'))).toEqual({
      onDamage: 0,
      onFires: [2, 12],
    });
    const battle = burning({ damage: 175, fires: [fire(3)] });
    close(battle);
    expect(eventsOf(battle, 'controlSpent')[0]).toMatchObject({ onDamage: 11, onFires: [3] });
  });

  test('[SK-5.1, SK-34.1] phase 11 is passed over without Optional E', () => {
    const battle = burning({ damage: 100 }, { damageControl: false });
    expect(battle.state).toMatchObject({ turn: 2, step: { kind: 'orders' } });
    expect(eventsOf(battle, 'controlSpent')).toEqual([]);
  });

  test('[SK-34.1] every choice that is listed may be given', () => {
    const battle = burning({ damage: 200, fires: [fire(3)] });
    const lines = seekrieg
      .legalOrders(battle.state, 'allies')
      .filter(({ kind }) => kind === 'damageControl')
      .map((it) => seekrieg.makeOrder(it));
    expect(lines).toEqual([
      'damage-control hurt 11 3',
      'damage-control hurt 14 0',
      'damage-control hurt 0 0',
    ]);
    expect(lines.filter((it) => refused(battle, 'allies', it))).toEqual([]);
  });
});
