import { conditionOf, forceOf, unitsInPlay } from '../common/own';
import { ownerOf } from '../harm/told';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Unit } from '../model/units';
import { refuseChoice } from './choices';

/** [NW-9.18] Complete turns of quiet before tubes can be refilled, and the speed that is still quiet. */
const QUIET_TURNS = 3;
export const QUIET_KNOTS = 30;

/** [NW-9.18] Counts the turn that ends, before the choices of its End Phase. */
export function countQuiet(unit: Unit): void {
  const condition = conditionOf(unit);
  const { hasLaunched, wasDamaged } = condition.turn;
  const isQuiet = !hasLaunched && !wasDamaged && unit.speedKnots <= QUIET_KNOTS;
  condition.quietTurns = isQuiet ? condition.quietTurns + 1 : 0;
}

/** Empty mounts that are still there. */
const emptyMounts = (unit: Unit): number[] => {
  const { empty, lost } = conditionOf(unit);
  return empty.filter((mount) => !lost.torpedoes.includes(mount));
};

const tubesIn = ({ sheet }: Unit, mounts: readonly number[]): number =>
  mounts.reduce((sum, mount) => sum + (sheet.torpedoes?.mounts[mount]?.barrels ?? 0), 0);

/** As many empty mounts, in their order, as there are reloads for. */
function refillable(unit: Unit): number[] {
  const mounts: number[] = [];
  for (const mount of emptyMounts(unit).sort((a, b) => a - b))
    if (tubesIn(unit, [...mounts, mount]) <= conditionOf(unit).reloads) mounts.push(mount);
  return mounts;
}

/** [NW-9.18] */
export const refillTubes: OrderRule<'refillTubes'> = {
  legal: (view, side) =>
    refuseChoice(view, side)
      ? []
      : unitsInPlay(view, side)
          .map((unit) => ({
            kind: 'refillTubes' as const,
            ship: unit.id,
            mounts: refillable(unit),
          }))
          .filter((order) => !refillTubes.refuse(view, side, order)),
  refuse(view, side, { ship, mounts }) {
    const closed = refuseChoice(view, side);
    if (closed) return closed;
    const unit = view.units[ship];
    if (!unit || unit.side !== side || unit.fate !== 'inPlay')
      return refusal('no-such-unit', 'NW-9.18', { unit: ship });
    const { quietTurns, reloads } = conditionOf(unit);
    const empty = emptyMounts(unit);
    const isDone = forceOf(view, side).end.refills.some((it) => it.ship === ship);
    if (isDone || mounts.length === 0 || mounts.some((mount) => !empty.includes(mount)))
      return refusal('no-empty-tubes', 'NW-9.18');
    if (quietTurns < QUIET_TURNS)
      return refusal('not-quiet', 'NW-9.18', { turns: quietTurns, needed: QUIET_TURNS });
    return tubesIn(unit, mounts) > reloads
      ? refusal('no-reloads', 'NW-9.18', { left: reloads })
      : undefined;
  },
  apply(play, side, { ship, mounts }) {
    forceOf(play.state, side).end.refills.push({ ship, mounts });
    tell(play, { kind: 'refillChosen', rule: 'NW-9.18', seenBy: [side], side, unit: ship });
  },
};

/** [NW-9.18] */
export function refill(play: Play, unit: Unit, mounts: readonly number[]): void {
  if (unit.fate !== 'inPlay') return;
  const condition = conditionOf(unit);
  condition.empty = condition.empty.filter((mount) => !mounts.includes(mount));
  condition.reloads -= tubesIn(unit, mounts);
  condition.quietTurns = 0;
  tell(play, {
    kind: 'tubesRefilled',
    rule: 'NW-9.18',
    ...ownerOf(unit),
    mounts: [...mounts],
  });
}
