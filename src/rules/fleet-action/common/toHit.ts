import { type Modifier, type Roll, sumOfModifiers } from '../../core';
import type { AirStandId, UnitId } from '../model/ids';
import type { Play } from '../model/play';

/** What a d20 needs to hit, with all that counts. */
export interface ToHit {
  /** The number of the table. */
  need: number;
  modifiers: Modifier[];
  /** [NW-1.26] Missed dice are rolled once more. */
  rerollsMisses: boolean;
}

/** The die with all modifiers [NW-1.22]. */
export const totalOf = ({ modifiers }: Pick<ToHit, 'modifiers'>, die: number): number =>
  die + sumOfModifiers(modifiers, Infinity);

/** [NW-1.22, NW-1.23, NW-1.24] A natural 20 is no hit by itself; a natural 1 always misses. */
export const isHit = (shot: ToHit, die: number): boolean =>
  die > 1 && totalOf(shot, die) >= shot.need;

/** The dice of an attack: `values` are those that stand, in order. */
interface Rolled {
  values: number[];
  hits: number;
  dice: Roll[];
}

/** Rolls the dice of an attack, and the misses again where they are re-rolled [NW-1.26]. */
export function rollToHit(
  { dice: source }: Play,
  shot: ToHit,
  count: number,
  { reason, ...figures }: { reason: string } & ({ unit: UnitId } | { stand: AirStandId }),
): Rolled {
  const first = source.roll('d20', count, reason, figures);
  const dice = [first];
  const values = [...first.values];
  const missed = [...values.keys()].filter((i) => !isHit(shot, values[i] as number));
  if (shot.rerollsMisses && missed.length > 0) {
    const again = source.roll('d20', missed.length, reason, figures);
    dice.push(again);
    for (const [i, at] of missed.entries()) values[at] = again.values[i] as number;
  }
  return { values, hits: values.filter((die) => isHit(shot, die)).length, dice };
}

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

/** The chance that a die ends on a face of which `holds` is true. */
export function chanceThat(shot: ToHit, holds: (die: number) => boolean): number {
  const share = (faces: readonly number[]) => faces.filter(holds).length / FACES.length;
  if (!shot.rerollsMisses) return share(FACES);
  const hits = FACES.filter((die) => isHit(shot, die));
  return share(hits) + (1 - hits.length / FACES.length) * share(FACES);
}

/** The chance that one die hits. */
export const hitChance = (shot: ToHit): number => chanceThat(shot, (die) => isHit(shot, die));
