import { sumOf } from '../../core';
import { risksGrounding } from '../common/board';
import { castOffTowOf } from '../common/losses';
import { sheetOf, shipOf } from '../common/ships';
import { splitOff } from '../common/splitting';
import { type Play, tell } from '../model/play';
import { isCapital } from '../model/sheet';
import type { ShipId, Stack } from '../model/state';

/** [BT-6.9] A ship grounds on this or more. */
const GROUNDS_ON = 11;

/** [BT-6.9, BT-6.12, BT-6.13] Rolls for every ship of a stack that has moved into a hex that risks grounding. */
export function riskGrounding(play: Play, stack: Stack): void {
  if (!risksGrounding(play.state, stack.hex)) return;
  const aground = stack.ships.filter((id) => rollGrounding(play, id));
  for (const id of aground) {
    shipOf(play.state, id).aground = true;
    castOffTowOf(play, id);
  }
  if (aground.length > 0 && aground.length < stack.ships.length)
    splitOff(play.state, stack, aground, 'moved');
}

function rollGrounding(play: Play, id: ShipId): boolean {
  const { type } = sheetOf(play.state, id);
  const roll = play.dice.roll('d6', 2, 'grounding', { ship: id });
  const aground = sumOf(roll) + (isCapital(type) ? 1 : 0) >= GROUNDS_ON;
  tell(play, { kind: 'groundingRolled', rule: 'BT-6.9', ship: id, dice: [roll], aground });
  return aground;
}
