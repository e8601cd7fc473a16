import { type Axial, addHex, bearingBetween, hexLength, ORIGIN } from '../../../../hex';
import type { Stack } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import { hexes } from '../../../../words/battle/common/words';
import { mapText } from '../../../../words/battle/texts/map';
import { sayBearing } from '../../../hexmap/say';

/** '12 hexes, bearing 120, Hood to 1107': how far and where to, and where the stack would stand. */
export function shiftName(displacement: Axial, stack: Stack | undefined, names: Names): string {
  const length = hexLength(displacement);
  if (length === 0) return mapText('shiftNone');
  const way = mapText('shiftWay', {
    hexes: hexes(length),
    bearing: sayBearing(bearingBetween(ORIGIN, displacement)),
  });
  if (!stack) return way;
  return mapText('shiftStack', {
    way,
    stack: names.stack(stack.id),
    hex: names.hex(addHex(stack.hex, displacement)),
  });
}
