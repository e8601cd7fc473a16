import { describe, expect, test } from 'vitest';
import { countQuiet } from '../../../src/rules/fleet-action/end/refill';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { strikeWithTorpedoes } from '../../../src/rules/fleet-action/torpedoes/hit';
import { legal } from './acting';
import {
  condition,
  diceOf,
  type Game,
  give,
  goTo,
  kinds,
  newGame,
  refusalOf,
  sailing,
  unit,
} from './game';
import { landTarget } from './land';
import { playOf } from './position';
import { sheet } from './sheets';

/** Torpedo boats: four tubes each. */
const PT: DataSheet = {
  ...sheet('Fletcher', { name: 'PT', type: 'X', size: -4, turningHexes: 1 }),
  smallCraft: { savingThrow: 1, tubes: 4 },
};

const boats = (vessels: number): Game =>
  sailing({
    allies: [{ sheet: PT, id: 'pt', vessels, knots: 30, facing: 1 }],
    axis: [{ sheet: 'Fubuki', id: 'foe', hex: { q: 0, r: 4 }, facing: 2, knots: 20 }],
  });

describe('tubes of small craft', () => {
  test('[NW-9.17] [NW-9.20] all vessels launch together, to any side, once', () => {
    const game = boats(3);
    give(game, 'allies', 'torpedoes pt - 0 foe');
    expect(condition(game, 'pt').torpedoAttack).toMatchObject({ count: 12 });
    expect(refusalOf(game, 'allies', 'torpedoes pt - 0 foe')).toBe('no-torpedoes NW-9.2');
    goTo(game, 'ships', 2);
    expect(legal(game.state, 'allies', 'declareTorpedo')).toEqual([]);
  });

  test('[NW-9.17] the vessels that are left', () => {
    const game = boats(3);
    unit(game, 'pt').vessels = 2;
    give(game, 'allies', 'torpedoes pt - 0 foe');
    expect(condition(game, 'pt').torpedoAttack?.count).toBe(8);
  });
});

describe('what may be aimed at', () => {
  test('[NW-9.19] a ship, small craft and land; no marker, no wreck, nothing submerged', () => {
    const game = sailing({
      allies: [{ sheet: 'Fletcher', id: 'ship', facing: 2, knots: 20 }],
      axis: [
        { sheet: 'Fubuki', id: 'foe', hex: { q: 0, r: 4 } },
        { sheet: 'Fubuki', id: 'masked', hex: { q: 0, r: 6 }, isContact: true },
        { sheet: PT, id: 'pt', hex: { q: 0, r: 3 } },
      ],
      sides: { axis: { landTargets: [landTarget('harbor', { q: 1, r: 3 })] } },
    });
    const aim = (at: string) => refusalOf(game, 'allies', `torpedoes ship 0 0 ${at}`);
    expect([aim('foe'), aim('pt'), aim('harbor')]).toEqual([undefined, undefined, undefined]);
    expect([aim('masked'), aim('axis-contact-1')]).toEqual([
      'no-target NW-9.19',
      'no-target NW-9.19',
    ]);
    unit(game, 'foe').fate = 'wreck';
    unit(game, 'pt').isSubmerged = true;
    expect([aim('foe'), aim('pt')]).toEqual(['no-target NW-9.19', 'no-target NW-9.19']);
  });

  test('[NW-9.14] a spread covers its center and the hexes around it', () => {
    const spread = (r: number) => {
      const game = sailing({
        allies: [{ sheet: 'Fletcher', id: 'ship', facing: 2, knots: 10 }],
        axis: [{ sheet: 'Fubuki', id: 'foe', hex: { q: 0, r }, facing: 2 }],
      });
      give(game, 'allies', 'torpedoes ship 0 0 0,-4');
      goTo(game, 'end');
      return kinds(game.events).includes('torpedoesLost');
    };
    expect([spread(-3), spread(-4), spread(-5), spread(-6)]).toEqual([false, false, false, true]);
  });

  test('[NW-15.19] a harbor front loses S to a torpedo, and takes no critical', () => {
    const game = newGame({
      allies: [{ sheet: 'Fletcher' }],
      sides: { axis: { landTargets: [landTarget('harbor', { q: 1, r: 3 })] } },
    });
    const play = playOf(game.state, diceOf());
    const warhead = { impactPoints: 15, criticalValue: 8, dudNumber: 0 };
    strikeWithTorpedoes(play, unit(game, 'harbor'), warhead, { arc: 'beam', hits: 1 });
    expect(condition(game, 'harbor').structure).toBe(25);
    expect(kinds(play.events)).not.toContain('criticalRolled');
  });
});

describe('refilling', () => {
  const atEnd = (quiet: number) => {
    const game = newGame({
      allies: [{ sheet: 'Fletcher' }],
      axis: [{ sheet: 'Fubuki', id: 'dd', hex: { q: 0, r: -24 }, facing: 1 }],
    });
    Object.assign(condition(game, 'dd'), { empty: [0, 1], reloads: 5, quietTurns: quiet });
    goTo(game, 'end');
    return game;
  };

  test('[NW-9.18] after three quiet turns, as many reloads as tubes', () => {
    const game = atEnd(2);
    expect(refusalOf(game, 'axis', 'refill dd 0+1')).toBe('no-reloads NW-9.18');
    give(game, 'axis', 'refill dd 1');
    goTo(game, 'initiative', 2);
    expect(condition(game, 'dd')).toMatchObject({ empty: [0], reloads: 2, quietTurns: 0 });
  });

  test('[NW-9.18] not sooner', () => {
    expect(refusalOf(atEnd(1), 'axis', 'refill dd 0')).toBe('not-quiet NW-9.18');
  });

  test.each([
    ['a launch', { hasLaunched: true }, 0],
    ['damage', { wasDamaged: true }, 0],
    ['more than 30 knots', {}, 31],
  ])('[NW-9.18] %s breaks the quiet', (_what, turn, speedKnots) => {
    const game = atEnd(2);
    const dd = unit(game, 'dd');
    Object.assign(condition(game, 'dd').turn, turn);
    dd.speedKnots = speedKnots;
    countQuiet(dd);
    expect(condition(game, 'dd').quietTurns).toBe(0);
  });
});
