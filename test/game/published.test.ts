import { expect, test } from 'vitest';
import { newPublishedMatch, newReducedMatch } from '../../src/game/reducer';
import { battle } from '../../src/rules/battle';
import type { AnySystem } from '../../src/rules/core';
import { battleScenario } from './battleScenario';
import { FLIGHT, humanTable, playRandomly, SEED } from './players';
import { TOY, toySystem } from './toySystem';

test.each([
  ['a toy game', toySystem as AnySystem, TOY as unknown, 2000],
  ['a battle', battle as AnySystem, battleScenario as unknown, 60],
])('%s on drafts is the game that we play on plain copies', (_, system, scenario, most) => {
  const options = system.defaultOptions;
  const [own, published] = [newReducedMatch, newPublishedMatch].map((newMatch) =>
    newMatch(system, scenario, options, SEED),
  );
  const table = humanTable(system, scenario, options);
  playRandomly(table, 'a', () => {}, { most, shuns: FLIGHT });
  table.close();
  let [ours, theirs] = [own?.start, published?.start];
  for (const { side, order } of table.record()) {
    ours = ours && own?.give(ours, side, order);
    theirs = theirs && published?.give(theirs, side, order);
    expect(theirs?.G).toEqual(ours?.G);
    const { phase, activePlayers, gameover } = ours?.ctx ?? {};
    expect(theirs?.ctx).toMatchObject({ phase, activePlayers });
    expect(theirs?.ctx.gameover).toEqual(gameover);
  }
  expect(ours?._stateID).toBe(table.record().length);
});
