import { describe, expect, test } from 'vitest';
import { fromFile } from '../../../src/scenario/draft/hexes';
import { withWordsOf } from '../../../src/scenario/draft/victoryWords';
import { degreesAt, framed } from '../../../src/scenario/strategic/draft/chart';
import {
  strategicTheater as form,
  strategicDrafts,
} from '../../../src/scenario/strategic/draft/form';
import { withNewGoal } from '../../../src/scenario/strategic/draft/goals';
import { OPEN_SEA, withLevel } from '../../../src/scenario/strategic/draft/level';
import type { StrategicDraft } from '../../../src/scenario/strategic/draft/shape';
import {
  carriesSquadrons,
  newSquadrons,
  withSquadronsAt,
} from '../../../src/scenario/strategic/draft/squadrons';
import {
  newTacticalLand,
  withTacticalGround,
} from '../../../src/scenario/strategic/draft/tacticalLand';
import {
  operationVictory,
  PLAIN_VICTORY,
} from '../../../src/scenario/strategic/draft/victoryWords';
import { shipped } from '../shipped';
import { theaterKit } from './theaterKit';

const { registry } = shipped;
const { fileOf, faults } = theaterKit('strategic', form);
const coralSea = fileOf('coral-sea');

describe('what only games of one level have', () => {
  const options = { nearAttacks: 'They were near.', twoQuietTurns: 'It was quiet.' };
  const full = {
    ...{ ...coralSea, options, quietTurns: 6, firstActionHexes: 16 },
    tacticalLand: [newTacticalLand({ q: 5, r: 3 })],
  };

  test('[ST-7.58, ST-22.3a] goes when its level changes, and does not lie unseen in the file', () => {
    const basic = withLevel(full, 'basic');
    for (const key of ['map', 'quietTurns', 'firstActionHexes', 'tacticalLand'])
      expect(basic).not.toHaveProperty(key);
    expect(basic.options).toEqual({ nearAttacks: options.nearAttacks });
    expect(withLevel(basic, 'advanced')).not.toHaveProperty('options');
  });

  test('[ST-1.14] land of tactical maps is painted hex by hex, keeps its place on a chart that is laid elsewhere, and lies on it once', () => {
    const entry = newTacticalLand({ q: 5, r: 3 });
    const painted = withTacticalGround(entry, { q: 0, r: -4 }, 'land');
    expect(painted.land).toEqual([[0, -4]]);
    expect(withTacticalGround(painted, { q: 0, r: -4 }, 'land').land).toHaveLength(1);
    expect(withTacticalGround(painted, { q: 0, r: -4 }, 'sea').land).toEqual([]);

    const { map = OPEN_SEA } = full;
    const { lat, lon } = map.corner;
    const larger = framed(full, { corner: { lat: lat + 2, lon: lon - 2 } });
    const placeOf = (draft: StrategicDraft) =>
      degreesAt(draft.map ?? OPEN_SEA, fromFile(draft.tacticalLand?.[0]?.hex ?? [0, 0]));
    expect(Math.abs(placeOf(larger).lat - placeOf(full).lat)).toBeLessThan(0.4);
    expect(Math.abs(placeOf(larger).lon - placeOf(full).lon)).toBeLessThan(0.4);

    const off = { ...full, tacticalLand: [entry, entry, newTacticalLand({ q: -9, r: 0 })] };
    expect(faults(off)).toEqual([
      expect.stringContaining('tacticalLand[2].hex'),
      expect.stringContaining('tacticalLand[1].hex'),
    ]);
  });
});

test('[ST-2.25] squadrons are offered to ships that hold aircraft, and to those that have some', () => {
  const carries = (ship: string, draft = coralSea) => carriesSquadrons(draft, ship, registry);
  expect(['yorktown', 'shokaku', 'astoria'].map((it) => carries(it))).toEqual([true, true, false]);
  const some = newSquadrons(coralSea, 'astoria', registry);
  const odd = withSquadronsAt(coralSea, 'astoria', some ? [some] : []);
  expect(carries('astoria', odd)).toBe(true);
});

test('[ST-22.10] the words of victory follow the goals, until their author has written his own', () => {
  const empty = strategicDrafts.empty('own-abcdefghij');
  const follow = withWordsOf(operationVictory);
  const withGoal = follow(empty, withNewGoal(empty, 'allies', 'shokaku'));
  expect([empty.victory, withGoal.victory]).toEqual([
    PLAIN_VICTORY,
    `${PLAIN_VICTORY} The US Navy scores 10 points when at the end this is so: The ship is sunk.`,
  ]);
  const [goal] = withGoal.objectives;
  const dearer = { ...withGoal, objectives: goal ? [{ ...goal, points: -1 }] : [] };
  expect(follow(withGoal, dearer).victory).toContain('The US Navy loses 1 point when');
  const own = { ...withGoal, victory: 'Sink her.' };
  expect(follow(own, { ...own, objectives: [] }).victory).toBe('Sink her.');
});
