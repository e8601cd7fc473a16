import { type Axial, distance } from '../../../hex';
import type { Knots } from '../../core';
import type { TurnTo } from '../model/plan';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { clamped, maxSteps, type SpeedRange } from './limits';
import { type End, endOf, hexesToMove, type Plot, walk } from './walk';

/** What a ship keeps station on. */
interface Lead {
  /** The hex that she makes for. */
  station: Axial;
  /** Where the ship ahead ends. */
  ahead: Axial;
  guide: Plot;
  /** The facing with which the guide ends. */
  facing: Ship['facing'];
  /** What she may plot ahead. */
  range: SpeedRange;
  isEvading: boolean;
}

/** [SK-34.5] Knots more or less than the guide. */
const SPREAD: Knots = 6;

/** [SK-34.5] None to three steps, each to port or starboard, P before S. */
const TURNS: readonly (readonly TurnTo[])[] = [0, 1, 2, 3].flatMap((steps) =>
  Array.from({ length: 2 ** steps }, (_, bits) =>
    Array.from({ length: steps }, (_, i) => ((bits >> (steps - 1 - i)) & 1 ? 'S' : 'P')),
  ),
);

const NO_TURNS: typeof TURNS = [[]];

/** How well a plot keeps station: each figure the less the better, the first that differs decides. */
type Rank = readonly [hexes: number, facing: number, steps: number, off: Knots, knots: Knots];

interface Choice {
  plot: Plot;
  hexes: number;
  rank: Rank;
}

/** [SK-34.5] Of all legal plots that do not run on land the one that ends nearest to the station. */
export function keepStation(view: SeekriegView, ship: Ship, lead: Lead): Plot {
  let best: Choice | undefined;
  for (const choice of choicesOf(view, ship, lead)) {
    if (best && !isBetter(choice.rank, best.rank)) continue;
    if (!runsAground(view, ship, choice)) best = choice;
  }
  const { range, isEvading } = lead;
  return best?.plot ?? { knots: range.least, way: 'ahead', turns: [], isEvading };
}

function choicesOf(view: SeekriegView, ship: Ship, lead: Lead): Choice[] {
  const { isEvading } = lead;
  const most = maxSteps(view, ship);
  return speedsFor(ship, lead).flatMap(({ knots, hexes }) =>
    (knots > 0 ? TURNS.filter(({ length }) => length <= most) : NO_TURNS).map((turns) => ({
      plot: { knots, way: 'ahead' as const, turns, isEvading },
      hexes,
      rank: rankOf(endOf(ship, turns, hexes), turns.length, knots, lead),
    })),
  );
}

/** For each number of hexes the speed nearest to the guide's, the lower of two, and the highest: no other is chosen. */
function speedsFor(ship: Ship, { range, guide: { knots: guide }, isEvading }: Lead) {
  const speeds = new Map<number, { nearest: Knots; highest: Knots }>();
  const [least, most] = [clamped(guide - SPREAD, range), clamped(guide + SPREAD, range)];
  for (let knots = least; knots <= most; knots++) {
    const { hexes } = hexesToMove(ship, { knots, way: 'ahead', turns: [], isEvading });
    const known = speeds.get(hexes);
    const isNearer = !known || Math.abs(knots - guide) < Math.abs(known.nearest - guide);
    speeds.set(hexes, { nearest: isNearer ? knots : known.nearest, highest: knots });
  }
  return [...speeds].flatMap(([hexes, { nearest, highest }]) =>
    [...new Set([nearest, highest])].map((knots) => ({ hexes, knots })),
  );
}

function rankOf(end: End, steps: number, knots: Knots, lead: Lead): Rank {
  const turn = Math.abs(end.facing - lead.facing);
  const isBehind = distance(end, lead.ahead) > distance(lead.station, lead.ahead);
  const off = isBehind ? -knots : Math.abs(knots - lead.guide.knots);
  return [distance(end, lead.station), Math.min(turn, 6 - turn), steps, off, knots];
}

/** Of plots that are as good the first counts, so that P goes before S. */
function isBetter(rank: Rank, than: Rank): boolean {
  let i = 0;
  while (i < rank.length && rank[i] === than[i]) i++;
  return (rank[i] ?? 0) < (than[i] ?? 0);
}

const runsAground = (view: SeekriegView, ship: Ship, { plot, hexes }: Choice): boolean =>
  view.scenario.land.length > 0 && walk(view, ship, plot, hexes).isStopped;
