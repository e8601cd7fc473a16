import { conditionOf } from '../common/own';
import { stopRun } from '../common/stopRun';
import { type Play, tell } from '../model/play';

/** [SK-5.17] Ships due in this turn are placed, before phase 2. @returns whether any have come */
export function arrive(play: Play): boolean {
  const { ships, turn } = play.state;
  const due = Object.values(ships).filter(
    (it) => it.fate === 'waiting' && conditionOf(it).fromTurn <= turn,
  );
  for (const ship of due) {
    const { id, side, hex, facing, speedKnots } = ship;
    ship.fate = 'inPlay';
    tell(play, { kind: 'shipArrived', rule: 'SK-5.17', ship: id, hex, facing, knots: speedKnots });
    stopRun(play, side, 'reinforcement');
  }
  return due.length > 0;
}
