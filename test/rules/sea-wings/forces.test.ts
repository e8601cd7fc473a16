import { describe, expect, test } from 'vitest';
import { shipCard } from './cards';
import { linesOf } from './enterprise';
import { fleets } from './fleets';
import { type Game, give, goTo, newGame, only, refusalOf } from './game';
import { force, scenario } from './scenario';

const begun = (): Game => newGame(fleets());
const sailing = (): Game => {
  const game = begun();
  goTo(game, 'dummies');
  return game;
};
const tf = (game: Game, id: string) => {
  const { allies, axis } = game.state.forces;
  const found = allies.taskForces[id] ?? axis.taskForces[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('task forces', () => {
  test('[WG-2.1, WG-2.12, WG-4.1] every ship afloat belongs to a task force of her side', () => {
    const { forces } = begun().state;
    for (const { ships, taskForces } of Object.values(forces))
      for (const { taskForce } of Object.values(ships))
        expect(Object.keys(taskForces)).toContain(taskForce);
  });

  test('[WG-4.2, WG-4.3, WG-29.57] a force of more than 18 ships begins divided', () => {
    const cards = Array.from({ length: 20 }, (_, i) => shipCard(`ship-${i}`));
    const game = newGame(
      scenario({
        forces: [force('axis', { q: 5, r: 5 }, cards), force('allies', { q: 9, r: 5 }, [])],
      }),
    );
    expect(
      Object.values(game.state.forces.axis.taskForces).map(({ ships }) => ships.length),
    ).toEqual([18, 2]);
    expect(refusalOf(game, 'axis', 'join axis-2 axis-1')).toBe('task-force-full WG-4.2');
  });

  test('[WG-4.4, WG-29.57] ships are sorted in secret at set-up, under numbers of 1 to 40', () => {
    const game = begun();
    const [event] = give(game, 'allies', 'divide allies-1 balch+ellet');
    expect(event?.seenBy).toEqual(['allies']);
    expect(tf(game, 'allies-3').ships).toEqual(['balch', 'ellet']);
    give(game, 'allies', 'number allies-3 40');
    expect(refusalOf(game, 'allies', 'number allies-1 40')).toBe('number-taken WG-29.57');
    expect(refusalOf(game, 'allies', 'number allies-1 41')).toBe('number-wrong WG-29.57');
  });

  test('[WG-4.14, WG-4.15] after damage control a task force divides where it stands', () => {
    const game = begun();
    goTo(game, 'grouping');
    give(game, 'allies', 'divide allies-1 balch+ellet');
    expect(tf(game, 'allies-3')).toMatchObject({ hex: tf(game, 'allies-1').hex, number: 3 });
    expect(tf(game, 'allies-3').marker).not.toBe(tf(game, 'allies-1').marker);
    expect(refusalOf(game, 'allies', 'divide allies-3 balch+ellet')).toBe('ships-all WG-4.14');
    expect(refusalOf(game, 'allies', 'divide allies-3 portland')).toBe('no-such-ship WG-4.14');
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'divide allies-3 balch')).toBe('not-now WG-4.14');
  });

  test('[WG-4.16, WG-4.17] the parts of a spotted task force are spotted, and one spotted part makes the whole so', () => {
    const game = begun();
    goTo(game, 'grouping');
    tf(game, 'allies-1').spotted = { since: 0, turn: 0, by: ['base'] };
    give(game, 'allies', 'divide allies-1 balch+ellet');
    expect(tf(game, 'allies-3').spotted).toEqual({ since: 0, turn: 0, by: ['base'] });
    tf(game, 'allies-1').spotted = null;
    give(game, 'allies', 'join allies-3 allies-1');
    expect(tf(game, 'allies-1').spotted?.by).toEqual(['base']);
    expect(tf(game, 'allies-1').ships).toEqual(['enterprise-us', 'portland', 'balch', 'ellet']);
    expect(refusalOf(game, 'allies', 'join allies-2 allies-1')).toBe('not-here WG-4.17');
  });

  test('[WG-16.26] a tow goes with both of its ships, and ends where they part', () => {
    const game = begun();
    goTo(game, 'grouping');
    const tow = { tower: 'portland', towed: 'enterprise-us' };
    tf(game, 'allies-1').tows = [tow];
    give(game, 'allies', 'divide allies-1 balch');
    expect(tf(game, 'allies-1').tows).toEqual([tow]);
    give(game, 'allies', 'divide allies-1 portland+enterprise-us');
    expect([tf(game, 'allies-1').tows, tf(game, 'allies-4').tows]).toEqual([[], [tow]]);
    const events = give(game, 'allies', 'divide allies-4 portland');
    expect(only(events, 'towCastOff')).toMatchObject([
      { rule: 'WG-16.26', seenBy: ['allies'], ...tow },
    ]);
    expect([tf(game, 'allies-4').tows, tf(game, 'allies-5').tows]).toEqual([[], []]);
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'cast-off enterprise-us')).toBe('no-such-ship WG-16.26');
  });

  test('[WG-4.19] markers of either side may share a hex', () => {
    const game = begun();
    give(game, 'axis', 'place-dummy 15,5 9');
    give(game, 'axis', 'place-dummy 15,5 8');
    goTo(game, 'airPlans');
    expect(game.state.known.allies.markers.filter(({ hex }) => hex.q === 15)).toHaveLength(3);
  });
});

describe('dummies', () => {
  test('[WG-4.7, WG-4.8, WG-4.9] a side sets up dummies where its forces start, up to the limit', () => {
    const game = begun();
    expect(refusalOf(game, 'axis', 'place-dummy 20,3 9')).toBe('no-such-hex.dummy WG-4.11');
    give(game, 'axis', 'place-dummy 12,12 9');
    give(game, 'axis', 'place-dummy 15,5 8');
    expect(refusalOf(game, 'axis', 'place-dummy 15,5 7')).toBe('dummy-limit WG-4.8');
    expect(tf(game, 'axis-3').ships).toEqual([]);
  });

  test('[WG-4.11, WG-4.12, WG-4.22] a dummy comes onto the hex of a marker in the Movement phase and stays there', () => {
    const game = sailing();
    give(game, 'allies', 'place-dummy 24,2 9');
    expect(tf(game, 'allies-3').hex).toEqual({ q: 24, r: 2 });
    expect(refusalOf(game, 'allies', 'move-dummy allies-3 24,3')).toBe('not-a-dummy WG-16.9');
    expect(refusalOf(game, 'axis', 'place-dummy 15,5 9')).toBe('not-now WG-4.11');
  });

  test('[WG-4.20, WG-16.9] a dummy goes up to 6 hexes over water or stays, once a turn, without a plot', () => {
    const game = begun();
    give(game, 'allies', 'place-dummy 24,2 9');
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'plot allies-3 24,3')).toBe('no-such-task-force WG-16.1');
    goTo(game, 'dummies');
    expect(refusalOf(game, 'allies', 'move-dummy allies-3 24,9')).toBe(
      'dummy-out-of-reach WG-4.20',
    );
    expect(refusalOf(game, 'allies', 'move-dummy allies-1 24,3')).toBe('not-a-dummy WG-16.9');
    expect(linesOf(game, 'allies', 'moveDummy')).toContain('move-dummy allies-3 24,2');
    give(game, 'allies', 'move-dummy allies-3 24,8');
    expect(refusalOf(game, 'allies', 'move-dummy allies-3 24,7')).toBe('not-a-dummy WG-16.9');
  });

  test('[WG-4.13] with a dummy in the hex, numbers of unspotted task forces are exchanged', () => {
    const game = sailing();
    expect(refusalOf(game, 'allies', 'swap allies-1 allies-2')).toBe('not-here WG-4.13');
    give(game, 'allies', 'place-dummy 24,2 9');
    give(game, 'allies', 'swap allies-1 allies-3');
    expect([tf(game, 'allies-1').number, tf(game, 'allies-3').number]).toEqual([9, 1]);
    tf(game, 'allies-1').spotted = { since: 1, turn: 1, by: ['sea'] };
    expect(refusalOf(game, 'allies', 'swap allies-1 allies-3')).toBe('spotted-number WG-4.13');
  });

  test('[WG-17.23] its owner takes a dummy off the map', () => {
    const game = sailing();
    give(game, 'allies', 'place-dummy 24,2 9');
    give(game, 'allies', 'remove-dummy allies-3');
    expect(game.state.forces.allies.taskForces['allies-3']).toBeUndefined();
    expect(refusalOf(game, 'allies', 'remove-dummy allies-1')).toBe('not-a-dummy WG-17.23');
  });

  test('[WG-4.5, WG-4.6] a number is shown as long as its marker is spotted', () => {
    const game = begun();
    tf(game, 'axis-1').spotted = { since: 0, turn: 0, by: ['sea'] };
    goTo(game, 'airPlans');
    expect(game.state.known.allies.markers.map(({ number }) => number).sort()).toEqual([1, null]);
  });
});

describe('floatplanes', () => {
  test("[WG-5.11] a task force has a formation of its ships' floatplanes, in factors of six", () => {
    const game = begun();
    goTo(game, 'airPlans');
    const { allies, axis } = game.state.forces;
    expect(allies.formations['allies-1-floatplanes']).toMatchObject({
      type: { id: 'soc' },
      boxes: { hangar: 1 },
    });
    expect(axis.formations['axis-1-floatplanes']?.type.id).toBe('e13a1');
  });

  test('[WG-5.11] they go with the ships that carry them when a task force divides and joins', () => {
    const game = begun();
    goTo(game, 'grouping');
    give(game, 'allies', 'divide allies-1 portland+balch');
    expect(game.state.forces.allies.formations['allies-3-floatplanes']?.boxes.hangar).toBe(1);
    expect(game.state.forces.allies.formations['allies-1-floatplanes']?.boxes.hangar).toBe(0);
    give(game, 'allies', 'join allies-3 allies-1');
    expect(game.state.forces.allies.formations['allies-1-floatplanes']?.boxes.hangar).toBe(1);
  });
});

describe('the turn', () => {
  test('[WG-3.1, WG-24.1] the phases come in the printed order', () => {
    const game = begun();
    const steps: string[] = [];
    for (const kind of ['airPlans', 'grouping', 'plots', 'dummies'] as const) {
      goTo(game, kind);
      steps.push(game.state.step.kind);
    }
    goTo(game, 'airPlans');
    expect(steps).toEqual(['airPlans', 'grouping', 'plots', 'dummies']);
    expect(game.state.turn).toBe(2);
  });

  test('[WG-3.11] turn record moves the clock on', () => {
    const game = begun();
    goTo(game, 'grouping');
    goTo(game, 'airPlans');
    expect(only(game.events, 'turnBegan').map(({ turn, hour }) => [turn, hour])).toEqual([
      [1, 4],
      [2, 8],
    ]);
  });
});
