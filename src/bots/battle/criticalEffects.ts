import {
  type BattleView,
  boxesLeft,
  type CriticalKind,
  hasTorpedoesLeft,
  largestCaliberLeft,
  type ShipId,
  sheetOf,
  tablesOf,
} from '../../rules/battle';
import { shipHas } from '../../rules/battle/query';
import { lookUp } from '../../rules/core';
import type { HitEffects } from './situation';

/** Chance in 36 of each sum of two dice. */
export const WAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => ({
  sum,
  chance: (6 - Math.abs(7 - sum)) / 36,
}));

/**
 * Adds the average effect of a critical hit by the battle's table [BT-12.1], as far as it can be expressed in
 * numbers.
 */
export function addCritical(
  effects: HitEffects,
  view: BattleView,
  id: ShipId,
  chance: number,
): void {
  const { criticalDamage } = tablesOf(view);
  for (const way of WAYS)
    addKind(effects, view, id, {
      critical: lookUp(criticalDamage, way.sum),
      chance: chance * way.chance,
    });
}

interface Critical {
  critical: CriticalKind;
  chance: number;
}

function addKind(
  effects: HitEffects,
  view: BattleView,
  id: ShipId,
  { critical, chance }: Critical,
): void {
  switch (critical) {
    case 'magazine':
    case 'magazine-fire': {
      const explodes = explosionChance(view, id, critical);
      effects.sinks += chance * explodes;
      effects.hull += chance * (1 - explodes) * 2;
      return;
    }
    case 'flooding':
      effects.hull += chance * 2;
      return;
    case 'engine-room':
      effects.speed += chance;
      return;
    case 'turret':
      addGuns(effects, largestCaliberLeft(view, id), chance, 2);
      return;
    case 'secondary-battery': {
      const row = (['secondary', 'tertiary'] as const).find((it) => boxesLeft(view, id, it) > 0);
      addGuns(effects, row, chance, row ? Math.ceil(boxesLeft(view, id, row) / 2) : 0);
      return;
    }
    case 'torpedo-stowage': {
      const stowed = hasTorpedoesLeft(view, id);
      effects.hull += chance * (stowed ? 2 : 1);
      if (stowed) effects.mount += chance;
      return;
    }
    case 'fire-control':
    case 'bridge':
    case 'steering':
  }
}

/** [BT-12.4] Boxes of a row of guns, or a box of the hull where there are none. */
function addGuns(
  effects: HitEffects,
  row: keyof HitEffects['guns'] | undefined,
  chance: number,
  boxes: number,
): void {
  if (row) effects.guns[row] += chance * boxes;
  else effects.hull += chance;
}

/** [BT-12.11] The chance that a primary hit on the hull reaches a magazine. */
export function magazineChance(view: BattleView, id: ShipId): number {
  const { weakHull } = tablesOf(view).magazines;
  return weakHull !== undefined && shipHas(view, id, 'weakMagazines') ? (7 - weakHull) / 6 : 0;
}

/** [BT-12.1, BT-12.3] */
function explosionChance(
  view: BattleView,
  id: ShipId,
  critical: 'magazine' | 'magazine-fire',
): number {
  const { explodes, weak } = tablesOf(view).magazines;
  const heavy = sheetOf(view, id).rows.hull.includes('heavy');
  const least = explodes[critical][heavy ? 'heavy' : 'plain'];
  const added = shipHas(view, id, 'weakMagazines') ? weak : 0;
  return Math.min(1, Math.max(0, (7 - least + added) / 6));
}
