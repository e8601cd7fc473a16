import { describe, expect, test } from 'vitest';
import { shippedLibrary } from '../../../server/scenarios';
import { type BattleView, battle } from '../../../src/rules/battle';
import { drawFrom, enemyOf, must, SIDES, type Side } from '../../../src/rules/core';
import { FLIGHT } from '../../game/players';
import { expectAsAtTable, heardOf, newPlayed, playOn, seenBy, twoOfAKind } from './playing';

const library = shippedLibrary();
const newBattle = (options = {}) =>
  newPlayed(battle, library, { scenario: 'denmark-strait', options });
const drawing = (key: string, most: number) => ({ draw: drawFrom(key), most, flight: FLIGHT });

describe('a battle on the server', () => {
  test.each(['a', 'b'])(
    'is the same as at a table, for every viewer, log and all (%s)',
    async (key) => {
      const played = await newBattle();
      await playOn(played, drawing(key, 100));
      await expectAsAtTable(played);
    },
  );
});

describe('what is sealed in a battle', () => {
  test.each(['c', 'd'])('one order or another: nobody else is told anything (%s)', async (key) => {
    const played = await newBattle();
    let compared = 0;
    await playOn<BattleView>(played, drawing(key, 70), async (side, { view, segment }) => {
      const pair =
        compared < 4 && segment.active[side] === 'declare' && twoOfAKind(battle, view, side);
      if (!pair) return;
      compared += 1;
      const [one, other] = [
        await heardOf(played, side, pair[0]),
        await heardOf(played, side, pair[1]),
      ];
      expect(one).toBe(other);
    });
    expect(compared).toBeGreaterThan(0);
  });
});

describe('a battle in fog', () => {
  test.each(['e', 'f'])(
    'tells no side of a ship that it has never had in sight (%s)',
    async (key) => {
      const played = await newBattle({ fog: true });
      const { party } = played;
      const { scenario } = must(await party.storage.match(party.id), 'the match');
      const { taskForces } = scenario as { taskForces: { side: Side; ships: { id: string }[] }[] };
      const shipsOf = (side: Side) =>
        taskForces
          .filter((force) => force.side === side)
          .flatMap(({ ships }) => ships.map(({ id }) => id));
      const met = { allies: new Set<string>(), axis: new Set<string>() };
      let hidden = 0;
      await playOn(played, drawing(key, 60), async () => {
        for (const side of SIDES) {
          const { view } = await seenBy<BattleView>(party, side);
          for (const id of Object.keys(view.ships)) met[side].add(id);
          // The roster itself lies on the table.
          const told = JSON.stringify(party.peers[side].told, (key, value) =>
            key === 'scenario' ? undefined : value,
          );
          const unknown = shipsOf(enemyOf(side)).filter((id) => !met[side].has(id));
          hidden += unknown.length;
          expect(unknown.filter((id) => told.includes(`"${id}"`))).toEqual([]);
        }
      });
      expect(hidden).toBeGreaterThan(0);
    },
  );
});
