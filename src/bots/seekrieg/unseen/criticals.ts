import { type Draw, diceFrom } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import {
  type CriticalEffect,
  conditionOf,
  type Effect,
  type Ship,
  struckAfresh,
  tablesOf,
} from '../../../rules/seekrieg/query';
import { between, pick } from '../../core/lot';

type Condition = ReturnType<typeof conditionOf>;
type Act = CriticalEffect['act'];

/**
 * [SK-5.11, SK-5.13] Critical damage that shows in nothing: whoever is fired at is told of hits, not of guns, turrets or
 * shells, nor what a set or a director would have made of them.
 */
const HIDDEN: ReadonlySet<Act> = new Set([
  ...(['turrets-slow', 'turret-jammed', 'turret-out', 'turret-destroyed'] as const),
  ...(['magazine-flooded', 'secondary-slow', 'secondary-mount-destroyed'] as const),
  ...(['director-destroyed', 'local-control', 'radar', 'gunnery', 'flooding'] as const),
  ...(['anti-air', 'searchlights-destroyed', 'catapult-destroyed'] as const),
  'depth-charges-destroyed',
]);

/** What slows her: which of them it was, as long as she makes the speed that is seen. */
const SLOWING: ReadonlySet<Act> = new Set(['speed', 'funnels-wrecked'] as const);

const FAMILIES = [HIDDEN, SLOWING];

/** Lots drawn for an effect, until it finds something to act on. */
const TRIES = 8;

/**
 * [SK-14.15] A ship whose critical damage is other damage of its kind: how long it still lasts is drawn anew, and where it does not
 * show, what it is and on what it acts. What shows stays: rudders, bridges, power, decks, and what is wrong with submarines.
 *
 * @param whole without any of what is exchanged
 */
export function effectsAnew(state: SeekriegState, ship: Ship, whole: Ship, draw: Draw): Ship {
  const chart = tablesOf(state).criticalEffects.effects;
  return conditionOf(ship).effects.reduce(
    (now, effect) => {
      const row = chart[effect.cd];
      if (!row) return now;
      const turnsLeft = turnsDrawn(state, row, effect, draw);
      if (!familyOf(row)) return withEffect(now, { ...effect, turnsLeft });
      return struckBy(state, now, { row, turnsLeft }, draw) ?? withEffect(now, effect);
    },
    withEffects(whole, []),
  );
}

const familyOf = ({ act }: CriticalEffect) => FAMILIES.find((it) => it.has(act));

const withEffects = (ship: Ship, effects: Effect[]): Ship => ({
  ...ship,
  condition: { ...conditionOf(ship), effects },
});

const withEffect = (ship: Ship, effect: Effect): Ship =>
  withEffects(ship, [...conditionOf(ship).effects, effect]);

/** Another of the family that lasts as long. */
function struckBy(
  state: SeekriegState,
  ship: Ship,
  { row, turnsLeft }: { row: CriticalEffect; turnsLeft: number | null },
  draw: Draw,
): Ship | null {
  const chart = Object.entries(tablesOf(state).criticalEffects.effects);
  const alike = chart.filter(
    ([, it]) => familyOf(it) === familyOf(row) && it.isTemporary === row.isTemporary,
  );
  for (let i = 0; i < TRIES; i++) {
    const [cd, it] = pick(draw, alike);
    const sideHit = pick(draw, ['port', 'starboard'] as const);
    const blow = { cd: Number(cd), turnsLeft, sideHit };
    const isLit = it.act === 'searchlights-destroyed' && ship.turn.hasSearchlightOn;
    const after = isLit ? null : struckAfresh(state, ship, blow, diceFrom(draw));
    if (after) return after;
  }
  return null;
}

/**
 * [SK-29.22] A ship as if what is exchanged had not struck her: her guns as she began the battle, and with them what such effects have taken
 * for good.
 */
export function unstruck(state: SeekriegState, ship: Ship, start: Condition): Ship {
  const condition = conditionOf(ship);
  const chart = tablesOf(state).criticalEffects.effects;
  const acts = condition.effects.map(({ cd }) => chart[cd]);
  const isStruck = (act: Act) => acts.some((it) => it?.act === act);
  const { losses } = condition;
  const hasLostSet = acts.some(
    (it) => it?.act === 'radar' && it.sets === 'fire-control' && !it.isTemporary,
  );
  const catapults = acts.filter((it) => it?.act === 'catapult-destroyed').length;
  const isSwept = isStruck('depth-charges-destroyed');
  return {
    ...ship,
    condition: {
      ...condition,
      directorsLost: start.directorsLost,
      depthCharges: isSwept ? start.depthCharges : condition.depthCharges,
      floatplanes: Math.min(start.floatplanes, condition.floatplanes + catapults),
      losses: {
        ...losses,
        fireControlRadar: hasLostSet ? start.losses.fireControlRadar : losses.fireControlRadar,
        searchlights: isStruck('searchlights-destroyed')
          ? start.losses.searchlights
          : losses.searchlights,
        sonar: isSwept ? start.losses.sonar : losses.sonar,
      },
    },
  };
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
