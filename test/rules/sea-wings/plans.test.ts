import { describe, expect, test } from 'vitest';
import { must, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { shipCard } from './cards';
import { boxes, give, goTo, newGame, refusalOf } from './game';
import { planning, spot } from './planning';
import { force, SOC, scenario } from './scenario';

describe('plans', () => {
  test('[WG-3.2, WG-6.1, WG-6.2, WG-6.3] factors go from the hangar into the boxes of their card, in secret', () => {
    const game = planning();
    const [event] = give(game, 'allies', 'cap enterprise-us-f4f-4 2 allies-1');
    give(game, 'allies', 'ready enterprise-us-f4f-4 1');
    expect(boxes(game, 'enterprise-us-f4f-4')).toMatchObject({ hangar: 2, ready: 1, cap: 2 });
    expect(event?.seenBy).toEqual(['allies']);
    expect(refusalOf(game, 'allies', 'cap enterprise-us-f4f-4 3 allies-1')).toBe(
      'no-factors WG-6.5',
    );
    give(game, 'allies', 'stand-down enterprise-us-f4f-4');
    expect(boxes(game, 'enterprise-us-f4f-4')).toMatchObject({ hangar: 5, ready: 0, cap: 0 });
  });

  test('[WG-6.5, WG-6.23, WG-6.24] a sealed plan is not changed, and a side orders its own factors', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'ready akagi-a6m2 1')).toBe('no-such-formation WG-2.10');
    give(game, 'allies', 'confirm');
    expect(refusalOf(game, 'allies', 'ready midway-f4f-4 1')).toBe('not-now WG-6.1');
  });

  test('[WG-6.29] a carrier with an A hit or two P hits plans nothing', () => {
    for (const letters of ['A', 'PP']) {
      const game = planning();
      const hits = [...letters].map((letter) => ({
        letter: letter as 'A' | 'P',
        isPermanent: false,
      }));
      game.state.forces.allies.ships['enterprise-us']?.hits.push(...hits);
      expect(refusalOf(game, 'allies', 'ready enterprise-us-f4f-4 1')).toBe('deck-closed WG-6.29');
    }
  });

  test('[WG-3.17, WG-6.10] at night only types with the trait Night fly', () => {
    const game = planning({ firstHour: 20 });
    expect(refusalOf(game, 'allies', 'search enterprise-us-sbd-3 1 0 60 12 -')).toBe(
      'no-night WG-3.17',
    );
    expect(refusalOf(game, 'allies', 'cap midway-f4f-4 1 midway')).toBe('no-night WG-3.17');
    expect(refusalOf(game, 'allies', 'search midway-pby-5a 1 0 25 35 -')).toBeUndefined();
  });
});

describe('searches', () => {
  test('[WG-6.4, WG-6.7, WG-6.13, WG-6.18, WG-EX1] the arc is at most factors times the arc of one', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'search midway-pby-5a 2 300 360 25 -')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'search midway-pby-5a 1 300 360 25 -')).toBe(
      'search-arc WG-6.13',
    );
    expect(refusalOf(game, 'allies', 'search midway-pby-5a 1 340 400 5 -')).toBe(
      'search-arc WG-6.13',
    );
  });

  test('[WG-6.8, WG-6.9] only types with a search range search, within it', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'search midway-f4f-4 1 0 60 5 -')).toBe('search-range WG-6.9');
    expect(refusalOf(game, 'allies', 'search enterprise-us-sbd-3 1 0 60 13 -')).toBe(
      'search-range WG-6.9',
    );
    expect(refusalOf(game, 'allies', 'search enterprise-us-sbd-3 1 0 60 12 -')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'search midway-pby-5a 1 0 20 36 -')).toBe(
      'search-range WG-6.9',
    );
  });

  test('[WG-6.4, WG-12.9] a search may carry a load of its type', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'search midway-pby-5a 1 0 30 25 torpedo')).toBe(
      'no-load WG-12.9',
    );
    give(game, 'allies', 'search midway-pby-5a 1 0 30 25 500-lb');
    expect(game.state.forces.allies.formations['midway-pby-5a']?.boxes.search).toEqual([
      { factors: 1, arc: [0, 30], rangeHexes: 25, ordnance: '500-lb' },
    ]);
  });
});

describe('patrols', () => {
  test('[WG-6.20, WG-6.21] only fighters fly CAP and stand ready', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'cap enterprise-us-sbd-3 1 allies-1')).toBe(
      'not-a-fighter WG-6.20',
    );
    expect(refusalOf(game, 'allies', 'ready enterprise-us-sbd-3 1')).toBe('not-a-fighter WG-6.20');
  });

  test('[WG-1.22] task forces and bases alike are forces: CAP flies over both, strikes fly at both', () => {
    const game = planning();
    const orders = (side: Side) => seaWings.legalOrders(game.state, side);
    const over = orders('allies').flatMap((it) => (it.kind === 'planCap' ? [it.over] : []));
    expect(over).toEqual(expect.arrayContaining(['allies-1', 'midway']));
    const marker = must(game.state.known.axis.markers[0], 'marker');
    marker.number = 1;
    const base = must(game.state.forces.allies.bases.midway, 'midway');
    base.hex = { q: 14, r: 6 };
    const at = orders('axis').flatMap((it) => (it.kind === 'planStrike' ? [it.target] : []));
    expect(at).toEqual(expect.arrayContaining([marker.id, 'midway']));
  });

  test('[WG-7.1, WG-7.3, WG-7.5] CAP protects an own force within 2 hexes', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'cap enterprise-us-f4f-4 1 allies-2')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'cap enterprise-us-f4f-4 1 midway')).toBe(
      'cap-too-far WG-7.3',
    );
    expect(refusalOf(game, 'allies', 'cap enterprise-us-f4f-4 1 allies-3')).toBe(
      'cap-too-far WG-7.3',
    );
    expect(refusalOf(game, 'allies', 'cap enterprise-us-f4f-4 1 axis-1')).toBe(
      'no-such-force WG-7.3',
    );
  });
});

describe('strikes', () => {
  test('[WG-8.1, WG-8.2] only a spotted marker is a target', () => {
    const game = planning();
    const id = game.state.known.allies.markers[0]?.id;
    const strike = `strike enterprise-us-sbd-3 6 first ${id} 1000-lb`;
    expect(refusalOf(game, 'allies', strike)).toBe('no-such-marker WG-8.1');
    spot(game);
    expect(refusalOf(game, 'allies', strike)).toBeUndefined();
  });

  test('[WG-8.24, WG-23.2] with option A an unspotted marker is one too', () => {
    const game = planning({ options: { searchAndStrike: true } });
    const id = game.state.known.allies.markers[0]?.id;
    expect(
      refusalOf(game, 'allies', `strike enterprise-us-sbd-3 6 first ${id} 1000-lb`),
    ).toBeUndefined();
  });

  test('[WG-8.3] an enemy base is always known; torpedoes are not for bases', () => {
    const game = planning();
    const strike = 'strike akagi-b5n2 4 first midway';
    expect(refusalOf(game, 'axis', `${strike} 800-kg`)).toBeUndefined();
    expect(refusalOf(game, 'axis', `${strike} torpedo`)).toBe('strike-load WG-12.9');
    expect(refusalOf(game, 'allies', 'strike enterprise-us-sbd-3 6 first midway 500-lb')).toBe(
      'no-such-marker WG-8.1',
    );
  });

  test('[WG-8.4, WG-27.12] the target is in the strike range of every formation', () => {
    const game = planning();
    const id = spot(game);
    const order = (type: string, load: string) =>
      `strike enterprise-us-${type} 2 first ${id} ${load}`;
    expect(refusalOf(game, 'allies', order('sbd-3', '500-lb'))).toBeUndefined();
    expect(refusalOf(game, 'allies', order('f4f-4', '-'))).toBe('strike-range WG-8.4');
    expect(refusalOf(game, 'allies', order('tbd-1', 'torpedo'))).toBe('strike-range WG-8.4');
  });

  test('[WG-8.17, WG-12.9] fighters escort without ordnance, other classes carry some', () => {
    const game = planning();
    const id = spot(game);
    const { hex } = game.state.known.allies.markers[0] ?? {};
    Object.assign(hex ?? {}, { q: 15, r: 4 });
    expect(refusalOf(game, 'allies', `strike enterprise-us-f4f-4 2 first ${id} -`)).toBeUndefined();
    expect(refusalOf(game, 'allies', `strike enterprise-us-sbd-3 2 first ${id} -`)).toBe(
      'strike-load WG-12.9',
    );
  });

  test('[WG-8.5, WG-8.6, WG-8.7, WG-EX3] each of two launches is within launch capacity; CAP does not count', () => {
    const game = planning();
    give(game, 'allies', 'cap enterprise-us-f4f-4 3 allies-1');
    give(game, 'allies', 'strike enterprise-us-sbd-3 6 first - -');
    expect(refusalOf(game, 'allies', 'strike enterprise-us-f4f-4 2 first - -')).toBe(
      'launch-capacity WG-8.5',
    );
    give(game, 'allies', 'strike enterprise-us-f4f-4 1 first - -');
    expect(refusalOf(game, 'allies', 'strike enterprise-us-tbd-1 2 second - -')).toBeUndefined();
  });

  test('[WG-8.7, WG-6.29] a P hit halves the capacity of a launch', () => {
    const game = planning();
    game.state.forces.allies.ships['enterprise-us']?.hits.push({ letter: 'P', isPermanent: false });
    expect(refusalOf(game, 'allies', 'strike enterprise-us-sbd-3 5 first - -')).toBe(
      'launch-capacity WG-8.5',
    );
    expect(refusalOf(game, 'allies', 'strike enterprise-us-sbd-3 4 first - -')).toBeUndefined();
  });

  test('[WG-8.11, WG-8.12] only the Japanese player combines two launches, up to twice the capacity', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'strike enterprise-us-sbd-3 6 combined - -')).toBe(
      'strike-not-combined WG-8.11',
    );
    give(game, 'axis', 'strike akagi-b5n2 10 combined midway 800-kg');
    give(game, 'axis', 'strike akagi-a6m2 2 combined midway -');
    expect(refusalOf(game, 'axis', 'strike akagi-a6m2 1 first midway -')).toBe(
      'launch-capacity WG-8.5',
    );
  });

  test('[WG-8.13] a launch has at most two targets', () => {
    const game = planning();
    give(game, 'allies', 'strike midway-pby-5a 1 first - -');
    give(game, 'allies', `strike midway-pby-5a 1 first ${spot(game)} 500-lb`);
    expect(refusalOf(game, 'allies', 'strike midway-pby-5a 1 first - -')).toBeUndefined();
    const other = { id: 'm9-9', hex: { q: 20, r: 9 }, number: 2 };
    game.state.known.allies.markers.push(other);
    expect(refusalOf(game, 'allies', 'strike midway-pby-5a 1 first m9-9 500-lb')).toBe(
      'launch-targets WG-8.13',
    );
  });

  test('[WG-8.14] a strike at nothing clears the deck', () => {
    expect(
      refusalOf(planning(), 'allies', 'strike enterprise-us-sbd-3 6 first - -'),
    ).toBeUndefined();
  });

  test('[WG-29.49] a formation may be limited in the factors that carry bombs', () => {
    const game = planning();
    const bombers = game.state.forces.axis.formations['akagi-b5n2'];
    Object.assign(bombers ?? {}, { mayCarry: 2 });
    give(game, 'axis', 'strike akagi-b5n2 2 first midway 800-kg');
    expect(refusalOf(game, 'axis', 'strike akagi-b5n2 1 second midway 800-kg')).toBe(
      'no-load WG-29.49',
    );
  });
});

describe('ferries', () => {
  test('[WG-5.10] factors that move are Returning from Strike at their new home', () => {
    const game = planning();
    Object.assign(game.state.forces.allies.formations['enterprise-us-sbd-3']?.boxes ?? {}, {
      hangar: 4,
    });
    give(game, 'allies', 'ferry midway-f4f-4 2 enterprise-us');
    goTo(game, 'grouping');
    expect(boxes(game, 'enterprise-us-f4f-4').returning).toBe(2);
  });

  test('[WG-2.11, WG-5.10] only where there is room', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'ferry midway-f4f-4 1 enterprise-us')).toBe('no-room WG-2.11');
  });

  test('[WG-2.11, WG-15.7] patrol aircraft and level bombers stay ashore, and seaplane bases take nothing else', () => {
    const game = planning();
    expect(refusalOf(game, 'allies', 'ferry midway-pby-5a 1 enterprise-us')).toBe(
      'no-such-force WG-5.10',
    );
    expect(refusalOf(game, 'allies', 'ferry midway-f4f-4 1 cove')).toBe('no-such-force WG-5.10');
    expect(refusalOf(game, 'allies', 'ferry midway-pby-5a 2 cove')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'ferry midway-pby-5a 3 cove')).toBe('no-room WG-2.11');
  });
});

test('[WG-3.3, WG-3.12, WG-3.13, WG-5.2, WG-5.3, WG-5.4, WG-8.15, WG-8.16] what has struck returns for a turn; the rest is in the hangar again', () => {
  const game = planning();
  give(game, 'allies', 'strike enterprise-us-sbd-3 4 first - -');
  give(game, 'allies', 'search enterprise-us-sbd-3 1 0 60 12 -');
  give(game, 'allies', 'cap enterprise-us-f4f-4 2 allies-1');
  goTo(game, 'grouping');
  goTo(game, 'airPlans', { attrition: [6] });
  expect(boxes(game, 'enterprise-us-sbd-3')).toMatchObject({
    hangar: 2,
    strike: 0,
    search: 0,
    returning: 4,
  });
  expect(boxes(game, 'enterprise-us-f4f-4')).toMatchObject({ hangar: 5, cap: 0 });
  expect(refusalOf(game, 'allies', 'search enterprise-us-sbd-3 3 0 60 12 -')).toBe(
    'no-factors WG-6.5',
  );
  goTo(game, 'grouping');
  goTo(game, 'airPlans');
  expect(boxes(game, 'enterprise-us-sbd-3')).toMatchObject({ hangar: 6, returning: 0 });
});

test('[WG-5.11, WG-6.17] floatplanes search from their task force without launch capacity', () => {
  const game = newGame(
    scenario({
      forces: [
        force('allies', { q: 20, r: 2 }, [shipCard('portland', { floatplanes: 6 })]),
        force('axis', { q: 12, r: 6 }, [shipCard('tone')]),
      ],
    }),
  );
  goTo(game, 'airPlans');
  expect(refusalOf(game, 'allies', 'search allies-1-floatplanes 1 0 90 8 -')).toBeUndefined();
  expect(game.state.forces.allies.formations['allies-1-floatplanes']?.type).toBe(SOC);
});
