import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Effect, Ship } from '../model/units';
import type { CriticalEffect } from '../tables/criticalEffects';
import { conditionOf } from './own';

type Act = CriticalEffect['act'];

type ActOf<Kind extends Act> = Extract<CriticalEffect, { act: Kind }>;

/** Critical damage in force on a ship, and what CHART N4 says of it. */
interface Struck<Kind extends Act> {
  effect: Effect;
  act: ActOf<Kind>;
}

/** [SK-14.15, SK-14.16] Each effect of a kind that is in force on the ship. */
export function struckBy<Kind extends Act>(
  view: SeekriegView,
  ship: Ship,
  kind: Kind,
): Struck<Kind>[] {
  const { effects } = conditionOf(ship);
  if (effects.length === 0) return [];
  const chart = tablesOf(view).criticalEffects.effects;
  return effects.flatMap((effect) => {
    const act = chart[effect.cd];
    return act?.act === kind ? [{ effect, act: act as ActOf<Kind> }] : [];
  });
}

/** An effect of a kind is in force on the ship. */
export const isStruckBy = (view: SeekriegView, ship: Ship, kind: Act): boolean =>
  struckBy(view, ship, kind).length > 0;
