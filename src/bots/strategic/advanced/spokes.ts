import { type Axial, distance, FACINGS, hexAhead } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../rules/strategic';
import { isForShips, isOnMap, straightPath } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import { lastContacts } from './contacts';
import { expectedHex } from './ways';

/** An outbound course is worth flying if it covers this share of the sea that the best one does. */
const SEA_ENOUGH = 0.6;
/** How many of the search legs lead toward the last known enemy. */
const TOWARD_ENEMY = 4;

/** Enemies seen longer ago than this count as never seen. */
export const SOUGHT_TURNS = 30;

/** Where a search flight turns back: another part of the sea for each squadron, and for each of its flights. */
export function lookoutOf(
  view: StrategicView,
  side: Side,
  { id, launchTurn, home, hexes }: Pick<SquadronRecord, 'id'> & Outing,
): Axial {
  const ends = seawardFrom(view, home, hexes);
  const number = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const seen = bestBy(lastContacts(view, side, SOUGHT_TURNS), ({ turn }) => turn);
  const expected = seen && expectedHex(view, side, seen);
  if (expected && number % 2 === 0 && distance(home, expected) <= hexes) return expected;
  const near = seen
    ? [...ends].sort((a, b) => distance(a, seen.hex) - distance(b, seen.hex)).slice(0, TOWARD_ENEMY)
    : ends;
  const choice = number % 2 === 0 ? near : ends;
  return choice[(number + 5 * launchTurn) % Math.max(1, choice.length)] ?? home;
}

/** When and from where a flight began, and how far it goes out. */
interface Outing {
  launchTurn: number;
  home: Axial;
  hexes: number;
}

/** The ends of twelve straight outbound courses over sea. */
function seawardFrom({ scenario }: StrategicView, home: Axial, hexes: number): Axial[] {
  const onMap = endsAround(home, hexes)
    .map((end) => straightPath(home, end, hexes))
    .map((path) => whileOn(path, (it) => !scenario.map || isOnMap(scenario.map, it)));
  const seas = onMap.map((path) => path.filter((it) => isForShips(scenario, it)).length);
  const most = Math.max(...seas);
  return onMap.flatMap((path, i) =>
    (seas[i] ?? 0) >= SEA_ENOUGH * most && path.length > 0 ? [path.at(-1) as Axial] : [],
  );
}

/** Six hexes straight ahead at a distance, and one in the middle between each two. */
const endsAround = (home: Axial, hexes: number): Axial[] =>
  FACINGS.flatMap((facing, i) => {
    const ahead = hexAhead(home, facing, hexes);
    const next = hexAhead(home, FACINGS[(i + 1) % FACINGS.length] ?? facing, hexes);
    return [
      ahead,
      { q: Math.round((ahead.q + next.q) / 2), r: Math.round((ahead.r + next.r) / 2) },
    ];
  });

function whileOn(path: readonly Axial[], isOn: (hex: Axial) => boolean): Axial[] {
  const off = path.findIndex((hex) => !isOn(hex));
  return off < 0 ? [...path] : path.slice(0, off);
}
