import { sumOfModifiers, valueOf } from '../../core';
import { conditionOf, forceOf, unitsInPlay } from '../common/own';
import { TEST_NEED } from '../common/tests';
import { ownerOf } from '../harm/told';
import { REPAIRS, type Repair } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Unit } from '../model/units';
import { refuseChoice } from './choices';
import { crewModifiers } from './fires';

/** [NW-28.6] Teams from which a ship may try two repairs. */
const TWO_REPAIRS_FROM = 7;
const REPAIR_MODIFIER = { code: 'repair', value: -3, rule: 'NW-28.6' } as const;

/** [NW-28.7 to NW-28.9] How much of an item can be mended now: damage of earlier turns, up to the jury rig. */
const MENDABLE: Readonly<Record<Repair, (unit: Unit) => number>> = {
  speed: (unit) => {
    const { knotsLost, turn } = conditionOf(unit);
    const { speedKnots } = unit.sheet;
    const rigged = Math.floor((speedKnots * 3) / 4) - (speedKnots - knotsLost);
    return Math.max(0, Math.min(knotsLost - turn.knotsLost, rigged));
  },
  steering: (unit) => {
    const { steering, turn } = conditionOf(unit);
    const original = unit.sheet.steering;
    const rigged = Math.ceil(original / 2) - steering;
    return Math.max(0, Math.min(original - steering - turn.steeringLost, rigged));
  },
  power: (unit) => {
    const { hasPowerFailure, turn } = conditionOf(unit);
    return Number(hasPowerFailure && !turn.lostPower);
  },
};

/** [NW-28.6] */
export const repair: OrderRule<'repair'> = {
  legal(view, side) {
    if (refuseChoice(view, side)) return [];
    return unitsInPlay(view, side).flatMap(({ id: ship }) =>
      REPAIRS.map((item) => ({ kind: 'repair' as const, ship, item })).filter(
        (order) => !repair.refuse(view, side, order),
      ),
    );
  },
  refuse(view, side, { ship, item }) {
    const closed = refuseChoice(view, side);
    if (closed) return closed;
    const unit = view.units[ship];
    if (!unit || unit.side !== side || unit.fate !== 'inPlay')
      return refusal('no-such-unit', 'NW-28.6', { unit: ship });
    const { damageControl } = conditionOf(unit);
    const most = damageControl === 0 ? 0 : damageControl < TWO_REPAIRS_FROM ? 1 : 2;
    const chosen = forceOf(view, side).end.repairs.filter((it) => it.ship === ship).length;
    if (chosen >= most) return refusal('no-teams', 'NW-28.6', { most });
    return MENDABLE[item](unit) === 0 ? refusal('nothing-to-repair', 'NW-28.7') : undefined;
  },
  apply: (play, side, { ship, item }) => {
    forceOf(play.state, side).end.repairs.push({ ship, item });
    tell(play, { kind: 'repairChosen', rule: 'NW-28.1', seenBy: [side], side, unit: ship, item });
  },
};

/** [NW-28.6, NW-28.7] A repair that was chosen, tried by a die. */
export function tryRepair(play: Play, unit: Unit, item: Repair): void {
  if (unit.fate !== 'inPlay') return;
  const modifiers = [...crewModifiers(unit, 'NW-28.6'), REPAIR_MODIFIER];
  const dice = [play.dice.roll('d10', 1, 'repair', { unit: unit.id, item })];
  const total = dice.reduce(
    (sum, roll) => sum + valueOf(roll),
    sumOfModifiers(modifiers, Infinity),
  );
  const isMended = total >= TEST_NEED;
  if (isMended && item === 'speed')
    dice.push(play.dice.roll('d6', 1, 'knots-restored', { unit: unit.id }));
  const amount = isMended ? mend(unit, item, item === 'speed' ? lastOf(dice) : 1) : 0;
  tell(play, {
    kind: 'repairTried',
    rule: 'NW-28.7',
    ...ownerOf(unit),
    item,
    isMended,
    amount,
    dice,
  });
}

const lastOf = (dice: readonly Parameters<typeof valueOf>[0][]): number => {
  const last = dice.at(-1);
  return last ? valueOf(last) : 0;
};

/** Restores up to `points` of an item; how many. */
function mend(unit: Unit, item: Repair, points: number): number {
  const condition = conditionOf(unit);
  const amount = Math.min(points, MENDABLE[item](unit));
  if (item === 'speed') condition.knotsLost -= amount;
  if (item === 'steering') condition.steering += amount;
  if (item === 'power' && amount > 0) condition.hasPowerFailure = false;
  return amount;
}
