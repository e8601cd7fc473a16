import { quickDraw } from '../../bots';
import {
  type Dice,
  type Draw,
  diceFrom,
  type Figures,
  type Segment,
  type Side,
} from '../../rules/core';

/** The chance of one playout: each throw has a stream of its own, by where, why and for whom it is thrown. */
export interface Chance {
  dice: Dice;
  /** Where in the sequence of play it is asked from now on. */
  enter(segment: Segment): void;
  /** A source for a side's next decision. */
  drawFor(side: Side): Draw;
}

/**
 * Chance that playouts of one seed have in common, however they differ: the same gun of the same ship in the same segment
 * throws the same dice, whatever was thrown before it.
 */
export function newChance(seed: string): Chance {
  const start = hashOf(seed);
  const asked = new Map<string, number>();
  let clock = -1;
  let where = '';
  const stream = (what: string): Draw => {
    const key = `${where}/${what}`;
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    return quickDraw(start, hashOf(`${key}/${times}`));
  };
  const diceFor = (reason: string, figures: Figures | undefined): Dice =>
    diceFrom(stream(figures ? `${reason}/${JSON.stringify(figures)}` : reason));
  return {
    dice: {
      roll: (die, count, reason, figures) =>
        diceFor(reason, figures).roll(die, count, reason, figures),
      lot: (count, reason, figures) => diceFor(reason, figures).lot(count, reason, figures),
    },
    enter(segment) {
      if (segment.clock === clock) return;
      clock = segment.clock;
      where = JSON.stringify(segment.name);
    },
    drawFor: (side) => stream(`bot/${side}`),
  };
}

/** FNV-1a of 32 bits, by G. Fowler, L. Noll and K.-P. Vo. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
