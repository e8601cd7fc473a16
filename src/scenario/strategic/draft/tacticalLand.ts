import { type Axial, hexKey, sameHex } from '../../../hex';
import { fromFile, inFile } from '../../draft/hexes';
import type { StrategicDraft } from './shape';

export type TacticalLandDraft = NonNullable<StrategicDraft['tacticalLand']>[number];

/** [ST-1.14] Land of a hex's tactical map, still without any: there the straight coast counts no longer. */
export const newTacticalLand = (hex: Axial): TacticalLandDraft => ({ hex: inFile(hex), land: [] });

export const listsHex = (
  { tacticalLand = [] }: Pick<StrategicDraft, 'tacticalLand'>,
  hex: Axial,
): boolean => tacticalLand.some((it) => sameHex(fromFile(it.hex), hex));

/** An entry with one hex of its tactical map made land or sea. */
export function withTacticalGround(
  entry: TacticalLandDraft,
  hex: Axial,
  ground: 'land' | 'sea',
): TacticalLandDraft {
  const others = entry.land.filter((it) => hexKey(fromFile(it)) !== hexKey(hex));
  return { ...entry, land: ground === 'land' ? [...others, inFile(hex)] : others };
}
