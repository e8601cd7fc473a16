import { type Axial, sameHex } from '../../../hex';
import { groundAt } from './ground';
import { fromFile, inFile } from './hexes';
import type { BattleDraft } from './shape';

export type DraftName = NonNullable<BattleDraft['names']>[number];

export const nameAt = ({ names = [] }: BattleDraft, hex: Axial): DraftName | undefined =>
  names.find((it) => sameHex(fromFile(it.hex), hex));

/** A name written at a hex, of the ground there unless told otherwise; an empty one is taken away. */
export function withName(
  { names = [], ...draft }: BattleDraft,
  hex: Axial,
  { name, of }: { name: string; of?: DraftName['of'] | undefined },
): BattleDraft {
  const kind = of ?? (groundAt(draft, hex) === 'land' ? 'land' : 'water');
  const written: DraftName = { name, hex: inFile(hex), of: kind };
  const isHere = (it: DraftName) => sameHex(fromFile(it.hex), hex);
  const there = names.some(isHere);
  const next = there ? names.map((it) => (isHere(it) ? written : it)) : [...names, written];
  const kept = next.filter((it) => it.name !== '');
  return kept.length > 0 ? { ...draft, names: kept } : draft;
}
