import { type Axial, type Facing, hexAhead, sameHex, turned } from '../../../hex';
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

/** Where a movement may end. */
export type End = Pick<Berth, 'hex' | 'facing' | 'isOff'>;

/** What holds for the movement of a ship or marker. */
export interface Helm {
  scenario: Pick<ScenarioFacts, 'map' | 'land'>;
  /** [NW-2.12] MVR. */
  turningHexes: number;
  /** Hexes of this turn [NW-1.20]. */
  allowance: number;
  /** [NW-8.9] Without allowance: the facing from which it may make one turn, or `null`. */
  turnsFrom: Facing | null;
  /** [NW-8.14] */
  mayTurn: boolean;
  /** [NW-8.17] */
  held: readonly Axial[];
  /** [NW-8.16] It may end its movement there. */
  hasRoom(hex: Axial): boolean;
}

/** One step, or why it cannot be made. */
export const stepFrom = (helm: Helm, berth: Berth, step: PathStep): Berth | Refusal =>
  step === 'ahead'
    ? (aheadFrom(helm, berth) ?? whyNotAhead(helm, berth))
    : (turnFrom(helm, berth, step) ?? whyNotTurn(helm, berth));

/** [NW-8.6, NW-8.17, NW-8.18, NW-1.19] A hex ahead; `undefined` where she cannot go. */
export function aheadFrom({ scenario, allowance, held }: Helm, berth: Berth): Berth | undefined {
  if (berth.isOff || berth.moved >= allowance) return undefined;
  const { facing } = berth;
  const hex = hexAhead(berth.hex, facing);
  const moved = berth.moved + 1;
  if (!isOnMap(scenario, hex)) return { ...berth, moved, isOff: true };
  if (isLand(scenario, hex) || held.some((it) => sameHex(it, hex))) return undefined;
  return { hex, facing, straight: berth.straight + 1, moved, isOff: false };
}

function whyNotAhead({ scenario, allowance }: Helm, berth: Berth): Refusal {
  if (berth.isOff) return refusal('off-the-map', 'NW-1.19');
  if (berth.moved >= allowance) return refusal('allowance-used', 'NW-8.10', { hexes: allowance });
  return isLand(scenario, hexAhead(berth.hex, berth.facing))
    ? refusal('land', 'NW-8.18')
    : refusal('enemy-hex', 'NW-8.17');
}

/** [NW-8.7, NW-8.9, NW-8.14] A turn; `undefined` where she cannot make it. */
export function turnFrom(
  { turningHexes, allowance, turnsFrom, mayTurn }: Helm,
  { hex, facing, straight, moved, isOff }: Berth,
  to: 'port' | 'starboard',
): Berth | undefined {
  if (isOff || !mayTurn) return undefined;
  if (allowance === 0 ? turnsFrom !== facing : straight < turningHexes) return undefined;
  return { hex, facing: turned(facing, to), straight: 0, moved, isOff };
}

function whyNotTurn(helm: Helm, { straight, isOff }: Berth): Refusal {
  if (isOff) return refusal('off-the-map', 'NW-1.19');
  if (!helm.mayTurn) return refusal('helm-does-not-answer', 'NW-8.14');
  if (helm.allowance === 0) return refusal('no-turn-at-rest', 'NW-8.9');
  return refusal('not-straight-enough', 'NW-8.7', { straight, needed: helm.turningHexes });
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
