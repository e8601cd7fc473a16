import type { Draw } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import {
  type CriticalEffect,
  conditionOf,
  type Effect,
  type Ship,
  tablesOf,
} from '../../../rules/seekrieg/query';
import { between, pick } from '../../core/lot';

/** Critical damage that shows in nothing that she does. */
const DIM: ReadonlySet<CriticalEffect['act']> = new Set(['local-control', 'gunnery', 'anti-air']);

/**
 * [SK-14.15] A ship's critical damage: how long it still lasts is drawn anew, and where it makes her fire worse and no
 * more, what it is. All else stays, since it stops guns, tubes or engines.
 */
export function effectsAnew(state: SeekriegState, ship: Ship, draw: Draw): Effect[] {
  const chart = tablesOf(state).criticalEffects.effects;
  return conditionOf(ship).effects.map((effect) => {
    const row = chart[effect.cd];
    if (!row) return effect;
    const cd = DIM.has(row.act) ? pick(draw, alike(chart, row, ship)) : effect.cd;
    return { ...effect, cd, turnsLeft: turnsDrawn(state, row, effect, draw) };
  });
}

/** Numbers of those that last as long and that can strike the ship, his own among them. */
function alike(
  chart: Readonly<Record<number, CriticalEffect>>,
  { isTemporary }: CriticalEffect,
  { sheet }: Ship,
): number[] {
  const isFitting = (row: CriticalEffect) =>
    row.act !== 'local-control' || row.battery === 'main' || sheet.batteries.length > 1;
  return Object.entries(chart)
    .filter(([, row]) => DIM.has(row.act) && row.isTemporary === isTemporary && isFitting(row))
    .map(([cd]) => Number(cd));
}

/** [SK-29.24] Any of the turns of CHART N5. */
function turnsDrawn(
  state: SeekriegState,
  { isTemporary }: CriticalEffect,
  { turnsLeft }: Effect,
  draw: Draw,
): number | null {
  if (turnsLeft === null || !isTemporary) return turnsLeft;
  const turns = tablesOf(state).durations.rows.map(({ result }) => result ?? 0);
  return between(draw, 1, Math.max(turnsLeft, ...turns));
}
