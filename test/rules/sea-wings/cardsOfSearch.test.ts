import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import type { EventCard } from '../../../src/rules/sea-wings/model/cards';
import { shipCard } from './cards';
import { markerOf } from './facing';
import { boxes, type Game, give, goTo, newGame, only, refusalOf } from './game';
import { goToStop, hands, playable } from './holding';
import { force, scenario } from './scenario';

describe('cards of phase F', () => {
  /** Two cruisers 12 hexes apart; the Japanese search with the planes of theirs. */
  const sought = (axis: EventCard[], allies: EventCard[], hexes = 7): Game => {
    const game = newGame(
      scenario({
        ...hands({ axis, allies }),
        forces: [
          force('axis', { q: 10, r: 10 }, [shipCard('tone', { floatplanes: 12 })]),
          force('allies', { q: 10, r: 10 + hexes }, [shipCard('portland')]),
        ],
      }),
    );
    goTo(game, 'airPlans');
    give(game, 'axis', 'search axis-1-floatplanes 1 135 225 10 -');
    return game;
  };
  const reports = (game: Game) => game.state.known.axis.reports;

  test('[WG-21.12] 1 Scout Report: a search die counts as 5, and the report is the exact one', () => {
    const game = sought(['scout-report'], []);
    goToStop(game, 'searches', { search: [6] });
    expect(reports(game)).toEqual([]);
    const at = markerOf(game, 'allies');
    expect(playable(game, 'axis')).toEqual([`scout-report ${at}`]);
    give(game, 'axis', `play scout-report ${at}`);
    expect(reports(game)).toEqual([
      { turn: 1, marker: at, number: 1, total: null, kinds: { large: 1 }, isExact: true },
    ]);
    expect(game.state.forces.allies.taskForces['allies-1']?.spotted).not.toBeNull();
  });

  test('[WG-21.12] 1 Scout Report: a dummy is found out by it', () => {
    const game = sought(['scout-report'], []);
    Object.assign(game.state.forces.allies.taskForces['allies-1'] ?? {}, { ships: [] });
    goToStop(game, 'searches', { search: [6] });
    const at = markerOf(game, 'allies');
    const events = give(game, 'axis', `play scout-report ${at}`);
    expect(only(events, 'dummyFound')[0]).toMatchObject({ marker: at });
  });

  test('[WG-21.12] 1 Scout Report: only for a marker that was searched', () => {
    const game = sought(['scout-report'], [], 12);
    goToStop(game, 'searches');
    expect(playable(game, 'axis')).toEqual([]);
  });

  test('[WG-21.12, WG-21.20] 2 Garbled Report: the first report on a task force is number 1', () => {
    const game = sought([], ['garbled-report']);
    goTo(game, 'answers');
    expect(playable(game, 'allies')).toEqual(['garbled-report allies-1']);
    const laid = give(game, 'allies', 'play garbled-report allies-1');
    expect(eventsFor(laid, 'axis')).toEqual([]);
    expect(game.state.handSizes.allies).toBe(1);
    expect(playable(game, 'allies')).toEqual([]);
    expect(refusalOf(game, 'allies', 'play garbled-report allies-1')).toBe('not-in-hand WG-21.5');
    const events = give(game, 'allies', 'confirm', { search: [3], information: [6] });
    expect(reports(game)[0]).toMatchObject({ total: null, kinds: null, isExact: false });
    expect(only(eventsFor(events, 'axis'), 'cardPlayed')[0]).toMatchObject({ on: '-' });
    expect(game.state.forces.allies.cards).toMatchObject({ hand: [], inPlay: [] });
    expect(game.state.played.allies).toEqual(['garbled-report']);
  });

  test('[WG-21.15, WG-21.20] 2 Garbled Report is kept without a report', () => {
    const game = sought([], ['garbled-report']);
    goTo(game, 'answers');
    give(game, 'allies', 'play garbled-report allies-1');
    give(game, 'allies', 'confirm', { search: [6] });
    goTo(game, 'plots');
    expect(game.state.forces.allies.cards).toMatchObject({ hand: ['garbled-report'], inPlay: [] });
    expect(game.state.played.allies).toEqual([]);
  });

  const silent = (hexes: number) => {
    const game = sought([], ['radio-silence'], hexes);
    goTo(game, 'answers');
    give(game, 'allies', 'play radio-silence allies-1');
    give(game, 'allies', 'confirm', { search: [3], information: [6] });
    return reports(game).length;
  };

  test('[WG-21.12] 3 Radio Silence: no marker from a search beyond 5 hexes', () => {
    expect([silent(6), silent(5)]).toEqual([0, 1]);
  });

  test('[WG-21.12] 24 Lost at Sea: one searching factor, which its owner chooses, is lost', () => {
    const game = sought([], ['lost-at-sea']);
    goToStop(game, 'searches', { search: [6] });
    give(game, 'allies', 'play lost-at-sea -');
    expect(game.state.step).toEqual({ kind: 'straggler', side: 'axis' });
    expect(refusalOf(game, 'allies', 'give-up axis-1-floatplanes')).toBe('not-now WG-21.12');
    expect(refusalOf(game, 'axis', 'give-up axis-9-floatplanes')).toBe(
      'no-such-formation WG-21.12',
    );
    give(game, 'axis', 'give-up axis-1-floatplanes');
    expect(boxes(game, 'axis-1-floatplanes')).toMatchObject({ hangar: 1, search: 0 });
    expect(game.state.forces.axis.factorsLost).toEqual({ carrier: 0, other: 1 });
  });

  test('[WG-24.25] 24 Lost at Sea: who names none loses a factor of the largest search', () => {
    const game = sought([], ['lost-at-sea']);
    goToStop(game, 'searches', { search: [6] });
    give(game, 'allies', 'play lost-at-sea -');
    give(game, 'axis', 'confirm');
    expect(game.state.forces.axis.factorsLost.other).toBe(1);
    expect(game.state.turn).toBe(2);
  });

  test('[WG-21.15] 24 Lost at Sea is kept when the enemy does not search', () => {
    const game = sought(['lost-at-sea'], []);
    goToStop(game, 'searches', { search: [6] });
    const events = give(game, 'axis', 'play lost-at-sea -');
    expect(only(events, 'cardKept')).toHaveLength(1);
    expect(game.state.handSizes.axis).toBe(1);
  });
});
