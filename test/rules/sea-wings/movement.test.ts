import { describe, expect, test } from 'vitest';
import { ENTERPRISE, shipCard } from './cards';
import { type Game, give, goTo, newGame, only, refusalOf } from './game';
import { force, formation, SBD, SEA, scenario } from './scenario';

const CARRIER = { q: 10, r: 10 };
const ENEMY = { q: 25, r: 0 };

const cruisers = (...ids: string[]) => ids.map((id) => shipCard(id));

const fleets = (changed: Parameters<typeof scenario>[0] = {}): Game =>
  newGame(
    scenario({
      forces: [
        force(
          'allies',
          CARRIER,
          [ENTERPRISE, ...cruisers('portland')],
          [formation('enterprise-us', SBD, 6)],
        ),
        force('axis', ENEMY, cruisers('tone', 'chikuma')),
      ],
      ...changed,
    }),
  );

const plotting = (changed?: Parameters<typeof scenario>[0]): Game => {
  const game = fleets(changed);
  goTo(game, 'plots');
  return game;
};

const tf = (game: Game, side: 'allies' | 'axis' = 'allies', n = 1) => {
  const found = game.state.forces[side].taskForces[`${side}-${n}`];
  if (!found) throw new Error(`no ${side}-${n}`);
  return found;
};

const hurt = (game: Game, ship: string, letters: string, isPermanent = false) => {
  const { allies, axis } = game.state.forces;
  const it = allies.ships[ship] ?? axis.ships[ship];
  it?.hits.push(...[...letters].map((letter) => ({ letter: letter as 'P', isPermanent })));
};

describe('plots', () => {
  test('[WG-3.6, WG-3.7, WG-16.1, WG-16.2, WG-16.8] a task force moves along its path as plotted', () => {
    const game = plotting();
    give(game, 'allies', 'plot allies-1 10,9/10,8/11,7');
    expect(tf(game).hex).toEqual(CARRIER);
    goTo(game, 'dummies');
    expect(tf(game).hex).toEqual({ q: 11, r: 7 });
  });

  test('[WG-16.4, WG-24.22] a task force without a plot stays; a plot of 0 hexes is legal', () => {
    const game = plotting();
    expect(refusalOf(game, 'allies', 'plot allies-1 -')).toBeUndefined();
    goTo(game, 'airPlans');
    expect(tf(game).hex).toEqual(CARRIER);
  });

  test('[WG-16.2] a path is unbroken; a scenario may limit its turns', () => {
    const game = plotting({ turnsInPlot: 1 });
    expect(refusalOf(game, 'allies', 'plot allies-1 10,8')).toBe('broken-path WG-16.2');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/11,8/12,7')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/11,8/11,7')).toBe('plot-turns WG-16.2');
  });

  test('[WG-1.10] no path leads over land', () => {
    const game = plotting({ map: { ...SEA, land: [{ q: 10, r: 9 }] } });
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9')).toBe('left-land WG-1.10');
  });

  test('[WG-16.3, WG-24.17] plots are sealed: the enemy is not told, and confirmed plots stand', () => {
    const game = plotting();
    expect(give(game, 'allies', 'plot allies-1 10,9')[0]?.seenBy).toEqual(['allies']);
    give(game, 'allies', 'confirm');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,11')).toBe('not-now WG-16.1');
  });

  test('[WG-16.11, WG-16.12] the slowest ship sets the pace, and nobody moves more than 6 hexes', () => {
    const game = plotting();
    const six = 'plot allies-1 10,9/10,8/10,7/10,6/10,5/10,4';
    expect(refusalOf(game, 'allies', six)).toBe('too-far WG-16.11');
    expect(refusalOf(game, 'allies', six.slice(0, -5))).toBeUndefined();
    hurt(game, 'portland', 'P');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8/10,7/10,6')).toBe('too-far WG-16.11');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8/10,7')).toBeUndefined();
  });

  test('[WG-16.13, WG-16.14, WG-EX20] a carrier that flew operations is a hex slower', () => {
    const game = fleets();
    goTo(game, 'airPlans');
    give(game, 'allies', 'search enterprise-us-sbd-3 1 0 60 12 -');
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8/10,7/10,6/10,5')).toBe(
      'too-far WG-16.11',
    );
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8/10,7/10,6')).toBeUndefined();
    hurt(game, 'enterprise-us', 'P');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8/10,7')).toBe('too-far WG-16.11');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8')).toBeUndefined();
  });
});

describe('tows', () => {
  const crippled = (isPermanent = true): Game => {
    const game = plotting();
    hurt(game, 'enterprise-us', 'PP', isPermanent);
    return game;
  };

  test('[WG-13.18, WG-16.27, WG-32.3] a ship with two P hits has speed 0 and holds her whole task force, unless she is towed', () => {
    const game = crippled();
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9')).toBe('too-far WG-16.11');
    give(game, 'allies', 'tow portland enterprise-us');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9')).toBeUndefined();
  });

  test('[WG-16.21, WG-16.25] under tow the task force moves one hex', () => {
    const game = crippled();
    give(game, 'allies', 'tow portland enterprise-us');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9/10,8')).toBe('too-far WG-16.11');
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9')).toBeUndefined();
  });

  test('[WG-16.22] hits that are not permanent bar a tow', () => {
    expect(refusalOf(crippled(false), 'allies', 'tow portland enterprise-us')).toBe(
      'no-tow WG-16.23',
    );
  });

  test('[WG-16.23] a ship with a P hit tows nobody', () => {
    const game = crippled();
    hurt(game, 'portland', 'P');
    expect(refusalOf(game, 'allies', 'tow portland enterprise-us')).toBe('no-tow WG-16.23');
  });

  test('[WG-16.23, WG-16.24] a destroyer is too small for a fleet carrier', () => {
    const game = newGame(
      scenario({
        forces: [
          force('allies', CARRIER, [ENTERPRISE, shipCard('benham', { type: 'DD' })]),
          force('axis', ENEMY, cruisers('tone')),
        ],
      }),
    );
    goTo(game, 'plots');
    hurt(game, 'enterprise-us', 'PP', true);
    expect(refusalOf(game, 'allies', 'tow benham enterprise-us')).toBe('no-tow WG-16.23');
  });

  test('[WG-16.26] a tow begins and ends in the plot, and a ship tows one other', () => {
    const game = crippled();
    give(game, 'allies', 'tow portland enterprise-us');
    expect(refusalOf(game, 'allies', 'tow portland enterprise-us')).toBe('no-tow WG-16.23');
    give(game, 'allies', 'plot allies-1 10,9');
    give(game, 'allies', 'cast-off enterprise-us');
    expect(tf(game).tows).toEqual([]);
    expect(game.state.forces.allies.plots).toEqual({});
  });

  test('[WG-16.28] operations of the turn do not touch a tow', () => {
    const game = crippled();
    give(game, 'allies', 'tow portland enterprise-us');
    for (const ship of Object.values(game.state.forces.allies.ships)) ship.flewOperations = true;
    expect(refusalOf(game, 'allies', 'plot allies-1 10,9')).toBeUndefined();
  });
});

describe('edges', () => {
  const atEdge = () =>
    newGame(
      scenario({
        forces: [
          force('allies', { q: 38, r: 0 }, [ENTERPRISE], [formation('enterprise-us', SBD, 6)]),
          force('allies', null, cruisers('chester')),
          force('axis', ENEMY, cruisers('tone')),
        ],
      }),
    );

  test('[WG-16.16, WG-16.17] ships leave at a friendly edge, a step over it', () => {
    const game = atEdge();
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'exit allies-1 -')).toBe('no-such-hex.edge WG-16.16');
    const longWay = '38,1/38,2/38,3/38,4/39,3';
    expect(refusalOf(game, 'allies', `exit allies-1 ${longWay}`)).toBe('too-far WG-16.11');
    expect(refusalOf(game, 'allies', 'exit allies-1 39,-1')).toBeUndefined();
  });

  test('[WG-16.18, WG-16.29] a task force that leaves is gone with its aircraft', () => {
    const game = atEdge();
    goTo(game, 'plots');
    give(game, 'allies', 'exit allies-1 39,-1');
    goTo(game, 'dummies');
    const { ships, taskForces, formations, factorsLost } = game.state.forces.allies;
    expect(ships['enterprise-us']?.fate).toBe('left');
    expect(taskForces['allies-1']).toBeUndefined();
    expect(formations).toEqual({});
    expect(factorsLost).toEqual({ carrier: 0, other: 0 });
  });

  test('[WG-4.18, WG-16.17] ships kept off the map enter at a friendly edge', () => {
    const game = atEdge();
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'enter chester 20,5')).toBe('no-such-hex.edge WG-16.17');
    expect(refusalOf(game, 'allies', 'enter enterprise-us 39,0')).toBe('not-waiting WG-4.18');
    give(game, 'allies', 'enter chester 39,0/38,1');
    goTo(game, 'dummies');
    expect(tf(game, 'allies', 2)).toMatchObject({ hex: { q: 38, r: 1 }, ships: ['chester'] });
  });
});

describe('the order of movement', () => {
  const roll = (spottedMarkers: number, ...dice: number[]) => {
    const game = plotting();
    if (spottedMarkers > 0) tf(game, 'axis').spotted = { since: 1, turn: 1, by: ['sea'] };
    give(game, 'allies', 'confirm');
    return only(give(game, 'axis', 'confirm', { 'move-order': dice }), 'moveOrderRolled')[0];
  };

  test('[WG-16.5, WG-16.6] the lower total of die and spotted enemies moves first', () => {
    expect(roll(0, 3, 4)?.first).toBe('allies');
    expect(roll(1, 3, 4)).toBeDefined();
    expect(roll(1, 4, 4)?.totals).toEqual({ allies: 5, axis: 4 });
    expect(roll(1, 4, 4)?.first).toBe('axis');
  });

  test('[WG-16.5] equal totals are rolled again', () => {
    expect(roll(0, 2, 2, 6, 5)).toMatchObject({ first: 'axis', totals: { allies: 6, axis: 5 } });
  });

  test('[WG-16.7, WG-16.10] the second player sees the markers of the first before he orders his dummies', () => {
    const game = plotting();
    give(game, 'allies', 'plot allies-1 10,9');
    give(game, 'axis', 'plot axis-1 25,1');
    give(game, 'allies', 'confirm');
    give(game, 'axis', 'confirm');
    expect(game.state.step).toEqual({ kind: 'dummies', side: 'allies' });
    expect(game.state.known.axis.markers[0]?.hex).toEqual(CARRIER);
    give(game, 'allies', 'confirm');
    expect(game.state.step).toEqual({ kind: 'dummies', side: 'axis' });
    expect(game.state.known.axis.markers[0]?.hex).toEqual({ q: 10, r: 9 });
    expect(game.state.known.allies.markers[0]?.hex).toEqual(ENEMY);
  });

  test('[WG-16.7, WG-16.19] spotted markers keep their identities, unspotted ones get new ones', () => {
    const game = plotting();
    tf(game, 'axis').spotted = { since: 0, turn: 0, by: ['sea'] };
    const before = [tf(game).marker, tf(game, 'axis').marker];
    goTo(game, 'airPlans');
    expect(game.state.known.axis.markers[0]?.id).not.toBe(before[0]);
    // It was not seen again in the Search phase, under the identity that it had.
    expect(only(game.events, 'spottingLost')[0]?.markers).toEqual([before[1]]);
  });
});

test('[WG-16.15, WG-23.3] with option B a task force that moves 6 hexes may run low on fuel', () => {
  const build = (fuel: boolean) => {
    const game = newGame(
      scenario({
        forces: [
          force('allies', CARRIER, [shipCard('phelps', { speedHexes: 6 })]),
          force('axis', ENEMY, cruisers('tone')),
        ],
      }),
      { fuel },
    );
    goTo(game, 'plots');
    give(game, 'allies', 'plot allies-1 10,9/10,8/10,7/10,6/10,5/10,4');
    goTo(game, 'plots', { fuel: [1] });
    return refusalOf(game, 'allies', 'plot allies-1 10,5/10,6/10,7/10,8/10,9');
  };
  expect(build(true)).toBe('too-far WG-16.11');
  expect(build(false)).toBeUndefined();
});
