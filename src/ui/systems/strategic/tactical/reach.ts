import { type Axial, type Facing, hexAhead, hexKey, turned } from '../../../../hex';
import {
  courseOf,
  type Fight,
  hexesIn,
  isLand,
  type PlotLimits,
  plotLimits,
  refusePlot,
  type TacticalShip,
  turnsIn,
} from '../../../../rules/strategic/query';

/** A hex where a plot may continue. */
export interface Reached {
  hex: Axial;
  /** The whole plot, what was drawn before included. */
  plot: string;
  /** She may end there; else she has to go on [ST-15.19]. */
  mayEnd: boolean;
}

interface Step {
  hex: Axial;
  facing: Facing;
  plot: string;
}

/** Straight on first, so that it wins where all are alike. */
const TURNS = ['', 'P', 'S'] as const;

/** [ST-15.15 to ST-15.21] Every hex that a ship can come to from the end of what is drawn, by the shortest way with the fewest turns. */
export function reachOf(fight: Fight, ship: TacticalShip, drawn: string): Reached[] {
  const limits = plotLimits(fight, ship);
  const start = startOf(ship, drawn);
  const best = new Map<string, string>();
  const seen = new Set<string>();
  let edge: Step[] = [start];
  while (edge.length > 0) {
    const next = edge
      .flatMap((step) => stepsFrom(step, limits))
      .filter(({ hex }) => !isLand(fight.tactical, hex))
      .sort((a, b) => turnsIn(a.plot) - turnsIn(b.plot));
    edge = next.filter((step) => isNew(seen, step));
    for (const { hex, plot } of edge)
      if (!best.has(hexKey(hex)) && hexKey(hex) !== hexKey(start.hex)) best.set(hexKey(hex), plot);
  }
  return [...best.values()].map((plot) => ({
    hex: endOf(ship, plot).hex,
    plot,
    mayEnd: refusePlot(fight, ship, plot) === undefined,
  }));
}

function startOf(ship: TacticalShip, drawn: string): Step {
  return { ...endOf(ship, drawn), plot: drawn === '-' ? '' : drawn };
}

/** Where a plot ends, and on which course. */
export function endOf(ship: Pick<TacticalShip, 'hex' | 'facing'>, plot: string) {
  const { path, facing } = courseOf(ship, plot);
  return { hex: path.at(-1) ?? ship.hex, facing };
}

/** The next hexes: after a turn that ends what is drawn there is no other before the next hex [ST-15.17]. */
function stepsFrom({ hex, facing, plot }: Step, { most, turns }: PlotLimits): Step[] {
  if (hexesIn(plot) >= most) return [];
  const hasTurned = /[PS]$/.test(plot);
  return TURNS.filter((turn) => turn === '' || (!hasTurned && turnsIn(plot) < turns)).map(
    (turn) => {
      const course = turn === '' ? facing : turned(facing, turn === 'P' ? 'port' : 'starboard');
      return { hex: hexAhead(hex, course), facing: course, plot: `${plot}${turn}F` };
    },
  );
}

/** What leads to the same hex and course with no fewer turns is left out: it comes later. */
function isNew(seen: Set<string>, { hex, facing, plot }: Step): boolean {
  const at = `${hexKey(hex)}/${facing}`;
  const turns = turnsIn(plot);
  const isOld = Array.from({ length: turns + 1 }, (_, fewer) => `${at}/${fewer}`).some((key) =>
    seen.has(key),
  );
  seen.add(`${at}/${turns}`);
  return !isOld;
}

/** One step of the wheel more; `undefined` where no plot may have it. */
export function extended(
  fight: Fight,
  ship: TacticalShip,
  drawn: string,
  step: 'F' | 'P' | 'S',
): string | undefined {
  const { most, turns } = plotLimits(fight, ship);
  const plot = (drawn === '-' ? '' : drawn) + step;
  const isShort = hexesIn(plot) <= most && turnsIn(plot) <= turns;
  const { path } = courseOf(ship, plot);
  const isAshore = path.some((hex) => isLand(fight.tactical, hex));
  return isShort && !isAshore && !/[PS]{2}/.test(plot) ? plot : undefined;
}

/** What is drawn without its last step. */
export const shortened = (drawn: string): string => (drawn === '-' ? '' : drawn.slice(0, -1));
