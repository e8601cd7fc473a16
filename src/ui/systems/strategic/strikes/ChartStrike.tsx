import { type Axial, sameHex } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import { FLAT, HEX_WIDTH } from '../../../hexmap/geometry/plane';
import type { Point } from '../../../hexmap/geometry/points';
import { useDesk } from '../desk/desk';
import { StrikeShow } from './StrikeShow';
import type { StrikeOnShow } from './useStrikeShow';

/** A strike on the chart: own aircraft come along their last flight; the enemy's only appear. */
export function ChartStrike({ show }: { show: StrikeOnShow }) {
  const { view } = useDesk();
  const { hex, attacker } = show.strike;
  if (!hex) return null;
  const to = FLAT.center(hex);
  const start = flownFrom(view, attacker, hex);
  return <StrikeShow {...show} from={start ? FLAT.center(start) : outOfNowhere(to)} to={to} />;
}

function flownFrom({ forces }: StrategicView, side: Side, hex: Axial): Axial | undefined {
  const flights = Object.values(forces[side]?.advanced?.flights ?? {});
  const there = flights.find((it) => it.hex !== null && sameHex(it.hex, hex) && it.path.length > 1);
  return there?.path[0];
}

const outOfNowhere = ({ x, y }: Point): Point => ({
  x: x - 2.4 * HEX_WIDTH,
  y: y - 1.8 * HEX_WIDTH,
});
