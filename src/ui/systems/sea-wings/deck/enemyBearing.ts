import { flatBearing } from '../../../../hex';
import { type Formation, hexOfHome } from '../../../../rules/sea-wings/query';
import { type Desk, ownForce } from '../desk/desk';

/** Where most enemy markers lie; without any, the west for the Allies and the east for the Axis. */
export function enemyBearing(desk: Pick<Desk, 'view' | 'side'>, searcher: Formation): number {
  const force = ownForce(desk);
  const from = force && hexOfHome(force, searcher);
  const hexes = (desk.view.known[desk.side]?.markers ?? []).map(({ hex }) => hex);
  if (!from || hexes.length === 0) return desk.side === 'allies' ? WEST : EAST;
  const sum = hexes.reduce((all, { q, r }) => ({ q: all.q + q, r: all.r + r }), { q: 0, r: 0 });
  const middle = { q: Math.round(sum.q / hexes.length), r: Math.round(sum.r / hexes.length) };
  return flatBearing(from, middle);
}

const [EAST, WEST] = [90, 270];
