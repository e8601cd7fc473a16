import {
  type Axial,
  disk,
  distance,
  hexKey,
  isWithin,
  neighbors,
  ORIGIN,
  sameHex,
} from '../../../hex';
import type { Ground } from '../../draft/chartNames';
import { fromFile, inFile } from '../../draft/hexes';
import type { BattleDraft } from './shape';

/** What a hex of a battle's board is painted with: the island marker lies in the middle or nowhere [BT-1.3]. */
type BattleGround = Ground | 'island';

const landKeys = ({ land = [] }: BattleDraft): Set<string> =>
  new Set(land.map((hex) => hexKey(fromFile(hex))));

export const groundAt = (draft: BattleDraft, hex: Axial): BattleGround => groundIn(draft)(hex);

/** The ground of any hex. */
function groundIn(draft: BattleDraft): (hex: Axial) => BattleGround {
  const land = landKeys(draft);
  return (hex) => {
    if (land.has(hexKey(hex))) return 'land';
    return draft.islandMarker && sameHex(hex, ORIGIN) ? 'island' : 'sea';
  };
}

/** Hexes of the board painted; those off it are left alone, and by the island's brush all but the middle [BT-1.3]. */
export function painted(
  draft: BattleDraft,
  hexes: readonly Axial[],
  ground: BattleGround,
): BattleDraft {
  const keys = new Set(hexes.filter((hex) => canBe(draft, hex, ground)).map(hexKey));
  const others = (draft.land ?? []).map(fromFile).filter((hex) => !keys.has(hexKey(hex)));
  const next = keys.has(hexKey(ORIGIN)) ? withIsland(draft, ground === 'island') : draft;
  if (ground !== 'land') return withLand(next, others);
  return withLand(next, [...others, ...hexes.filter((hex) => keys.delete(hexKey(hex)))]);
}

const canBe = (draft: BattleDraft, hex: Axial, ground: BattleGround): boolean =>
  isOnBoard(draft, hex) && (ground !== 'island' || sameHex(hex, ORIGIN));

/** With the island marker or without it. */
const withIsland = ({ islandMarker: _, ...draft }: BattleDraft, isThere: boolean): BattleDraft =>
  isThere ? { ...draft, islandMarker: true } : draft;

const isOnBoard = ({ radius }: BattleDraft, hex: Axial): boolean => isWithin(hex, ORIGIN, radius);

/** All hexes of one ground that hang together with this one, painted. */
export function filled(draft: BattleDraft, from: Axial, ground: BattleGround): BattleDraft {
  const groundOf = groundIn(draft);
  const here = groundOf(from);
  const reached = new Map([[hexKey(from), from]]);
  for (const hex of reached.values())
    for (const next of neighbors(hex))
      if (isOnBoard(draft, next) && groundOf(next) === here)
        if (!reached.has(hexKey(next))) reached.set(hexKey(next), next);
  return painted(draft, [...reached.values()], ground);
}

/** The board's land is these of its hexes and no others. */
export const traced = (draft: BattleDraft, isLand: (hex: Axial) => boolean): BattleDraft =>
  withLand(draft, disk(ORIGIN, draft.radius).filter(isLand));

/** Land row by row from the north, as files have it. */
function withLand({ land: _, ...draft }: BattleDraft, land: readonly Axial[]): BattleDraft {
  const rows = [...land].sort((a, b) => a.r - b.r || a.q - b.q);
  return rows.length > 0 ? { ...draft, land: rows.map(inFile) } : draft;
}

/** A board of another size: land off it is gone, names and stacks come in to its rim. */
export function resized(draft: BattleDraft, radius: number): BattleDraft {
  const inside = (hex: [number, number]) => inFile(broughtIn(fromFile(hex), radius));
  const land = (draft.land ?? []).map(fromFile).filter((hex) => isWithin(hex, ORIGIN, radius));
  return {
    ...withLand({ ...draft, radius }, land),
    ...(draft.names && { names: draft.names.map((it) => ({ ...it, hex: inside(it.hex) })) }),
    taskForces: draft.taskForces.map((force) => ({
      ...force,
      ...(force.stacks && {
        stacks: force.stacks.map((stack) => ({ ...stack, hex: inside(stack.hex) })),
      }),
    })),
  };
}

/** The hex itself, or the nearest on the way to the middle that is within the radius. */
function broughtIn(hex: Axial, radius: number): Axial {
  let at = hex;
  while (!isWithin(at, ORIGIN, radius))
    at = neighbors(at).reduce((best, it) =>
      distance(it, ORIGIN) < distance(best, ORIGIN) ? it : best,
    );
  return at;
}

/** The sea hex without stacks that is nearest to a hex; the hex itself where the board has none. */
export function freeHexNear(draft: BattleDraft, hex: Axial): Axial {
  const land = landKeys(draft);
  const taken = new Set(
    draft.taskForces.flatMap(({ stacks = [] }) => stacks.map((it) => hexKey(fromFile(it.hex)))),
  );
  if (draft.islandMarker) taken.add(hexKey(ORIGIN));
  const around = disk(hex, 2 * draft.radius);
  return (
    around.find((it) => isOnBoard(draft, it) && !land.has(hexKey(it)) && !taken.has(hexKey(it))) ??
    hex
  );
}
