import { hexInRow } from '../../../hex';
import type { Side } from '../../../rules/core';
import { degreesAt, sizeOfDraft } from './chart';
import { areaKindsOf, kindOfArea } from './goals';
import { type MapDraft, type PlaceDraft, placedAt, type StrategicDraft } from './shape';

/** [ST-1.11] An open sea of some 50 by 40 hexes. */
export const OPEN_SEA: MapDraft = {
  corner: { lat: 10, lon: 160 },
  farCorner: { lat: -3, lon: 175 },
};

/** Shares of the chart's columns at which sides begin. */
const BEGINNINGS: Readonly<Record<Side, number>> = { allies: 0.7, axis: 0.3 };

/** Where a side begins on a chart on which nothing else says so. */
export function beginningOf(map: MapDraft, side: Side) {
  const { columns, rows } = sizeOfDraft(map);
  return hexInRow({
    column: Math.floor(columns * BEGINNINGS[side]),
    row: Math.floor(rows / 2),
  });
}

/**
 * [ST-6, ST-9] The same forces at the other level. To a Basic game all comes at Long, bases at Short, and there is no chart;
 * to an Advanced game all comes onto an open sea, each side at its own place. Goals about areas of the other level go, and so
 * does all else that only the other level has.
 */
export function withLevel(draft: StrategicDraft, level: StrategicDraft['level']): StrategicDraft {
  if (draft.level === level) return draft;
  const rest = withoutLevel(draft);
  const map = level === 'advanced' ? OPEN_SEA : undefined;
  const place = (side: Side, box: 'long' | 'short'): PlaceDraft =>
    map ? { at: degreesAt(map, beginningOf(map, side)) } : { box };
  return {
    ...rest,
    ...(map && { map }),
    level,
    divisions: draft.divisions.map(({ choice: __, ...it }) => placedAt(it, place(it.side, 'long'))),
    landUnits: draft.landUnits.map((it) => placedAt(it, place(it.side, 'short'))),
    objectives: draft.objectives.filter(({ when }) =>
      when.every(
        (it) =>
          !('areas' in it) ||
          it.areas.every((area) => areaKindsOf(level).includes(kindOfArea(area))),
      ),
    ),
  };
}

/** [ST-7.58, ST-22.3a] The level at which an optional rule makes a difference. */
const LEVEL_OF_OPTION: Readonly<Record<keyof NonNullable<StrategicDraft['options']>, Level>> = {
  nearAttacks: 'basic',
  twoQuietTurns: 'advanced',
};

type Level = StrategicDraft['level'];

/** A draft without what only games of its level have. */
function withoutLevel(draft: StrategicDraft): StrategicDraft {
  const { options: all = {}, map: _map, quietTurns: _turns, ...others } = draft;
  const { firstActionHexes: _hexes, tacticalLand: _land, ...bare } = others;
  const kept = Object.entries(all).filter(
    ([id]) => LEVEL_OF_OPTION[id as keyof typeof all] !== draft.level,
  );
  return { ...bare, ...(kept.length > 0 && { options: Object.fromEntries(kept) }) };
}
