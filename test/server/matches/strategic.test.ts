import { describe, expect, test } from 'vitest';
import type { Library } from '../../../server/matches/library';
import { drawFrom, enemyOf, SIDES, type Side, type Viewer } from '../../../src/rules/core';
import {
  type StrategicScenario,
  type StrategicView,
  strategic,
} from '../../../src/rules/strategic';
import { smallAdvanced, smallBasic } from '../../rules/strategic/smallGame';
import {
  expectAsAtTable,
  heardOf,
  newPlayed,
  type Played,
  playOn,
  seenBy,
  twoOfAKind,
} from './playing';

const SMALL = { basic: smallBasic(), advanced: smallAdvanced() } as const;
const LEVELS = ['basic', 'advanced'] as const;
type Level = (typeof LEVELS)[number];

const library: Library = {
  systems: [strategic],
  scenarios: () =>
    LEVELS.map((id) => ({ id, title: id, scenario: SMALL[id], options: strategic.defaultOptions })),
};

const newOperation = (level: Level): Promise<Played> =>
  newPlayed(strategic, library, { scenario: level });

const drawing = (key: string, most: number) => ({
  ...{ draw: drawFrom(key), most },
  flight: /^(offer-end|scuttle|abandon|leave-map)/,
});

/** All that a viewer was told, as text. */
const told = ({ party }: Played, viewer: Viewer): string =>
  JSON.stringify(party.peers[viewer].told);

const squadronsOf = ({ squadrons }: StrategicScenario, side: Side): string[] =>
  squadrons.filter((it) => it.side === side).map(({ id }) => id);

describe.each(LEVELS)('an operation on the server, %s', (level) => {
  test.each(['a', 'b'])(
    '[ST-5.1, ST-5.22] is as at a table for every viewer, and names nobody the squadrons of another side (%s)',
    async (key) => {
      const played = await newOperation(level);
      await playOn(played, drawing(key, 150));
      await expectAsAtTable(played);
      // At the end all would be told.
      const { view } = await seenBy<StrategicView>(played.party, 'allies');
      expect(view.step.kind).not.toBe('over');
      for (const side of SIDES) {
        const own = squadronsOf(SMALL[level], side);
        const namedTo = (viewer: Viewer) =>
          own.filter((squadron) => told(played, viewer).includes(`"${squadron}"`));
        expect(namedTo(side)).toEqual(own);
        expect([...namedTo(enemyOf(side)), ...namedTo('spectator')]).toEqual([]);
      }
    },
  );

  test.each(['c', 'd'])(
    '[ST-5.12] whichever of two orders is sealed, nobody else is told anything (%s)',
    async (key) => {
      const played = await newOperation(level);
      let compared = 0;
      await playOn<StrategicView>(played, drawing(key, 60), async (side, { view, segment }) => {
        const isSealed = SIDES.every((it) => segment.active[it] !== 'waiting');
        const pair = compared < 4 && isSealed && twoOfAKind(strategic, view, side);
        if (!pair) return;
        compared += 1;
        const [one, other] = [
          await heardOf(played, side, pair[0]),
          await heardOf(played, side, pair[1]),
        ];
        expect(one).toBe(other);
      });
      expect(compared).toBeGreaterThan(0);
    },
  );
});
