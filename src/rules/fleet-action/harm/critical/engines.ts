import { conditionOf } from '../../common/own';
import { speedLimit } from '../../common/speed';
import { type Play, tell } from '../../model/play';
import type { Unit } from '../../model/units';
import { slowDown } from '../slowing';
import { ownerOf } from '../told';
import { type Effect, sizeCost } from './critical';

/**
 * [NW-23.8, NW-24.4 to NW-24.4c] Takes 1d6 knots for each cost that the CV can pay, and `free` dice beside; not more than
 * there are. Above water the ability to make smoke goes first, whatever the CV [NW-23.8a, NW-23.8b, NW-24.13].
 */
const engineRoom =
  (free: number): Effect =>
  (play, unit, critical) => {
    if (!critical.section) loseSmoke(play, unit);
    const cost = sizeCost(unit);
    const paid = Math.floor(critical.left / cost);
    if (speedLimit(play.state, unit) === 0 || free + paid === 0) return 'barred';
    critical.left -= cost * loseKnots(play, unit, free, paid);
    return 'again';
  };

export const engines = engineRoom(0);
export const engines1d6 = engineRoom(1);
export const engines2d6 = engineRoom(2);

/** Rolls for the knots; how many of the paid dice were needed [NW-21.19]. */
function loseKnots(play: Play, unit: Unit, free: number, paid: number): number {
  const condition = conditionOf(unit);
  const roll = play.dice.roll('d6', free + paid, 'engines', { unit: unit.id });
  const most = unit.sheet.speedKnots - condition.knotsLost;
  let amount = 0;
  let used = 0;
  for (const value of roll.values) {
    if (amount >= most) break;
    amount = Math.min(most, amount + value);
    used += 1;
  }
  condition.knotsLost += amount;
  condition.turn.knotsLost += amount;
  tell(play, {
    kind: 'criticalApplied',
    rule: 'NW-23.8',
    ...ownerOf(unit),
    area: 'engine-room',
    amount,
    left: most - amount,
    dice: [roll],
  });
  slowDown(play, unit);
  return Math.max(0, used - free);
}

/** [NW-23.8a, NW-8.29, NW-25.3] The smoke that is attached to the ship goes at once. */
function loseSmoke(play: Play, unit: Unit): void {
  const { state } = play;
  const condition = conditionOf(unit);
  if (!condition.canMakeSmoke) return;
  condition.canMakeSmoke = false;
  unit.laysSmoke = false;
  const hadSmoke = state.smoke.some(({ ship }) => ship === unit.id);
  state.smoke = state.smoke.filter(({ ship }) => ship !== unit.id);
  const { seenBy } = ownerOf(unit);
  tell(play, {
    kind: 'smokeLost',
    rule: 'NW-23.8a',
    unit: unit.id,
    seenBy: hadSmoke ? 'all' : seenBy,
  });
}
