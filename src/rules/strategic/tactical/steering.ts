import { type Axial, distance, type Facing, hexAhead, sameHex, turned } from '../../../hex';
import type { TacticalSea, TacticalShip } from '../model/tacticalState';
import { hexesIn, type PlotLimits, plotOf, turnsIn } from './plotting';
import { isLand } from './terrain';

/** A ship under way along her plot. */
interface Wheel {
  hex: Axial;
  facing: Facing;
  plot: string;
}

/** Turns before an F; straight on first, so that it wins ties. */
const TURNS = ['', 'P', 'S'] as const;

/** A plot of `hexes` that follows a path as well as turns and land allow. */
export function steer(
  sea: TacticalSea,
  ship: Pick<TacticalShip, 'hex' | 'facing'>,
  way: readonly Axial[],
  { hexes, turns }: { hexes: number; turns: PlotLimits['turns'] },
): string {
  let wheel: Wheel = { hex: ship.hex, facing: ship.facing, plot: '' };
  const left = way.filter((hex, at) => at > 0 || !sameHex(hex, ship.hex));
  while (hexesIn(wheel.plot) < hexes) {
    const next = bestStep(sea, wheel, left[0], turns - turnsIn(wheel.plot));
    if (!next) break;
    wheel = next;
    if (left[0] && sameHex(left[0], wheel.hex)) left.shift();
  }
  return plotOf(wheel.plot + lastTurn(wheel, left[0], turns - turnsIn(wheel.plot)));
}

function bestStep(sea: TacticalSea, wheel: Wheel, goal: Axial | undefined, turns: number) {
  const steps = TURNS.filter((turn) => turn === '' || turns > 0)
    .map((turn) => stepped(wheel, turn))
    .filter(({ hex }) => !isLand(sea, hex));
  const farness = ({ hex, facing }: Wheel) =>
    goal ? 10 * distance(hex, goal) + distance(hexAhead(hex, facing), goal) : 0;
  return steps.reduce<Wheel | undefined>(
    (best, step) => (best && farness(best) <= farness(step) ? best : step),
    undefined,
  );
}

function stepped({ hex, facing, plot }: Wheel, turn: (typeof TURNS)[number]): Wheel {
  const next = faced(facing, turn);
  return { hex: hexAhead(hex, next), facing: next, plot: `${plot}${turn}F` };
}

const faced = (facing: Facing, turn: (typeof TURNS)[number]): Facing =>
  turn === '' ? facing : turned(facing, turn === 'P' ? 'port' : 'starboard');

/** [ST-15.17] The turn after the last F that best aligns the bow with the rest of the path. */
function lastTurn({ hex, facing, plot }: Wheel, goal: Axial | undefined, turns: number): string {
  if (!goal || turns <= 0 || plot === '') return '';
  const off = (turn: (typeof TURNS)[number]) => distance(hexAhead(hex, faced(facing, turn)), goal);
  return TURNS.reduce((best, turn) => (off(turn) < off(best) ? turn : best));
}
