import { type HexKey, hexKey, sameHex } from '../../../../../hex';
import { type BattleView, isAtSea, type ShipId, type Stack } from '../../../../../rules/battle';
import { centerOf } from '../common/plane';
import { type Slot, slotsInHex } from './arrange';

/** A stack and where its counter stands in its hex. */
interface Placed {
  stack: Stack;
  slot: Slot;
}

/** Stacks keep their order in the list, so that React never moves their elements. */
export function placeStacks(stacks: readonly Stack[]): Placed[] {
  const inHex = new Map<HexKey, Stack[]>();
  for (const stack of stacks) {
    const key = hexKey(stack.hex);
    inHex.set(key, [...(inHex.get(key) ?? []), stack]);
  }
  return stacks.map((stack) => {
    const mates = inHex.get(hexKey(stack.hex)) ?? [stack];
    const slot = slotsInHex(mates.length)[mates.indexOf(stack)] as Slot;
    return { stack, slot };
  });
}

/** Where the counter with a ship stands on the board; `undefined` for a ship that is not seen there. */
export function counterOf({ stacks }: Pick<BattleView, 'stacks'>, ship: ShipId): Slot | undefined {
  const atSea = stacks.filter(isAtSea);
  const own = atSea.find(({ ships }) => ships.includes(ship));
  if (!own) return undefined;
  const inHex = placeStacks(atSea.filter(({ hex }) => sameHex(hex, own.hex)));
  const slot = inHex.find(({ stack }) => stack === own)?.slot;
  const { x, y } = centerOf(own.hex);
  return slot && { x: x + slot.x, y: y + slot.y, scale: slot.scale };
}
