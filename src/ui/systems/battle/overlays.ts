import { type Axial, disk } from '../../../hex';
import {
  type BattleView,
  CALIBERS,
  type Caliber,
  factorsOf,
  hasTorpedoesLeft,
  isOnBoard,
  rangeOf,
  type Stack,
  sightingRange,
  stacksAtSea,
  tablesOf,
} from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import type { Overlay } from '../../board/boardProps';

/** The overlays that can be switched on. */
export const OVERLAY_CHOICES = [
  { id: 'sighting', key: 'o', label: 'Sighting range of your side' },
  { id: 'guns', key: 'g', label: 'Gun and torpedo ranges of the stack picked' },
] as const;

/** The overlays that are on, as the rules give them. */
export const overlaysOf = (
  view: BattleView,
  side: Side,
  stack: Stack | undefined,
  on: readonly string[],
): Overlay[] => [
  ...(on.includes('sighting') ? sighting(view, side) : []),
  ...(on.includes('guns') && stack?.place === 'board' ? ranges(view, stack) : []),
];

const onBoard = (view: BattleView, center: Axial, radius: number): Axial[] =>
  disk(center, radius).filter((hex) => isOnBoard(view, hex));

/** [BT-7.1] All hexes that some stack of the side sights, land aside. */
function sighting(view: BattleView, side: Side): Overlay[] {
  const range = sightingRange(view);
  const seen = stacksAtSea(view, side).flatMap(({ hex }) => onBoard(view, hex, range));
  const hexes = [...new Map(seen.map((hex) => [`${hex.q},${hex.r}`, hex])).values()];
  return hexes.length > 0 ? [{ kind: 'sighting', hexes, label: `Sighting, ${range} hexes` }] : [];
}

/** [BT-9.1, BT-10.1] The reach of what the stack has left. */
function ranges(view: BattleView, { ships, hex }: Stack): Overlay[] {
  const guns: Overlay[] = CALIBERS.filter((caliber) => hasGuns(view, ships, caliber)).map(
    (caliber) => ({
      kind: caliber,
      hexes: onBoard(view, hex, tablesOf(view).gunRanges.hexes[caliber]),
      from: hex,
    }),
  );
  const launchers = ships.filter((id) => hasTorpedoesLeft(view, id));
  if (launchers.length === 0) return guns;
  const reach = Math.max(...launchers.map((id) => rangeOf(view, id, 'torpedoes')));
  return [...guns, { kind: 'torpedo', hexes: onBoard(view, hex, reach), from: hex }];
}

const hasGuns = (view: BattleView, ships: readonly string[], caliber: Caliber): boolean =>
  ships.some((id) => factorsOf(view, id, caliber) > 0);
