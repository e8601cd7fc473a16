import type { HexInFile } from '../../draft/hexes';
import type { SeekriegDraft } from './shape';

export type DraftObjective = SeekriegDraft['objectives'][number];
export type DraftAim = DraftObjective['aim'];
export type AimKind = DraftAim['kind'];

export const AIM_KINDS = [
  ...(['sunk', 'afloat', 'damaged', 'undamaged', 'slowed', 'slowed-share'] as const),
  ...(['no-main-guns', 'ammunition', 'out-of-sight', 'near', 'grounded', 'aircraft-lost'] as const),
] as const satisfies readonly AimKind[];

/** [SK-35.19] An objective out; those that ask whether it has been scored ask no more. */
export const withoutObjective = (draft: SeekriegDraft, id: string): SeekriegDraft => ({
  ...draft,
  objectives: draft.objectives
    .filter((it) => it.id !== id)
    .map(({ unlessScored, ...it }) =>
      unlessScored === undefined || unlessScored === id ? it : { ...it, unlessScored },
    ),
});

/** [SK-1.12, SK-35.19] An aim of a kind with its blanks filled in. @param hex where ships are to be */
export function aimOf(kind: AimKind, hex: HexInFile): DraftAim {
  switch (kind) {
    case 'damaged':
      return { kind, fromPercent: 50 };
    case 'undamaged':
      return { kind, belowPercent: 50 };
    case 'slowed':
      return { kind, belowKnots: 15 };
    case 'slowed-share':
      return { kind, share: 0.5 };
    case 'ammunition':
      return { kind, belowShare: 0.5 };
    case 'near':
      return { kind, hex, withinHexes: 3 };
    default:
      return { kind };
  }
}
