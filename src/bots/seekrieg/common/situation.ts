import { enemyOf, type Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import {
  asKnown,
  type Mark,
  marksOf,
  type Ship,
  type SizeBand,
  shipsInPlay,
  sizeBandOf,
} from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';
import type { PairRows } from './fireRow';
import { type Gunner, gunnerOf } from './gunner';
import { doctrineOf, type Judgement } from './judgement';
import { rememberedMarks } from './remembered';
import { enemyWorth, ownWorth } from './worth';

/** A ship as a bot sees her: what she is, her guns, and what a damage point on her is worth. */
export interface Vessel {
  /** Among the vessels of a situation. */
  index: number;
  ship: Ship;
  isIdentified: boolean;
  /** Out of sight; where she must be by now. */
  isRemembered: boolean;
  gunner: Gunner;
  worthPerPoint: number;
  /** Damage points that she can still take, as far as is known. */
  pointsLeft: number;
}

/** A view with everything that one decision looks up repeatedly. */
export interface Situation {
  view: SeekriegView;
  side: Side;
  judgement: Judgement;
  own: readonly Vessel[];
  enemy: readonly Vessel[];
  /** What guns do, by shooter and target. */
  rows: (PairRows | undefined)[];
  /** What a torpedo does, by range, by shooter and target. */
  torpedoRows: Map<number, Float64Array>;
}

/** With enemies that were seen, where they must be by now. */
export function newSituation(
  view: SeekriegView,
  side: Side,
  judgement: Judgement = doctrineOf(view, side),
): Situation {
  const ours = shipsInPlay(view, side);
  const ships = [
    ...ours.map((ship) => ({ ship, isIdentified: true, isRemembered: false })),
    ...marksOf(view, side).map((mark) => asSeen(view, side, mark, false)),
    ...rememberedMarks(view, side, ours).map((mark) => asSeen(view, side, mark, true)),
  ];
  const worths = worthsOf(
    view,
    side,
    ships.map(({ ship }) => ship),
  );
  const vessels = ships.map((seen, index) => vesselOf(view, seen, index, worths[index] ?? 0));
  const own = vessels.filter(({ ship }) => ship.side === side);
  const enemy = vessels.filter(({ ship }) => ship.side !== side);
  return { view, side, judgement, own, enemy, rows: [], torpedoRows: new Map() };
}

type Seen = Pick<Vessel, 'ship' | 'isIdentified' | 'isRemembered'>;

const vesselOf = (
  view: SeekriegView,
  { ship, isIdentified, isRemembered }: Seen,
  index: number,
  worthPerPoint: number,
): Vessel => ({
  index,
  ship,
  isIdentified,
  isRemembered,
  gunner: gunnerOf(view, ship),
  worthPerPoint,
  pointsLeft: pointsLeft(ship),
});

const asSeen = (view: SeekriegView, side: Side, mark: Mark, isRemembered: boolean): Seen => {
  const { ship, isIdentified } = mark.isIdentified ? mark : taken(view, side, mark);
  return { ship, isIdentified, isRemembered };
};

/** [SK-5.18] In the dark a ship known by name is what she was when she was seen; by day one that is only tracked is far off, and like any (0047). */
function taken(view: SeekriegView, side: Side, mark: Mark): Mark {
  const known = view.forces[side]?.plots[mark.id]?.known;
  return known && view.environment.light !== 'day'
    ? { ...mark, ship: { ...mark.ship, ...asKnown(known) } }
    : supposed(view, side, mark);
}

/** Enemies that can be fired at. */
export const enemyInSight = ({ enemy }: Situation): Vessel[] =>
  enemy.filter(({ isRemembered }) => !isRemembered);

/** What a damage point on each ship is worth, in the order of the list. */
function worthsOf(view: SeekriegView, side: Side, ships: readonly Ship[]): number[] {
  const enemies = ships.filter((it) => it.side !== side).map((it) => enemyWorth(view, side, it));
  let at = 0;
  return ships.map((it) =>
    it.side === side ? ownWorth(view, side, it, enemies) : (enemies[at++] ?? 0),
  );
}

/** Damage points of a usual ship of each size [SK-5.9]; of a blank marker nothing is known. */
const USUAL_DP: Readonly<Record<SizeBand, number>> = { destroyer: 70, cruiser: 280, capital: 1000 };

const sizeOf = ({ contacts, forces }: SeekriegView, { id, ship }: Mark): SizeBand | null =>
  contacts[id]?.size ?? forces[enemyOf(ship.side)]?.plots[id]?.size ?? null;

/** Inches of the heaviest guns that a ship of each size carries. */
const LARGEST_BORE: Readonly<Record<SizeBand, number>> = {
  destroyer: 5.5,
  cruiser: 9,
  capital: 20,
};

/**
 * What is not identified is supposed to be like the own ship that comes nearest to its size, be she here, yet to come or
 * lost. Where the side has none of that size, the nearest one lends what guns such a ship would carry.
 */
function supposed(view: SeekriegView, side: Side, mark: Mark): Mark {
  const size = sizeOf(view, mark) ?? 'cruiser';
  const ours = Object.values(view.ships).filter((it) => it.side === side);
  const like = bestBy(ours, ({ sheet }) => -Math.abs(Math.log(sheet.dp / USUAL_DP[size])));
  return like ? { ...mark, ship: { ...mark.ship, sheet: sheetOfSize(like, size) } } : mark;
}

function sheetOfSize(like: Ship, size: SizeBand): Ship['sheet'] {
  const { sheet } = like;
  if (sizeBandOf(like) === size) return sheet;
  const batteries = sheet.batteries.filter((it) => it.boreInches <= LARGEST_BORE[size]);
  return { ...sheet, dp: USUAL_DP[size], batteries };
}

/** Damage points that a hit seen to fall is taken to have done, by the share of the target's own. */
const SHARE_PER_HIT = 0.04;
const LEAST_SHARE = 0.2;

/** What a ship can still take: exactly of one's own, of the enemy's by the hits that have been seen [SK-5.8]. */
function pointsLeft({ sheet, condition, hitsSeen }: Ship): number {
  if (condition) return Math.max(1, sheet.dp - condition.damage);
  return sheet.dp * Math.max(LEAST_SHARE, 1 - SHARE_PER_HIT * hitsSeen);
}
