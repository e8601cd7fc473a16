import { describe, expect, test } from 'vitest';
import {
  type BattleState,
  type BattleTables,
  battle,
  type Impulse,
  STANDARD_TABLES,
  stackOf,
  type TableSet,
} from '../../../src/rules/battle';
import { decisionOf } from '../../../src/ui/systems/battle/decision';
import { optionOdds } from '../../../src/ui/systems/battle/desk/odds';
import { overlaysOf } from '../../../src/ui/systems/battle/overlays';
import { blockSpeeds, trackBlocks, trackCells } from '../../../src/ui/systems/battle/track';
import { namesIn, strait } from './position';

const { impulses, gunRanges, sighting, toHit } = STANDARD_TABLES;

/** A round of three blocks: gunnery twice, one block without torpedoes. */
const PHASES: readonly Impulse['phase'][] = [
  ...(['movement', 'movement', 'gunnery', 'torpedoes', 'gunnery', 'torpedoes'] as const),
  ...(['movement', 'movement', 'gunnery', 'torpedoes', 'gunnery', 'torpedoes', 'gunnery'] as const),
  ...(['movement', 'movement', 'gunnery', 'torpedoes', 'gunnery', 'torpedoes', 'gunnery'] as const),
];
const sequence: Impulse[] = [
  { phase: 'opening', block: 0, mover: null },
  ...PHASES.map(
    (phase, i): Impulse => ({
      phase,
      block: i < 6 ? 1 : i < 13 ? 2 : 3,
      mover: phase === 'movement' ? (PHASES[i - 1] === 'movement' ? 'other' : 'initiative') : null,
    }),
  ),
  { phase: 'repair', block: 0, mover: null },
];

const withTables = (change: Partial<TableSet>, impulse?: number): BattleState => {
  const state = strait(impulse);
  const tables: BattleTables = { ...STANDARD_TABLES, ...change };
  return { ...state, scenario: { ...state.scenario, tables } };
};

describe("the screen goes by the battle's tables", () => {
  const other = {
    impulses: {
      ...impulses,
      sequence,
      firstBlock: { '2+': 1, '2': 1, '1': 2, '1 slow': 3 },
      towBlock: 2,
    },
  };

  test('[BT-4.3] the track', () => {
    const view = withTables(other);
    expect(trackBlocks(trackCells(view)).map((block) => block.length)).toEqual([1, 6, 7, 7, 1]);
    expect([1, 2, 3].map((block) => blockSpeeds(view, block))).toEqual([
      'speed 2 and up',
      'speed 1 and up, tows',
      'all speeds',
    ]);
    const standard = [1, 2, 3, 4, 5].map((block) => blockSpeeds(strait(), block));
    expect(standard).toEqual([
      ...['speed 2+ only', 'speed 2 and up', 'speed 1 and up, tows', 'all speeds', 'all speeds'],
    ]);
    expect(blockSpeeds(strait(), 0)).toBe('');
  });

  test('[BT-4.3] the question of a movement impulse', () => {
    const view = withTables(other, 2);
    const { sentence } = decisionOf({
      ...{ view, side: 'allies', stage: 'orders', names: namesIn(view) },
      legal: battle.legalOrders(view, 'allies'),
    });
    expect(sentence).toContain('speeds 2 and 2+ move in this impulse.');
  });

  test('[BT-7.1, BT-9.1] the overlays', () => {
    const tables = {
      gunRanges: { ...gunRanges, hexes: { primary: 1, secondary: 1, tertiary: 1 } },
      sighting: {
        ...sighting,
        hexes: { ...sighting.hexes, clear: { day: 2, night: 1 } },
      },
    };
    const count = (view: BattleState) =>
      overlaysOf({ view, side: 'allies', stack: stackOf(view, 'hood'), from: undefined }, [
        'guns',
        'sighting',
      ]).map(({ kind, hexes }) => [kind, hexes.length]);
    expect(Object.fromEntries(count(withTables(tables)))).toMatchObject({
      sighting: 19,
      primary: 7,
    });
    expect(Object.fromEntries(count(strait()))).not.toMatchObject({ primary: 7 });
  });

  test('[BT-9.2] the odds', () => {
    const mount = { ship: 'hood', weapon: 'primary' } as const;
    const oddsOf = (view: BattleState) =>
      optionOdds(view, 'allies', mount as Parameters<typeof optionOdds>[2], 'bismarck').salvo;
    expect(oddsOf(strait())).toMatchObject({ needed: 6, meanHits: 8 / 6 });
    expect(oddsOf(withTables({ toHit: { ...toHit, guns: 4 } }))).toMatchObject({
      ...{ needed: 4, meanHits: 4 },
    });
  });
});
