import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskContext } from '../../../src/ui/systems/sea-wings/desk/desk';
import { isPast } from '../../../src/ui/systems/sea-wings/film/film';
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
