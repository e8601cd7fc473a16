import { describe, expect, test } from 'vitest';
import { ALL, duel, UNARMED, why } from './duel';
import { battery, logOf, shipIn, type TestShip } from './fleet';
import { give } from './playing';

describe('orders to fire', () => {
  test('[SK-11.1, SK-11.3, SK-34.1] turrets of a battery at a target, all or one by one', () => {
    expect(why(duel())).toBeUndefined();
    expect(why(duel(), 'fire ship 0 1+3 enemy 0 no')).toBeUndefined();
  });

  test('[SK-11.2] one turret, one target', () => {
    const battle = give(duel(), 'allies', ALL, 'fire ship 0 3 - 0 no');
    expect(shipIn(battle, 'ship').plan?.fire).toMatchObject([
      { turrets: [0, 1, 2], target: 'enemy' },
      { turrets: [3], target: null },
    ]);
    expect(why(battle, 'fire ship 0 1+1 enemy 0 no')).toBe('no-such-turret SK-11.2');
  });

  test('[SK-10.14] turrets must bear', () => {
    const ahead = duel({ enemy: { hex: { q: 0, r: -20 } } });
    expect(why(ahead)).toBe('does-not-bear SK-10.14');
    expect(why(ahead, 'fire ship 0 0+1 enemy 0 no')).toBeUndefined();
  });

  test('[SK-10.17] not beyond the range of the card', () => {
    const far = { q: 60, r: -30 };
    expect(why(duel({ enemy: { hex: far } }))).toBe('out-of-range SK-10.17');
    const edge = { ship: { sheet: { batteries: [battery({ rangeYards: 30_000 })] } } };
    expect(why(duel({ ...edge, enemy: { hex: far } }))).toBeUndefined();
  });

  test('[SK-10.9] not within 3 % of it', () => {
    const guns = { ship: { sheet: { batteries: [battery({ rangeYards: 34_000 })] } } };
    expect(why(duel({ ...guns, enemy: { hex: { q: 2, r: -1 } } }))).toBe('too-close SK-10.9');
    expect(why(duel({ enemy: { hex: { q: 2, r: -1 } } }))).toBeUndefined();
  });

  test('[SK-10.5, SK-28.13] a ship of the size of the target blocks the line, a smaller one does not', () => {
    const between = (dp: number) =>
      duel({
        more: {
          axis: { other: { hex: { q: 10, r: -5 }, speedKnots: 0, sheet: { ...UNARMED, dp } } },
        },
      });
    expect(why(between(320))).toBe('line-blocked SK-10.5');
    expect(why(between(319))).toBeUndefined();
  });

  test('[SK-10.8] any ship within the first tenth of the range stops the gun', () => {
    const near = duel({
      more: {
        axis: { boat: { hex: { q: 4, r: -2 }, speedKnots: 0, sheet: { ...UNARMED, dp: 20 } } },
      },
    });
    expect(why(near)).toBe('line-fouled SK-10.8');
  });

  test('[SK-10.3] the target must be in visual range of the ship herself', () => {
    const fog = { more: { weather: { visibility: 5 } } };
    const scout: TestShip = { hex: { q: 18, r: -6 }, speedKnots: 0 };
    const battle = duel({ more: { ...fog.more, allies: { scout } } });
    expect(why(battle)).toBe('target-not-in-sight SK-10.3');
    expect(why(battle, 'fire scout 0 0+1 enemy 0 no')).toBeUndefined();
  });

  test('[SK-10.4] or held by her fire control radar', () => {
    const radar: TestShip = { sheet: { fireControlRadar: 1, radars: ['284'] } };
    const scout: TestShip = { hex: { q: 18, r: -6 }, speedKnots: 0 };
    const more = { weather: { visibility: 5 }, allies: { scout } };
    expect(why(duel({ ship: radar, more }))).toBeUndefined();
  });

  test('[SK-28.7] no fire in Force 11', () => {
    expect(why(duel({ more: { weather: { force: 11 } } }))).toBe('seas-too-high SK-28.7');
  });

  test('[SK-11.7] a battery without shells does not fire', () => {
    const battle = duel();
    const [log] = logOf(battle, 'ship').batteries;
    if (log) log.shells = {};
    expect(why(battle)).toBe('no-shells SK-11.7');
  });

  test('[SK-29.22] CD 21: no command, no fire', () => {
    const battle = duel();
    logOf(battle, 'ship').effects = [{ cd: 21, turnsLeft: 1 }];
    expect(why(battle)).toBe('no-command SK-29.22');
  });

  test('[SK-14.2] turrets without guns do not fire', () => {
    const battle = duel();
    const turret = logOf(battle, 'ship').batteries[0]?.turrets[2];
    if (turret) turret.guns = 0;
    expect(why(battle)).toBe('turrets-out SK-14.2');
  });

  test('[SK-11.36, SK-11.37] estimates are in steps of 250 yards, and only with that method', () => {
    expect(why(duel(), 'fire ship 0 0 enemy 250 no')).toBe('bad-estimate SK-11.37');
    const estimating = duel({ more: { options: { hitMethod: 'estimation' } } });
    expect(why(estimating, 'fire ship 0 0 enemy 10100 no')).toBe('bad-estimate SK-11.37');
    expect(why(estimating, 'fire ship 0 0 enemy 10250 no')).toBeUndefined();
  });

  test('[SK-16.5, SK-16.8] barrage fire: with its option, by guns faster than CHART G3, up to 10,000 yards', () => {
    const line = 'fire ship 0 0 enemy 0 yes';
    const more = { options: { barrageFire: true } };
    expect(why(duel(), line)).toBe('option-off SK-16.5');
    expect(why(duel({ more }), line)).toBeUndefined();
    expect(why(duel({ more, enemy: { hex: { q: 22, r: -11 } } }), line)).toBe('no-barrage SK-16.8');
    const slow = { sheet: { batteries: [battery({ rate: 6 })] } };
    expect(why(duel({ more, ship: slow }), line)).toBe('no-barrage SK-16.8');
  });

  test('[SK-34.1] every order that is offered is legal', () => {
    const battle = duel();
    const offered = ['fire ship 0 0+1+2+3 enemy 0 no'];
    expect(offered.map((line) => why(battle, line))).toEqual([undefined]);
  });
});
