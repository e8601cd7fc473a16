import { type Axial, distance } from '../../../hex';
import type { Hexes } from '../../core';
import { KNOTS_PER_HEX, YARDS_PER_HEX } from '../common/geometry';
import type { TorpedoSetting } from '../model/tubes';
import { type TorpedoRun, torpedoOf } from '../tables/torpedoes';

/** [SK-17.9] The same hex. */
const SAME_HEX: Hexes = 0.5;

/** [SK-17.7] The run of a model at a setting; `null`: it has none such. A single run is the fast one. */
export function runOf(model: string, setting: TorpedoSetting): TorpedoRun | null {
  const torpedo = torpedoOf(model);
  const isSingle = torpedo.fast.yards === torpedo.slow.yards;
  return setting === 'slow' && isSingle ? null : torpedo[setting];
}

/** [SK-17.8] Hexes that the run reaches. */
export const runHexes = ({ yards }: TorpedoRun): Hexes => Math.floor(yards / YARDS_PER_HEX);

/** [SK-17.9] Hexes of a run in one turn. */
export const hexesATurn = ({ knots }: TorpedoRun): Hexes => knots / KNOTS_PER_HEX;

/** [SK-17.9, SK-17.10] Turns after the firing turn in which torpedoes arrive; 0: in the firing turn itself. */
export const turnsToArrive = (from: Axial, to: Axial, run: TorpedoRun): number =>
  Math.ceil((distance(from, to) || SAME_HEX) / hexesATurn(run)) - 1;
