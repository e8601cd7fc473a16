import type { ClauseId, Roll } from '../../core';
import { appearanceOf } from '../common/appearance';
import { conditionOf } from '../common/own';
import { type Play, tell } from '../model/play';
import { isLandTarget } from '../model/sheet';
import type { MoraleMark, Unit } from '../model/units';
import { slowDown } from './slowing';
import { ownerOf } from './told';

/** What impact points reduce first. */
export type Pool = 'structure' | 'flotation';

/** Points of S and of F. */
type Loss = Record<Pool, number>;

/** Why there is damage: its clause, and dice that gave the points. */
interface Reported {
  rule: ClauseId;
  dice?: Roll[];
}

/**
 * [NW-21.1, NW-21.2, NW-21.29] Impact points: on S first, which carries on to F, or on F alone. A land target has S alone
 * [NW-27.8].
 *
 * @returns whether a wreck test is due [NW-22.1, NW-27.9]
 */
export function damage(
  play: Play,
  unit: Unit,
  { points, pool }: { points: number; pool: Pool },
  reported: Reported = { rule: pool === 'structure' ? 'NW-21.1' : 'NW-21.2' },
): boolean {
  const before = conditionOf(unit).structure;
  const onStructure = pool === 'structure' || isLandTarget(unit.sheet) ? points : 0;
  const structure = Math.min(onStructure, before);
  return inflict(play, unit, { structure, flotation: points - structure }, reported);
}

/** [NW-8.20] Points on S and F at the same time; whether a wreck test is due. */
export function inflict(play: Play, unit: Unit, points: Loss, reported: Reported): boolean {
  const { structure, flotation } = conditionOf(unit);
  const excess = Math.max(0, points.structure - structure);
  const onFlotation = points.flotation + excess;
  reduce(
    play,
    unit,
    {
      structure: points.structure - excess,
      flotation: isLandTarget(unit.sheet) ? 0 : Math.min(onFlotation, flotation),
    },
    reported,
  );
  return isSpent(unit) && (isLandTarget(unit.sheet) ? isHurt(points) : onFlotation > 0);
}

const isHurt = ({ structure, flotation }: Loss): boolean => structure + flotation > 0;

/** [NW-22.1, NW-22.12] What keeps a unit in the game is used up: F, or S of a land target. */
export const isSpent = (unit: Unit): boolean => vitalPointsOf(unit) === 0;

/** F, or S of a land target [NW-25.2, NW-27.9]. */
export const vitalPointsOf = (unit: Unit): number => conditionOf(unit)[vitalPoolOf(unit)];

export const vitalPoolOf = ({ sheet }: Unit): Pool =>
  isLandTarget(sheet) ? 'structure' : 'flotation';

/** Takes points off S and F, no more than there are, with all that follows but a wreck test. */
export function reduce(play: Play, unit: Unit, loss: Loss, { rule, dice }: Reported): void {
  tell(play, { kind: 'damaged', rule, ...ownerOf(unit), ...loss, ...(dice && { dice }) });
  if (!isHurt(loss)) return;
  const condition = conditionOf(unit);
  for (const pool of ['structure', 'flotation'] as const) {
    noteMarks(unit, pool, condition[pool] - loss[pool]);
    condition[pool] -= loss[pool];
  }
  condition.turn.wasDamaged = true;
  showAppearance(play, unit);
  if (loss.flotation > 0) slowDown(play, unit);
}

/** [NW-29.1, NW-29.3] The marks of morale that a fall to `after` passes. */
function noteMarks(unit: Unit, pool: Pool, after: number): void {
  const { turn, tested, [pool]: before } = conditionOf(unit);
  const third = unit.sheet[pool] / 3;
  const passed: MoraleMark[] = [];
  if (before > third && after <= third) passed.push(`${pool}-third`);
  if (before > 0 && after === 0) passed.push(`${pool}-zero`);
  turn.marks.push(...passed.filter((mark) => !tested.includes(mark)));
}

function showAppearance(play: Play, unit: Unit): void {
  const appearance = appearanceOf(unit.sheet, conditionOf(unit).structure);
  if (appearance === unit.appearance) return;
  unit.appearance = appearance;
  tell(play, { kind: 'appearanceChanged', rule: 'NW-3.20', unit: unit.id, appearance });
}
