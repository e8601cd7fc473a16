import { SIDES, type Side, valueOf } from '../../core';
import { type Play, tell } from '../model/play';
import type { Division } from '../model/state';

/** [ST-24.8a] Rolls, in the first turn in which they could enter, for divisions that may not come at all. */
export function rollReinforcements(play: Play): void {
  const { forces, turn } = play.state;
  for (const side of SIDES)
    for (const division of Object.values(forces[side].divisions))
      if (division.status === 'waiting' && division.freeFrom === turn)
        rollFor(play, side, division);
}

/** Only the owner sees the die. One that does not come counts as withdrawn, with its ships. */
function rollFor(play: Play, side: Side, division: Division): void {
  const { id, comesUpTo } = division;
  if (comesUpTo === undefined) return;
  const roll = play.dice.roll('d6', 1, 'reinforcement', { division: id });
  const comes = valueOf(roll) <= comesUpTo;
  if (!comes) {
    division.status = 'withdrawn';
    for (const ship of division.ships) {
      const record = play.state.forces[side].ships[ship];
      if (record) record.fate = 'withdrawn';
    }
  }
  tell(play, {
    kind: 'reinforcementRolled',
    rule: 'ST-24.8a',
    seenBy: [side],
    side,
    division: id,
    dice: [roll],
    comes,
  });
}
