import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import { freeId } from '../../draft/freeId';
import { inFile } from '../../draft/hexes';
import type { DraftBase, SeekriegDraft } from './shape';

/** [SK-33.8, SK-24.11] One more airfield of a side; the air module comes with it. */
export function withNewBase(draft: SeekriegDraft, side: Side, hex: Axial): SeekriegDraft {
  const { bases = [], modules = [], elements } = draft;
  const ships = elements.flatMap((it) => it.ships.map(({ ship }) => ship));
  const id = freeId('airfield', [...ships, ...bases.map((it) => it.id)]);
  const number = id.slice(id.lastIndexOf('-') + 1);
  const base: DraftBase = {
    ...{ id, name: `Airfield ${number}`, side, type: 'airfield', hex: inFile(hex) },
  };
  return {
    ...draft,
    ...(!modules.includes('air') && { modules: ['air', ...modules] }),
    bases: [...bases, base],
  };
}

/** A base changed. */
export const withBase = (
  draft: SeekriegDraft,
  at: number,
  change: (base: DraftBase) => DraftBase,
): SeekriegDraft =>
  draft.bases
    ? { ...draft, bases: draft.bases.map((it, b) => (b === at ? change(it) : it)) }
    : draft;

/** A base out, with its aircraft. */
export function withoutBase({ bases = [], ...draft }: SeekriegDraft, at: number): SeekriegDraft {
  const left = bases.filter((_, b) => b !== at);
  return left.length > 0 ? { ...draft, bases: left } : draft;
}
