import { type Axial, sameHex } from '../../hex';
import type { NAMED } from '../form/fields';
import { fromFile, type HexInFile, inFile } from './hexes';

/** A name on the chart of a draft. */
export interface DraftName {
  name: string;
  hex: HexInFile;
  of: (typeof NAMED)[number];
}

/** What a hex of a chart is painted with. */
export type Ground = 'land' | 'sea';

interface Named {
  names?: DraftName[] | undefined;
}

export const nameAt = ({ names = [] }: Named, hex: Axial): DraftName | undefined =>
  names.find((it) => sameHex(fromFile(it.hex), hex));

/** What is written at a hex; a new name is of the ground there unless told otherwise. */
interface Writing {
  name: string;
  of?: DraftName['of'] | undefined;
  ground: Ground;
}

/** A draft with a name written at a hex; an empty one is taken away. */
export function withName<Own extends Named>(
  draft: Own,
  hex: Axial,
  { name, of, ground }: Writing,
): Own {
  const { names = [], ...rest } = draft;
  const kind = of ?? (ground === 'land' ? 'land' : 'water');
  const written: DraftName = { name, hex: inFile(hex), of: kind };
  const isHere = (it: DraftName) => sameHex(fromFile(it.hex), hex);
  const there = names.some(isHere);
  const next = there ? names.map((it) => (isHere(it) ? written : it)) : [...names, written];
  const kept = next.filter((it) => it.name !== '');
  return { ...rest, ...(kept.length > 0 && { names: kept }) } as Own;
}
