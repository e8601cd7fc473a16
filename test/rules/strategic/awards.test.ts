import { expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { awardsOf, strategic } from '../../../src/rules/strategic';
import { finalPoints } from '../../../src/rules/strategic/common/points';
import { newState } from '../../../src/rules/strategic/game/start';
import { confirm, inPhase } from './advancedGame';
import { fly, HERE, scene, ships } from './advancedScene';
import { attackOn, bombs, part, recard } from './airGame';
import { CARRIER, DIVE_BOMBERS, scenarioSquadron, smallBasic } from './smallGame';
import { basicPlay } from './underway';

test('[ST-22.6, ST-22.7, ST-22.8] what is scored is told one by one, and comes to the points of both sides', () => {
  const { state } = newState(smallBasic(), {}, orderDice('awards', 0));
  const { ships, squadrons } = state.forces.axis;
  const [first, second] = Object.values(ships);
  const [squadron] = Object.values(squadrons);
  if (!first || !second || !squadron) throw new Error('a force');
  first.fate = 'sunk';
  second.damageLevels = second.card.capacity - 1;
  squadron.lostForGood = 3;
  const awards = awardsOf(state);
  expect(awards).toMatchObject([
    { scores: 'allies', for: 'shipLost', id: first.card.id, points: first.card.points },
    { scores: 'allies', for: 'shipHurt', id: second.card.id },
    { scores: 'allies', for: 'aircraft', points: 3 },
  ]);
  const sum = awards.reduce((total, { points }) => total + points, 0);
  expect(finalPoints(state)).toEqual({ allies: sum, axis: 0 });
});

test('[ST-22.5] [ST-22.8] an end agreed on in an air attack costs the steps shot down so far', () => {
  const play = basicPlay([5, 3, 2, 4]);
  const { state } = play;
  recard(play, 'x-f', { airToAir: 5 });
  attackOn(play, { strike: [bombs('x-db')], escort: [part('x-f')], cap: [part('a-f')] });
  expect(state.air?.flights.map(({ lost }) => lost)).toEqual([0, 2, 0]);
  for (const side of ['allies', 'axis'] as const)
    strategic.apply(state, side, { kind: 'offerEnd', answer: 'yes' }, play.dice);
  expect(state.step.kind).toBe('over');
  expect(finalPoints(state)).toEqual({ allies: 2, axis: 0 });
});

test('[ST-22.8] squadrons that are in the air at the end cost only what was shot down of them', () => {
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), ships('X1', { q: 11, r: 0 })],
    squadrons: [scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS)],
    turns: 3,
  });
  const squadron = state.forces.allies.squadrons['a-db'];
  Object.assign(squadron ?? {}, { steps: 3, lostInFlight: 1 });
  fly(state, 'a-db', [HERE], { ordnance: 'bombs', launchTurn: 3 });
  confirm(inPhase(state, 'advancedEnd', 3));
  expect(state.step.kind).toBe('over');
  expect(finalPoints(state)).toEqual({ allies: 0, axis: 1 });
});
