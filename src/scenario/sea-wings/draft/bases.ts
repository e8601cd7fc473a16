import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import { BASE_TABLE, type RatedBase } from '../../../rules/sea-wings/query';
import { withoutMention } from '../../changes/mentions';
import { inFile } from '../../draft/hexes';
import { formationId } from '../checks';
import { SEA_WINGS_NEEDS } from './form';
import { degreesAt, type SeaWingsDraft } from './shape';

export type DraftBase = SeaWingsDraft['bases'][number];

/** The rows of the base table. */
export const RATED_BASES = Object.keys(BASE_TABLE) as RatedBase[];

/** [WG-28.1] A base of the table that the draft has not, at a hex. */
export function withNewBase(draft: SeaWingsDraft, side: Side, hex: Axial): SeaWingsDraft {
  const row = RATED_BASES.find((it) => draft.bases.every(({ base }) => base !== it)) ?? 'midway';
  const taken = draft.bases.map(({ id }) => id);
  let id: string = row;
  for (let n = 2; taken.includes(id); n += 1) id = `${row}-${n}`;
  const base = { id, base: row, side, hex: inFile(hex), at: degreesAt(draft, hex), airGroups: [] };
  return { ...draft, bases: [...draft.bases, base] };
}

/** A base out, with what is to be done there and the strikes that its aircraft must fly. */
export function withoutBase(draft: SeaWingsDraft, id: string): SeaWingsDraft {
  const { bases, forces } = draft;
  const gone = bases.filter((it) => it.id === id);
  const flown = gone.flatMap((it) => it.airGroups.map(({ aircraft }) => formationId(id, aircraft)));
  const rest = [id, ...flown].reduce((left, it) => withoutMention(left, it, SEA_WINGS_NEEDS), {
    ...draft,
    bases: [],
    forces: [],
  } as SeaWingsDraft);
  return { ...rest, forces, bases: bases.filter((it) => it.id !== id) };
}

/** A draft with one base changed. */
export const withBase = (
  draft: SeaWingsDraft,
  id: string,
  change: (base: DraftBase) => DraftBase,
): SeaWingsDraft => ({
  ...draft,
  bases: draft.bases.map((it) => (it.id === id ? change(it) : it)),
});
