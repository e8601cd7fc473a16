import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SeaWingsEvent } from '../../../src/rules/sea-wings';
import { DeskContext } from '../../../src/ui/systems/sea-wings/desk/desk';
import {
  filmOf,
  hasAttacked,
  isPast,
  type Raid,
} from '../../../src/ui/systems/sea-wings/film/film';
import { TurnedBack } from '../../../src/ui/systems/sea-wings/film/TurnedBack';
import { facing, seal, strike } from '../../rules/sea-wings/facing';
import { goTo } from '../../rules/sea-wings/game';
import { deskOf } from './deskOf';

test('a strike is shown until the courses of its turn are sealed', () => {
  const film = { turn: 3 };
  expect(isPast(film, { turn: 3, phase: 'strike' })).toBe(false);
  expect(isPast(film, { turn: 3, phase: 'plotting' })).toBe(false);
  expect(isPast(film, { turn: 3, phase: 'movement' })).toBe(true);
  expect(isPast(film, { turn: 4, phase: 'airOperations' })).toBe(true);
});

test('a picture has the sentences of one station that it has room for, and tells the same ones once', () => {
  const kinds = ['raidBegan', 'capMet', 'flakFired', 'flakFired', 'groupAttacked'] as const;
  const events = [...kinds, ...Array.from({ length: 4 }, () => 'baseHit' as const)].map(
    (kind) => ({ kind, effective: 1 }) as SeaWingsEvent,
  );
  const film = filmOf({ events } as Raid, ({ kind }) => `${kind} `.repeat(5).trim());
  expect(film.frames.map(({ station, text }) => `${station}: ${text.length}`)).toEqual([
    'approach: 49',
    'cap: 34',
    'flak: 54',
    'attack: 69',
    'hits: 44',
  ]);
  expect(film.frames.at(-1)?.text).toMatch(/baseHit \(×4\)$/);
});

test('hits show on the chart with the picture of the attack, not before', () => {
  const stations = ['approach', 'cap', 'attack', 'hits'] as const;
  const film = { frames: stations.map((station) => ({ station, text: '' })) };
  expect(stations.map((_, at) => hasAttacked(film, at))).toEqual([false, false, true, true]);
});

test('[WG-8.23] a strike that finds nothing is told of beside the next decision, to its side alone', () => {
  const game = facing();
  strike(game, 'sbd-3 6 first 1000-lb');
  game.state.forces.axis.taskForces = {};
  seal(game);
  const toldTo = (side: 'allies' | 'axis') =>
    renderToStaticMarkup(
      <DeskContext value={deskOf(game.state, side)}>
        <TurnedBack events={game.events} />
      </DeskContext>,
    );
  expect(toldTo('allies')).toContain('A strike of yours found its target gone');
  expect(toldTo('axis')).toBe('');
  goTo(game, 'airPlans');
  expect(toldTo('allies')).toBe('');
});
