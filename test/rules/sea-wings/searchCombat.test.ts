import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { facing, markerOf, seal } from './facing';
import { boxes, type Game, give, goTo, only, refusalOf, type Script } from './game';

/** Midway searches over the Akagi's task force, 7 hexes away, with CAP of so many factors over it; at the answers. */
function searched(
  setting: { cap?: number; load?: string; options?: object; spotted?: boolean } = {},
): Game {
  const { cap = 2, load = '-', spotted = false } = setting;
  const game = facing();
  Object.assign(game.state.options, setting.options);
  if (!spotted)
    for (const side of ['allies', 'axis'] as const)
      Object.assign(game.state.forces[side].taskForces[`${side}-1`] ?? {}, { spotted: null });
  if (cap > 0) give(game, 'axis', `cap akagi-a6m2 ${cap} axis-1`);
  give(game, 'axis', 'ready akagi-a6m2 1');
  give(game, 'allies', `search midway-sbd-3 2 240 300 8 ${load}`);
  seal(game);
  goTo(game, 'answers');
  return game;
}

const when = (game: Game, choice: string) => give(game, 'axis', `cap-search axis-1 ${choice}`);

/** Both confirm the answers. */
const search = (game: Game, script: Script) => goTo(game, 'airPlans', script);

const KILL = { 'cap-position': [1, 1], attack: [1, 1], defense: [1, 1], 'gun-and-armor': [1, 1] };
const MISS = { 'cap-position': [6, 6] };

const found = (game: Game) => only(game.events, 'markerSearched').map((it) => it.found);
const meetings = (game: Game) => only(game.events, 'capRolled').map((it) => it.meeting);
const sightings = (game: Game, side: Side) =>
  only(game.events, 'markerReported').filter((it) => it.side === side).length;

describe('CAP against searches', () => {
  test('[WG-17.34] its owner says for a searched task force whether it engages before the die, after it or not', () => {
    const game = searched();
    expect(refusalOf(game, 'allies', 'cap-search allies-1 none')).toBe('not-now WG-17.34');
    expect(refusalOf(searched({ cap: 0 }), 'axis', 'cap-search axis-1 none')).toBe(
      'not-searched WG-17.34',
    );
    const dice = (choice: string) => {
      const played = searched();
      when(played, choice);
      search(played, { search: [1], ...MISS });
      return played.events
        .filter(({ kind }) => kind === 'capRolled' || kind === 'markerSearched')
        .map(({ kind }) => kind);
    };
    expect(dice('before')).toEqual(['capRolled', 'markerSearched']);
    expect(dice('after')).toEqual(['markerSearched', 'capRolled']);
    expect(dice('none')).toEqual(['markerSearched']);
  });

  test('[WG-17.35, WG-24.6] its owner alone is told the type of the searcher', () => {
    const game = searched();
    search(game, { search: [1], ...MISS });
    expect(only(game.events, 'searcherMet')).toMatchObject([
      { side: 'axis', seenBy: ['axis'], aircraft: 'sbd-3' },
    ]);
    expect(JSON.stringify(seaWings.view(game.state, 'axis'))).not.toContain('midway-sbd');
  });

  test('[WG-7.14, WG-17.36] its rating is halved, but not against a searcher that attacks', () => {
    const rating = (load: string) => {
      const game = searched({ load });
      search(game, { search: [6], ...MISS });
      return only(game.events, 'capRolled').map((it) => [it.meeting, it.rating]);
    };
    expect(rating('-')).toEqual([['searcher', 2]]);
    expect(rating('1000-lb')[0]).toEqual(['incoming', 3]);
  });

  test('[WG-17.42] the rating is the same before and after the die, also when the searcher has found nothing', () => {
    const rating = (load: string, choice: string) => {
      const game = searched({ load });
      when(game, choice);
      search(game, { search: [6], ...MISS });
      return only(game.events, 'capRolled').map((it) => [it.meeting, it.rating]);
    };
    expect(rating('1000-lb', 'after')).toEqual(rating('1000-lb', 'before'));
    expect(rating('-', 'after')).toEqual(rating('-', 'before'));
  });

  test('[WG-17.37, WG-17.38] all CAP in position attacks one factor, which shoots back, in one round', () => {
    const game = searched();
    search(game, {
      ...{ search: [1], 'cap-position': [1, 1], attack: [6, 6, 1], defense: [1] },
      'gun-and-armor': [1],
    });
    const shots = only(game.events, 'airShots');
    expect(shots.map(({ list, count }) => [list, count])).toEqual([
      ['strike', 2],
      ['cap', 1],
    ]);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(1);
    expect(found(game)).toEqual(['spotted']);
  });

  test('[WG-17.39, WG-23.5] a searcher shot down before the die sees nothing, one shot down after it keeps its report', () => {
    const before = searched();
    search(before, { search: [1], ...KILL });
    expect([found(before), sightings(before, 'allies')]).toEqual([[], 0]);
    expect(before.state.forces.allies.factorsLost.other).toBe(1);
    const after = searched();
    when(after, 'after');
    search(after, { search: [1], ...KILL });
    expect([found(after), sightings(after, 'allies')]).toEqual([['spotted'], 1]);
    expect(after.state.forces.allies.factorsLost.other).toBe(1);
  });

  test('[WG-17.40, WG-17.41, WG-23.4] option C: on 4 to 6 its last words are that ships are present', () => {
    const heard = (die: number) => {
      const game = searched({ options: { lastMessage: true } });
      search(game, { 'last-message': [die], ...KILL });
      const [told] = only(game.events, 'markerReported');
      return told && [told.report.total, told.report.kinds, told.dice];
    };
    expect(heard(3)).toBeUndefined();
    expect(heard(4)).toEqual([null, null, []]);
  });

  test('[WG-17.49] option C rolls nothing for a searcher shot down before it respots', () => {
    const game = searched({ spotted: true, options: { lastMessage: true } });
    search(game, { 'last-message': [6], ...KILL });
    expect(sightings(game, 'allies')).toBe(0);
    expect(found(game)).toEqual([]);
  });

  test('[WG-17.49] CAP may engage a respotting search too', () => {
    const game = searched({ spotted: true });
    search(game, KILL);
    expect(sightings(game, 'allies')).toBe(0);
    const kept = searched({ spotted: true });
    when(kept, 'none');
    search(kept, KILL);
    expect(sightings(kept, 'allies')).toBe(1);
  });
});

describe('attacks from a search', () => {
  const HIT = { 'to-hit': [1], size: [1], penetration: [1], 'fire-control': [6], search: [1] };

  test('[WG-17.42, WG-17.43, WG-17.45, WG-17.46] one factor attacks what it has spotted at once, under the whole AA', () => {
    const game = searched({ cap: 0, load: '1000-lb' });
    search(game, { ...HIT, 'hit-effect': [6] });
    expect(only(game.events, 'flakFired')[0]?.parts.map(({ by }) => by)).toEqual(['akagi']);
    expect(only(game.events, 'groupAttacked')).toMatchObject([{ target: 'akagi', factors: 1 }]);
    expect(game.state.forces.axis.ships.akagi?.hits.length).toBeGreaterThan(0);
    expect(game.state.known.allies.notebook.at(-1)?.ships).toContain('akagi');
  });

  test('[WG-12.10, WG-24.12] its hits stand in the notebook of its side', () => {
    const game = searched({ cap: 0, load: '1000-lb' });
    search(game, { ...HIT, 'hit-effect': [6] });
    const hits = only(game.events, 'groupAttacked')[0]?.effective;
    expect(game.state.known.allies.hitsTold).toMatchObject([{ at: 'akagi', by: 'bomb', hits }]);
  });

  test('[WG-17.42] a search that only searches, or finds nothing, attacks nothing', () => {
    const only6 = searched({ cap: 0, load: '1000-lb' });
    search(only6, { ...HIT, search: [6] });
    expect(only(only6.events, 'groupAttacked')).toEqual([]);
    const bare = searched({ cap: 0 });
    search(bare, HIT);
    expect(only(bare.events, 'groupAttacked')).toEqual([]);
  });

  test('[WG-17.50] CAP that engages fights it on its way in and on its way home', () => {
    const game = searched({ load: '1000-lb' });
    search(game, { ...HIT, 'cap-position': [6, 6, 6] });
    expect(meetings(game).filter((it, i, all) => all.indexOf(it) === i)).toEqual([
      'incoming',
      'withdrawing',
    ]);
    const late = searched({ load: '1000-lb' });
    when(late, 'after');
    search(late, { ...HIT, 'cap-position': [6, 6, 6] });
    expect(only(late.events, 'groupAttacked')).toHaveLength(1);
    const calm = searched({ load: '1000-lb' });
    when(calm, 'none');
    search(calm, HIT);
    expect(meetings(calm)).toEqual([]);
  });

  test('[WG-17.47] readied fighters go up against an attacking searcher alone', () => {
    const flown = (load: string) => {
      const game = searched({ load });
      const events = search(game, { search: [1], 'cap-position': [6, 6, 6] });
      return only(events, 'capRolled').map(({ factors }) => factors);
    };
    expect(flown('-')).toEqual([2]);
    expect(flown('1000-lb').slice(0, 2)).toEqual([2, 1]);
  });

  /** The Hiryu as a task force of her own in the same hex. */
  function divided(game: Game): Game {
    const axis = game.state.forces.axis;
    const first = axis.taskForces['axis-1'];
    if (!first) throw new Error('no task force');
    const moved = first.ships.splice(1, 1);
    axis.taskForces['axis-2'] = { ...first, id: 'axis-2', number: 2, marker: 'm9', ships: moved };
    for (const id of moved) Object.assign(axis.ships[id] ?? {}, { taskForce: 'axis-2' });
    return game;
  }

  test('[WG-17.43, WG-17.44] a factor shot down over one task force leaves the other its attack', () => {
    const game = divided(searched({ cap: 0, load: '1000-lb' }));
    const shot = { 'fire-control': [1, 6], flak: [1], 'flak-gun': [1] };
    search(game, { search: [1, 1], ...shot, 'to-hit': [6] });
    expect(only(game.events, 'flakFired').map(({ lost }) => lost)).toEqual([1, 0]);
    expect(only(game.events, 'groupAttacked').map(({ target }) => target)).toEqual(['hiryu']);
  });

  test('[WG-17.42, WG-17.43] when every factor has attacked, CAP meets the next as one that only searches', () => {
    const game = divided(searched({ load: '1000-lb' }));
    const search1 = game.state.forces.allies.formations['midway-sbd-3']?.boxes.search[0];
    Object.assign(search1 ?? {}, { factors: 1 });
    const cap = game.state.forces.axis.formations['akagi-a6m2']?.boxes.cap[0];
    game.state.forces.axis.formations['akagi-a6m2']?.boxes.cap.push({
      ...{ factors: 1, over: 'axis-2', isFresh: cap?.isFresh ?? false },
    });
    search(game, { search: [1, 1], 'to-hit': [6] });
    const met = only(game.events, 'capRolled').map(({ meeting }) => meeting);
    expect(met).toContain('incoming');
    expect(met.at(-1)).toBe('searcher');
  });

  test('[WG-17.45, WG-21.20] cards 14 and 15 count in an attack from a search', () => {
    const hitNumber = (card?: 'veteran-bombers' | 'green-pilots') => {
      const game = searched({ cap: 0, load: '1000-lb' });
      const { allies, axis } = game.state.forces;
      const laid = { clock: 0 };
      if (card === 'veteran-bombers')
        allies.cards.inPlay.push({ ...laid, card, on: 'midway-sbd-3' });
      if (card === 'green-pilots') axis.cards.inPlay.push({ ...laid, card, on: 'DB' });
      search(game, { ...HIT, 'to-hit': [4] });
      return only(game.events, 'groupAttacked')[0]?.potential;
    };
    expect(hitNumber('green-pilots')).toBe(1);
    expect(hitNumber()).toBe(2);
    expect(hitNumber('veteran-bombers')).toBe(3);
  });

  test('[WG-17.44] a search over several task forces sends a factor at each', () => {
    const game = divided(searched({ cap: 0, load: '1000-lb' }));
    search(game, { ...HIT, search: [1, 1], 'to-hit': [6, 6], 'fire-control': [6, 6] });
    expect(only(game.events, 'groupAttacked').map(({ target }) => target)).toEqual([
      'akagi',
      'hiryu',
    ]);
    expect(boxes(game, 'midway-sbd-3')).toMatchObject({ hangar: 4 });
    expect(markerOf(game, 'axis')).not.toBe('');
  });
});
