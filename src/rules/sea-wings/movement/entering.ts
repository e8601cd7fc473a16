import { hexesInRectangle } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { forceOf, MAX_SHIPS } from '../common/own';
import { speedOf } from '../common/speed';
import { addTaskForce } from '../common/taskForces';
import { isFriendlyEdge, isWater, MAX_MOVE_HEXES } from '../map/sea';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import { mayPlot, refuseSteps } from './plots';

/** [WG-4.18, WG-16.17] Ships off the map enter at a friendly edge hex, the first step of their path. */
export const enter: OrderRule<'enter'> = {
  // All that wait, at each edge hex; `refuse` allows fewer ships and longer paths.
  legal(view, side) {
    const ships = mayPlot(view, side) ? waiting(forceOf(view, side)).slice(0, MAX_SHIPS) : [];
    if (ships.length === 0) return [];
    return hexesInRectangle(view.scenario.map)
      .filter((hex) => isFriendlyEdge(view.scenario.map, side, hex))
      .filter((hex) => isWater(view.scenario, hex))
      .map((hex) => ({ kind: 'enter', ships, path: [hex] }));
  },
  refuse: (view, side, order) =>
    firstRefusal(
      () => (mayPlot(view, side) ? undefined : refusal('not-now', 'WG-16.17')),
      () => refuseShips(forceOf(view, side), order),
      () => refuseWay(view, side, order),
    ),
  apply(play, side, { ships, path }) {
    const entry = { ships: [...ships], path: path.map((hex) => ({ ...hex })) };
    play.state.forces[side].entries.push(entry);
  },
};

/** Ships off the map that have not been told to enter. */
const waiting = ({ ships, entries }: Force): string[] =>
  Object.values(ships)
    .filter(({ fate }) => fate === 'waiting')
    .map(({ card }) => card.id)
    .filter((id) => !entries.some((entry) => entry.ships.includes(id)))
    .sort();

function refuseShips(force: Force, { ships }: OrderOf<'enter'>): Refusal | undefined {
  const stranger = ships.find(
    (ship, i) => !waiting(force).includes(ship) || ships.indexOf(ship) !== i,
  );
  if (stranger !== undefined) return refusal('not-waiting', 'WG-4.18', { ship: stranger });
  return ships.length === 0 || ships.length > MAX_SHIPS
    ? refusal('task-force-full', 'WG-4.2', { most: MAX_SHIPS })
    : undefined;
}

function refuseWay(
  view: SeaWingsView,
  side: Side,
  { ships, path }: OrderOf<'enter'>,
): Refusal | undefined {
  const [first] = path;
  if (!first || !isFriendlyEdge(view.scenario.map, side, first))
    return refusal('no-such-hex.edge', 'WG-16.17');
  const force = forceOf(view, side);
  const most = ships.reduce(
    (least, id) => Math.min(least, speedOf(must(force.ships[id], id))),
    MAX_MOVE_HEXES,
  );
  const hexes = path.length;
  return firstRefusal(
    () => refuseSteps(view, first, path.slice(1)),
    () =>
      refuseSteps(
        view,
        first,
        [first].filter((hex) => !isWater(view.scenario, hex)),
      ),
    () =>
      hexes > most
        ? refusal('too-far', 'WG-16.11', { taskForce: ships[0] ?? '', hexes, most })
        : undefined,
  );
}

/** [WG-16.17] Task forces that enter come onto the map with the moves of their side. */
export function bringIn(play: Play, side: Side): void {
  const force = play.state.forces[side];
  for (const { ships, path } of force.entries) {
    const hex = must(path.at(-1), 'hex of entry');
    const { id } = addTaskForce(play, side, { hex, ships });
    for (const ship of ships) must(force.ships[ship], ship).fate = 'afloat';
    const facts = { side, taskForce: id, ships, hex };
    tell(play, { kind: 'taskForceEntered', rule: 'WG-16.17', seenBy: [side], ...facts });
  }
  force.entries = [];
}
