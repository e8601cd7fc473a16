import { type Axial, type Facing, type HexKey, hexAhead, hexKey, turned } from '../../../hex';
import { isRefusal, type Refusal } from '../../core';
import { isLand, isOnMap } from '../common/map';
import type { PathStep } from '../model/orders';
import { refusal } from '../model/refusals';
import type { ScenarioFacts } from '../model/scenario';

/** Where a ship or marker stands in the course of its movement. */
export interface Berth {
  hex: Axial;
  facing: Facing;
  /** [NW-8.7] */
  straight: number;
  /** Hexes moved in this turn. */
  moved: number;
  /** [NW-1.19] It has left the map ahead of `hex`. */
  isOff: boolean;
}

/** What holds for the movement of a ship or marker. */
export interface Helm {
  scenario: ScenarioFacts;
  /** [NW-2.12] MVR. */
  turningHexes: number;
  /** Hexes of this turn [NW-1.20]. */
  allowance: number;
  /** [NW-8.9] Without allowance: the facing from which it may make one turn, or `null`. */
  turnsFrom: Facing | null;
  /** [NW-8.14] */
  mayTurn: boolean;
  /** [NW-8.17] */
  held: ReadonlySet<HexKey>;
  /** [NW-8.16] It may end its movement there. */
  hasRoom(hex: Axial): boolean;
}

/** One step, or why it cannot be made. */
export const stepFrom = (helm: Helm, berth: Berth, step: PathStep): Berth | Refusal =>
  step === 'ahead' ? aheadFrom(helm, berth) : turnFrom(helm, berth, step);

/** [NW-8.6, NW-8.17, NW-8.18, NW-1.19] */
function aheadFrom({ scenario, allowance, held }: Helm, berth: Berth): Berth | Refusal {
  if (berth.isOff) return refusal('off-the-map', 'NW-1.19');
  if (berth.moved >= allowance) return refusal('allowance-used', 'NW-8.10', { hexes: allowance });
  const hex = hexAhead(berth.hex, berth.facing);
  const moved = berth.moved + 1;
  if (!isOnMap(scenario, hex)) return { ...berth, moved, isOff: true };
  if (isLand(scenario, hex)) return refusal('land', 'NW-8.18');
  if (held.has(hexKey(hex))) return refusal('enemy-hex', 'NW-8.17');
  return { ...berth, hex, moved, straight: berth.straight + 1 };
}

/** [NW-8.7, NW-8.9, NW-8.14] */
function turnFrom(helm: Helm, berth: Berth, to: 'port' | 'starboard'): Berth | Refusal {
  const { turningHexes, allowance, turnsFrom, mayTurn } = helm;
  const { straight, facing, isOff } = berth;
  if (isOff) return refusal('off-the-map', 'NW-1.19');
  if (!mayTurn) return refusal('helm-does-not-answer', 'NW-8.14');
  const turn: Berth = { ...berth, facing: turned(facing, to), straight: 0 };
  if (allowance === 0) return turnsFrom === facing ? turn : refusal('no-turn-at-rest', 'NW-8.9');
  if (straight >= turningHexes) return turn;
  return refusal('not-straight-enough', 'NW-8.7', { straight, needed: turningHexes });
}

/** All steps one after the other, or why one of them cannot be made. */
export function walk(helm: Helm, from: Berth, steps: readonly PathStep[]): Berth | Refusal {
  let at: Berth | Refusal = from;
  for (const step of steps) {
    at = stepFrom(helm, at, step);
    if (isRefusal(at)) return at;
  }
  return at;
}
