import { conditionOf } from '../common/own';
import { tell } from '../model/play';
import { digitSum } from '../tables/dice';
import { roll, type Struck } from './rolling';

/** [SK-14.21] A fire of a severity begins; it is added in the turn in which it starts. */
export function startFire({ play, state, ship, dice }: Struck, severity: number): void {
  const { fires } = conditionOf(ship);
  fires.push({ severity, begunOnTurn: state.turn });
  tell(play, {
    kind: 'fireStarted',
    rule: 'SK-14.20',
    ship: ship.id,
    severity,
    dice: [...dice],
    seenBy: [ship.side],
  });
}

/** [SK-29.22] A fire whose severity a ten-sided die tells. */
export function startRolledFire(it: Struck, more: number): void {
  startFire(it, roll(it, 'fire-severity', 'd10') + more);
}

/** [SK-29.22] CD 54: twice the digit sum of a percentile roll. */
export function startVaporFire(it: Struck, times: number): void {
  startFire(it, times * digitSum(roll(it, 'fire-severity')));
}
