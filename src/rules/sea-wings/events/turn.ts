import { hexKey, parseHexKey, sameHex } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { compositionOf, totalOf } from '../common/kinds';
import { forceOf, realOf, shipsIn, taskForcesOf } from '../common/own';
import { isOnMap } from '../map/sea';
import { type Play, tell } from '../model/play';
import type { SeaWingsView } from '../model/state';
import { SHIP_KINDS, type TaskForce } from '../model/units';
import { type CardRule, carriersOf, onNothing, type Played } from './cardRule';

/** [WG-21.12] Cards of phases H, A and D. */
export const TURN_CARDS = {
  'code-breakers': { objects: onNothing(() => true), play: breakCodes },
  // The hexes of all task forces and bases in sight; `allows` every hex of the map.
  'weather-front': {
    objects: (view, side) => hexesInSight(view, side),
    allows: (view, on) => isHexOfMap(view, on),
    play: bringWeather,
  },
  'fast-deck-crew': { objects: carriersOf, isSecret: true },
  'green-pilots': { objects: () => [...ATTACKERS] },
  'veteran-bombers': { objects: bombersOf, isSecret: true },
} as const satisfies Record<string, CardRule>;

/** [WG-21.20] The classes of aircraft that attack. */
const ATTACKERS = ['DB', 'TB', 'LB', 'PB', 'F'] as const;

/** Formations whose aircraft are bombers and can be loaded. */
function bombersOf(view: SeaWingsView, side: Side): string[] {
  return Object.values(forceOf(view, side).formations)
    .filter(({ type }) => type.class !== 'F' && type.loads.length > 0)
    .map(({ id }) => id);
}

/** [WG-21.12] Card 4: the enemy's force of the most ships; a convoy counts its own. */
function breakCodes(play: Play, side: Side): Played {
  const { state } = play;
  const enemy = state.forces[enemyOf(side)];
  const ships = (it: TaskForce) => totalOf(compositionOf(shipsIn(enemy, it)));
  const [largest] = realOf(enemy).sort((a, b) => ships(b) - ships(a));
  if (!largest) return 'kept';
  const found = compositionOf(shipsIn(enemy, largest));
  const of = SHIP_KINDS.find((kind) => found[kind] > 0) ?? 'small';
  const hex = { ...largest.hex };
  state.known[side].intercepts.push({ turn: state.turn, hex, of });
  tell(play, { kind: 'forceNamed', rule: 'WG-21.12', seenBy: ['allies', 'axis'], side, hex, of });
  return 'spent';
}

function hexesInSight(view: SeaWingsView, side: Side): string[] {
  const own = taskForcesOf(forceOf(view, side)).map(({ hex }) => hex);
  const markers = view.known[side]?.markers.map(({ hex }) => hex) ?? [];
  const bases = view.scenario.bases.map(({ hex }) => hex);
  return [...new Set([...own, ...markers, ...bases].map(hexKey))];
}

function isHexOfMap({ scenario }: SeaWingsView, on: string): boolean {
  const hex = parseHexKey(on);
  return hex !== undefined && isOnMap(scenario.map, hex);
}

/** [WG-21.12, WG-21.14] Card 5: to the end of the next turn. */
function bringWeather({ state }: Play, _side: Side, on: string): Played {
  const hex = parseHexKey(on);
  if (!hex) return 'kept';
  state.weather = state.weather.filter((front) => !sameHex(front.hex, hex));
  state.weather.push({ hex, until: state.turn + 1 });
  return 'spent';
}
