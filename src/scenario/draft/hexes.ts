import type { Axial } from '../../hex';

/** A hex as a file has it. */
export type HexInFile = [number, number];

export const inFile = ({ q, r }: Axial): HexInFile => [q, r];

export const fromFile = ([q, r]: readonly [number, number]): Axial => ({ q, r });
