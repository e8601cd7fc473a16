import { must } from '../../../core';
import type { BaseType, ShipCard, Warhead } from '../../model/ratings';
import type { BaseHit, HitLetter } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { ByFace, TableSet } from '../../tables/tableSet';

type DamageTables = Pick<TableSet, 'shipHits' | 'shipColumns' | 'baseHits' | 'fireStarts'>;

/** An effective hit whose effect is still to be rolled for. */
export interface EffectiveHit {
  warhead: Warhead;
  /** [WG-12.7] It only starts fires or gives S results. */
  isWeak: boolean;
}

/** What one die does to a ship: letters, fires among them, or the end of her. */
export interface HitEffect {
  letters: HitLetter[];
  isSunk: boolean;
}

export const faceOf = <T>(row: ByFace<T>, face: number): T =>
  must(row[face - 1] as T | undefined, `die face ${face}`);

/** [WG-1.24] A merchantman has no aircraft to lose. */
const lettersFor = (
  letters: readonly HitLetter[],
  { type }: Pick<ShipCard, 'type'>,
): HitLetter[] => (type === 'MM' ? letters.filter((it) => it !== 'A') : [...letters]);

/** [WG-13.2, WG-13.3] The result of the table alone, without fires. */
export function tableEffect(
  warhead: Warhead,
  ship: Pick<ShipCard, 'type'>,
  face: number,
  { shipHits, shipColumns }: DamageTables = STANDARD_TABLES,
): HitEffect {
  const result = faceOf(shipHits[warhead].results[shipColumns.columns[ship.type]], face);
  return result === 'sunk'
    ? { letters: [], isSunk: true }
    : { letters: lettersFor(result, ship), isSunk: false };
}

/** [WG-13.24, WG-13.25, WG-13.28] Fires that a natural die starts. */
function firesStarted(
  ship: Pick<ShipCard, 'carrier'>,
  isReadied: boolean,
  face: number,
  { fireStarts }: Pick<TableSet, 'fireStarts'> = STANDARD_TABLES,
): number {
  if (ship.carrier === null) return faceOf(fireStarts.usual, face);
  return faceOf(isReadied ? fireStarts.readied : fireStarts.carrier, face);
}

/** [WG-13.2, WG-13.3, WG-13.24 to WG-13.29] What one effective hit does by its die: the table's result, and fires. */
export function hitEffect(
  { warhead, isWeak }: EffectiveHit,
  ship: Pick<ShipCard, 'type' | 'carrier'>,
  at: { isReadied: boolean; face: number },
  tables: DamageTables = STANDARD_TABLES,
): HitEffect {
  const { letters, isSunk } = tableEffect(warhead, ship, at.face, tables);
  const fires = firesStarted(ship, at.isReadied, at.face, tables);
  const kept = isWeak ? letters.filter((it) => it === 'S') : letters;
  return { letters: [...kept, ...Array<'F'>(fires).fill('F')], isSunk: isSunk && !isWeak };
}

/** [WG-13.4, WG-13.30, WG-14.21] What one effective hit does to a base: no fires. */
export function baseEffect(
  { isWeak }: Pick<EffectiveHit, 'isWeak'>,
  type: BaseType,
  face: number,
  { baseHits }: DamageTables = STANDARD_TABLES,
): BaseHit[] {
  const result = faceOf(baseHits.results[type], face);
  const letters = (result === 'sunk' ? [] : result) as readonly BaseHit[];
  return letters.filter((it) => !isWeak || it === 'S');
}
