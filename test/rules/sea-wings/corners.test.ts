import { describe, expect, test } from 'vitest';
import { foundBy } from '../../../src/rules/sea-wings/searching/searching';
import { shipCard } from './cards';
import { AKAGI, facing, HIRYU, markerOf, seal } from './facing';
import { boxes, type Game, give, goTo, newGame, only } from './game';
import { A6M, B5N, force, formation, MIDWAY, PBY, SBD, scenario } from './scenario';

describe('searches at the corners', () => {
  /** A Catalina looks for a cruiser ten hexes off, in a turn that begins at an hour. */
  const searched = (hour: number): Game => {
    const game = newGame(
      scenario({
        firstHour: hour,
        forces: [
          force('axis', { q: 12, r: 8 }, [shipCard('tone')]),
          force('allies', { q: 30, r: 2 }, [shipCard('portland')]),
        ],
        bases: [
          {
            ...{ card: MIDWAY, side: 'allies', hex: { q: 22, r: 8 } },
            formations: [formation('midway', PBY, 2)],
          },
        ],
      }),
    );
    goTo(game, 'airPlans');
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    goTo(game, 'answers');
    goTo(game, 'airPlans', {
      search: [3],
      information: [6],
      attrition: [1],
      'attrition-again': [1],
    });
    return game;
  };

  test('[WG-17.29] a search by night finds, reports and loses as one by day', () => {
    const [day, night] = [searched(8), searched(20)];
    const outcome = (game: Game) => ({
      reports: game.state.known.allies.reports.map(({ kinds, total, isExact }) => {
        return { kinds, total, isExact };
      }),
      lost: game.state.forces.allies.factorsLost,
    });
    expect(outcome(night)).toEqual(outcome(day));
    expect(outcome(night).reports).toHaveLength(1);
  });

  /** The Hiryu's bombers are to search; her task force divides at the end of phase C. */
  const divided = (ships: string): Game => {
    const game = facing();
    give(game, 'axis', 'search hiryu-b5n2 1 60 150 8 -');
    goTo(game, 'grouping');
    give(game, 'axis', `divide axis-1 ${ships}`);
    return game;
  };
  const partOf = (game: Game, ship: string) => game.state.forces.axis.ships[ship]?.taskForce ?? '';

  test('[WG-17.52] a search starts from the part that holds the carrier', () => {
    const game = divided('hiryu');
    goTo(game, 'plots');
    const path = Array.from({ length: 4 }, (_, i) => `${9 - i},5`).join('/');
    give(game, 'axis', `plot ${partOf(game, 'hiryu')} ${path}`);
    goTo(game, 'airPlans');
    // From 6,5 the Enterprise at 15,5 is out of the range of 8; from 10,5 she would not be.
    expect(game.state.known.axis.reports).toEqual([]);
    const stays = divided('akagi');
    goTo(stays, 'airPlans', { information: [1] });
    expect(stays.state.known.axis.reports).toHaveLength(1);
  });

  test('[WG-5.7, WG-17.52] when its carrier is gone it is not flown, and its factors land elsewhere', () => {
    const game = divided('akagi');
    game.state.forces.axis.ships.hiryu?.hits.push(
      ...(['P', 'P'] as const).map((letter) => ({ letter, isPermanent: true })),
    );
    goTo(game, 'airPlans');
    expect(boxes(game, 'akagi-b5n2').hangar + boxes(game, 'akagi-b5n2').returning).toBe(4);
  });

  test('[WG-31.20] a marker on a real task force spots it in five of six; on a dummy it removes that in four, or in five', () => {
    const real = { ships: ['tone'], answer: null };
    const dummy = { ships: [], answer: null };
    const count = (found: string, target: Parameters<typeof foundBy>[1]) =>
      [1, 2, 3, 4, 5, 6].filter((die) => foundBy(die, target) === found).length;
    expect(count('spotted', real)).toBe(5);
    expect(count('dummy', dummy)).toBe(4);
    expect(count('dummy', { ...dummy, answer: 'nothing' })).toBe(5);
  });
});

describe('strikes at the corners', () => {
  /** Zeros that may carry bombs. */
  const ZERO_BOMBER = {
    ...{ ...A6M, id: 'a6m5', attack: { unloaded: 5, loaded: 3 } },
    loads: [{ ...(SBD.loads[0] as (typeof SBD.loads)[number]), id: '250-kg' }],
  };

  /** The Akagi with radar has a strike on deck; the Enterprise's bombers surprise her. */
  const surprised = (...plans: string[]): Game => {
    const game = facing({
      forces: [
        force(
          'allies',
          { q: 15, r: 5 },
          [{ ...AKAGI, id: 'enterprise-us' }, shipCard('portland')],
          [formation('enterprise-us', SBD, 6)],
        ),
        force(
          'axis',
          { q: 10, r: 5 },
          [{ ...AKAGI, hasRadar: true }, HIRYU],
          [
            formation('akagi', A6M, 4),
            formation('akagi', B5N, 3),
            formation('akagi', ZERO_BOMBER, 3),
          ],
        ),
      ],
    });
    const target = markerOf(game, 'allies');
    for (const plan of plans) give(game, 'axis', `strike akagi-${plan.replace('@', target)}`);
    give(game, 'allies', `strike enterprise-us-sbd-3 6 first ${markerOf(game, 'axis')} 1000-lb`);
    seal(game, { surprise: [1, 1] });
    return game;
  };

  test('[WG-9.17] a formation that flies off alone has no escort, and fighters alone attack no ships', () => {
    const game = surprised('b5n2 3 first @ torpedo', 'a6m2 2 first @ -');
    expect(game.state.step.kind).toBe('flyOff');
    goTo(game, 'damageControl', { 'strike-order': [1, 2] });
    const own = only(game.events, 'raidBegan').filter(({ side }) => side === 'axis');
    expect(own).toHaveLength(2);
    const attacks = only(game.events, 'groupAttacked').filter(({ target }) =>
      ['enterprise-us', 'portland'].includes(target),
    );
    expect(new Set(attacks.map(({ warhead }) => warhead))).toEqual(new Set(['torpedo']));
  });

  test('[WG-8.17, WG-27.14] fighters with bombs are strike aircraft, and burn as such on a deck that is surprised', () => {
    const game = surprised('a6m5 3 first @ 250-kg');
    give(game, 'axis', 'fly-off akagi no');
    expect(game.state.forces.axis.surprised).toEqual(['axis-1']);
    goTo(game, 'aim');
    give(game, 'allies', 'aim akagi 6');
    const dice = { 'fire-control': [6, 6, 6, 6, 6, 6], 'to-hit': [4, 6, 6, 6, 6, 6] };
    goTo(game, 'launchCut', { ...dice, size: [1, 6], penetration: [1], 'hit-effect': [2] });
    // A 2 starts a fire only where readied aircraft stand.
    expect(game.state.forces.axis.ships.akagi?.hits.map(({ letter }) => letter)).toEqual([
      'P',
      'F',
    ]);
    goTo(game, 'aim');
    expect(game.state.forces.axis.attackers?.groups.map(({ isEscort }) => isEscort)).toEqual([
      false,
    ]);
  });
});
