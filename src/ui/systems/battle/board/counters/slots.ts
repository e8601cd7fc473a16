import { type HexKey, hexKey } from '../../../../../hex';
import type { Stack } from '../../../../../rules/battle';
import { type Slot, slotsInHex } from './arrange';

/** A stack and where its counter stands in its hex. */
export interface Placed {
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
