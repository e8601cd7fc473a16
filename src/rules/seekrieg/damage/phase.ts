import { damageCounted, loseShareAboard } from '../air/aboard';
import { addGroundDamage } from '../air/groundAttack';
import { conditionOf, shipsOnMap } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Ship } from '../model/units';

/** [SK-5.15] Step 1, as phase 11 opens: damage points of the turn are added, and the fires begun in it. */
export function addDamage(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    const condition = conditionOf(ship);
    const received = condition.damageDue + newFires(ship, play.state.turn);
    const damage = damageCounted(play.state, ship, received);
    condition.damageDue = 0;
    if (damage === 0) continue;
    condition.damage += damage;
    tell(play, {
      kind: 'damageAdded',
      rule: 'SK-13.11',
      ship: ship.id,
      damage,
      total: condition.damage,
      seenBy: [ship.side],
    });
    loseShareAboard(play, ship, damage);
  }
  addGroundDamage(play);
}

const newFires = (ship: Ship, turn: number): number =>
  conditionOf(ship).fires.reduce(
    (sum, { severity, begunOnTurn }) => (begunOnTurn === turn ? sum + severity : sum),
    0,
  );
