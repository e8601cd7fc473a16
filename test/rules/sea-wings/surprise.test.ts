import { describe, expect, test } from 'vitest';
import { boxCounts } from '../../../src/rules/sea-wings/common/formations';
import { ENTERPRISE, shipCard } from './cards';
import { type Game, give, goTo, newGame, only, refusalOf, type Script } from './game';
import { A6M, B5N, F4F, force, formation, MIDWAY, SBD, scenario } from './scenario';

const AKAGI = shipCard('akagi', {
  type: 'CV',
  size: 6,
  damageControl: 1,
  hasRadar: false,
  carrier: { capRating: 3, launchCapacity: 6, airCapacity: 12 },
});

/** The Enterprise and the Akagi in sight of each other, each with a strike at the other. */
const exchange = (akagiHasRadar = false): Game => {
  const game = newGame(
    scenario({
      forces: [
        force(
          'allies',
          { q: 15, r: 5 },
          [ENTERPRISE],
          [formation('enterprise-us', F4F, 5), formation('enterprise-us', SBD, 6)],
        ),
        force(
          'axis',
          { q: 10, r: 5 },
          [{ ...AKAGI, hasRadar: akagiHasRadar }],
          [formation('akagi', A6M, 4), formation('akagi', B5N, 6)],
        ),
      ],
      bases: [
        {
          card: MIDWAY,
          side: 'allies',
          hex: { q: 17, r: 5 },
          formations: [formation('midway', SBD, 4)],
        },
      ],
    }),
  );
  for (const side of ['allies', 'axis'] as const) {
    const own = game.state.forces[side].taskForces[`${side}-1`];
    if (own) own.spotted = { since: 0, turn: 0, by: ['sea'] };
  }
  goTo(game, 'airPlans');
  return game;
};

const markerOf = (game: Game, side: 'allies' | 'axis') =>
  game.state.forces[side].taskForces[`${side}-1`]?.marker ?? '';

const strikes = (game: Game): void => {
  give(game, 'allies', `strike enterprise-us-sbd-3 6 first ${markerOf(game, 'axis')} 1000-lb`);
  give(game, 'axis', `strike akagi-b5n2 3 first ${markerOf(game, 'allies')} torpedo`);
};

const seal = (game: Game, script: Script) => {
  give(game, 'allies', 'confirm', script);
  return give(game, 'axis', 'confirm', script);
};

const akagi = (game: Game, type = 'b5n2') => {
  const found = game.state.forces.axis.formations[`akagi-${type}`];
  if (!found) throw new Error('no formation');
  return boxCounts(found);
};

describe('the dice', () => {
  test('[WG-9.1, WG-9.2, WG-9.21] each strike at a force with a strike of its own rolls, before any is resolved', () => {
    const game = exchange();
    strikes(game);
    const events = seal(game, { surprise: [1, 1, 6, 6] });
    expect(only(events, 'surpriseGained')).toMatchObject([{ side: 'allies', seenBy: 'all' }]);
    expect(game.state.forces.axis.surprised).toEqual(['axis-1']);
    expect(game.state.step).toEqual({ kind: 'flyOff', asked: { allies: false, axis: true } });
  });

  test('[WG-9.1] a force without a strike is not surprised', () => {
    const game = exchange();
    give(game, 'allies', `strike enterprise-us-sbd-3 6 first ${markerOf(game, 'axis')} 1000-lb`);
    expect(only(seal(game, { surprise: [1, 1] }), 'surpriseGained')).toEqual([]);
  });

  test('[WG-9.3] a strike at nothing stands on deck all the same', () => {
    const game = exchange();
    give(game, 'allies', `strike enterprise-us-sbd-3 6 first ${markerOf(game, 'axis')} 1000-lb`);
    give(game, 'axis', 'strike akagi-a6m2 2 first - -');
    expect(only(seal(game, { surprise: [1, 1] }), 'surpriseGained')).toHaveLength(1);
  });

  test('[WG-9.4, WG-9.7] a strike returning to the target takes 2 off the roll', () => {
    const game = exchange();
    give(game, 'axis', 'strike akagi-b5n2 3 first midway 800-kg');
    goTo(game, 'grouping', { 'fire-control': [6, 6, 6], 'to-hit': [6, 6, 6] });
    for (const side of ['allies', 'axis'] as const) {
      const own = game.state.forces[side].taskForces[`${side}-1`];
      if (own) own.spotted = { since: 0, turn: 1, by: ['sea'] };
    }
    goTo(game, 'airPlans');
    const sight = game.state.known.allies.markers[0];
    if (sight) sight.number = 1;
    give(game, 'allies', `strike enterprise-us-sbd-3 6 first ${sight?.id} 1000-lb`);
    give(game, 'axis', 'strike akagi-a6m2 2 first - -');
    expect(only(seal(game, { surprise: [2, 2] }), 'surpriseGained')).toHaveLength(1);
  });

  test('[WG-9.10, WG-9.11] of two strikes at each other only one surprises: an even die, the Allied one', () => {
    const gained = (die: number) => {
      const game = exchange();
      strikes(game);
      const events = seal(game, { surprise: [1, 1, 1, 1], 'surprise-tie': [die] });
      return only(events, 'surpriseGained').map(({ side }) => side);
    };
    expect([gained(2), gained(3)]).toEqual([['allies'], ['axis']]);
  });
});

describe('surprised', () => {
  const surprised = (radar = false): Game => {
    const game = exchange(radar);
    strikes(game);
    seal(game, { surprise: [1, 1, 6, 6] });
    return game;
  };

  test('[WG-8.29, WG-9.13, WG-9.14] without radar the strike stays aboard while the surprising one attacks', () => {
    const game = surprised();
    expect(refusalOf(game, 'axis', 'fly-off akagi yes')).toBe('no-such-force WG-9.16');
    give(game, 'axis', 'confirm');
    expect(game.state.raid?.attacker).toBe('allies');
    expect(game.state.forces.axis.formations['akagi-b5n2']?.boxes.strike[0]?.isLaunched).toBe(
      false,
    );
  });

  test('[WG-5.5, WG-13.25, WG-13.27, WG-EX27] a bomb finds readied aircraft: a 3 burns half of them, and starts a fire', () => {
    const game = surprised();
    give(game, 'axis', 'confirm');
    give(game, 'axis', 'confirm');
    const dice = {
      'fire-control': [6, 6, 6, 6, 6, 6],
      'to-hit': [3, 6, 6, 6, 6, 6],
      'hit-effect': [3],
    };
    const before = only(game.events, 'raidBegan').length;
    give(game, 'allies', 'confirm', {
      ...dice,
      size: [1, 1],
      penetration: [1, 6, 6, 6, 6, 6, 6],
    });
    goTo(game, 'damageControl');
    expect(game.state.forces.axis.ships.akagi?.hits.map(({ letter }) => letter).sort()).toEqual([
      'A',
      'F',
    ]);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(5);
    // With no launch capacity her strike does not fly [WG-8.20, WG-8.21, WG-9.19].
    expect(only(game.events, 'raidBegan')).toHaveLength(before);
    expect(akagi(game).strike).toBe(0);
  });

  test('[WG-9.19] a strike that is still able flies after the surprising one', () => {
    const game = surprised();
    give(game, 'axis', 'confirm');
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'confirm', { 'to-hit': [6, 6, 6, 6, 6, 6] });
    expect(game.state.raid?.attacker).toBe('axis');
  });

  test('[WG-9.15, WG-9.16, WG-9.18, WG-24.25] with working radar it flies off, each formation for itself', () => {
    const game = exchange(true);
    strikes(game);
    give(game, 'axis', `strike akagi-a6m2 2 first ${markerOf(game, 'allies')} -`);
    seal(game, { surprise: [1, 1, 6, 6] });
    give(game, 'axis', 'confirm');
    expect(game.state.forces.axis.strikes).toHaveLength(2);
    expect(game.state.forces.axis.formations['akagi-b5n2']?.boxes.strike[0]?.isLaunched).toBe(true);
  });

  test('[WG-9.16] or stays aboard if its owner says so', () => {
    const game = surprised(true);
    give(game, 'axis', 'fly-off akagi no');
    give(game, 'axis', 'confirm');
    expect(game.state.forces.axis.formations['akagi-b5n2']?.boxes.strike[0]?.isLaunched).toBe(
      false,
    );
  });
});
