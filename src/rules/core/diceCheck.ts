import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesFrom, DIE_SIDES, drawing, type Roll } from './dice';

/** A roll as the bytes of its stream give it. */
export interface Redrawn {
  /** In hexadecimal: all that were used, those that were passed over among them. */
  bytes: string;
  values: number[];
}

/**
 * Throws an order's rolls again, in their order.
 * @param key the text that the bytes come from: `throwKey`, or `chapterKey` of a leaf
 */
export function redraw(key: string, rolls: readonly Roll[]): Redrawn[] {
  let used: number[] = [];
  const next = bytesFrom(key);
  const draw = drawing(() => {
    const byte = next();
    used.push(byte);
    return byte;
  });
  return rolls.map((roll) => {
    used = [];
    const values = roll.values.map(() =>
      roll.die === 'lot' ? draw(roll.among ?? 1) : draw(DIE_SIDES[roll.die]) + 1,
    );
    return { bytes: bytesToHex(Uint8Array.from(used)), values };
  });
}

/** Whether an order's rolls, all of them and in their order, are those of a stream. */
export function areFrom(key: string, rolls: readonly Roll[]): boolean {
  const redrawn = redraw(key, rolls);
  return rolls.every(({ values }, index) => values.join() === redrawn[index]?.values.join());
}
