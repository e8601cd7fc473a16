import {
  type Axial,
  type Direction,
  distance,
  hexKey,
  isWithin,
  line,
  neighbor,
  neighbors,
  ORIGIN,
  onTheWay,
  subtractHex,
} from '../../../hex';
import { BOARD_SIDES, type BoardSide } from '../model/scenario';
import type { BattleView } from '../model/state';
import { perScenario } from './perScenario';

/** [BT-1.6] On the board, which is a window on the sea [BT-5.17]. */
export const isOnBoard = (view: BattleView, hex: Axial): boolean =>
  isWithin(hex, view.center, view.scenario.radius);

/** [BT-1.3] The hex of the island marker; `undefined` without one. It keeps its place in the sea. */
export const islandHex = (view: BattleView): Axial | undefined =>
  view.scenario.islandMarker ? ORIGIN : undefined;

/** [BT-1.7] Hexes that block lines and make those next to them risk grounding. */
export const landHexes = ({ scenario }: BattleView): readonly Axial[] => landOf(scenario);

const landOf = perScenario(({ land, islandMarker }) => (islandMarker ? [...land, ORIGIN] : land));

/** [BT-7.1, BT-8.2] The land that a line from hex to hex may cross. Land never moves, so each line is computed once. */
export function landBetween({ scenario }: BattleView, from: Axial, to: Axial): readonly Axial[] {
  const land = landOf(scenario);
  if (land.length === 0) return land;
  const lines = landLines(scenario);
  const known = lines.get(cell(from))?.get(cell(to));
  if (known) return known;
  const between = onTheWay(from, to, land);
  const others = lines.get(cell(from)) ?? new Map();
  lines.set(cell(from), others.set(cell(to), between));
  return between;
}

/** Lines by their end hexes. */
const landLines = perScenario(() => new Map<number, Map<number, readonly Axial[]>>());

/** One number for a hex, unique within a few hundred hexes of the origin. */
const cell = ({ q, r }: Axial): number => q * 1024 + r;

/** [BT-1.3] Closed to ships; the island marker's hex is open. */
export const isLand = ({ scenario }: BattleView, hex: Axial): boolean =>
  landCells(scenario).has(cell(hex));

const landCells = perScenario(({ land }) => new Set(land.map(cell)));

/** [BT-6.9] Entering this hex may run a ship aground. */
export const risksGrounding = ({ scenario }: BattleView, hex: Axial): boolean =>
  shallows(scenario).has(cell(hex));

/** Next to land, and the island marker's own hex. */
const shallows = perScenario(({ land, islandMarker }) => {
  const island = islandMarker ? [ORIGIN] : [];
  return new Set([...[...land, ...island].flatMap(neighbors), ...island].map(cell));
});

/** How far a hex lies out toward a side of the board, in hexes from the middle. */
function reach(side: BoardSide, { q, r }: Axial): number {
  const s = -q - r;
  return { N: -r, NE: q, SE: -s, S: r, SW: -q, NW: s }[side];
}

/** [BT-14.3] The sides of the board beyond which a hex lies: two past a corner, none on the board. */
export function sidesBeyond(view: BattleView, hex: Axial): BoardSide[] {
  const from = subtractHex(hex, view.center);
  return BOARD_SIDES.filter((side) => reach(side, from) > view.scenario.radius);
}

/** [BT-1.2] Steps around the board from one side to another, 0 to 3. */
export function sidesApart(a: BoardSide, b: BoardSide): number {
  const steps = Math.abs(BOARD_SIDES.indexOf(a) - BOARD_SIDES.indexOf(b));
  return Math.min(steps, 6 - steps);
}

/** The side some steps clockwise (negative: counterclockwise) around the board. */
export const sideAfter = (side: BoardSide, steps: number): BoardSide =>
  BOARD_SIDES[(BOARD_SIDES.indexOf(side) + steps + 6) % 6] as BoardSide;

/** The hexes of one direction of entry, clockwise, by their shade. */
export interface EntryHexes {
  dark: Axial[];
  /** The hexes outward of the dark ones, before and after them. */
  light: [Axial[], Axial[]];
}

/** [BT-1.2] All R - 1 hexes of a side of the board, corners excluded, clockwise. */
export function edgeHexes({ center, scenario }: BattleView, side: BoardSide): Axial[] {
  const corner = (direction: number): Axial =>
    neighbor(center, (direction % 6) as Direction, scenario.radius);
  const next = BOARD_SIDES.indexOf(side);
  return line(corner(next + 5), corner(next)).slice(1, -1);
}

/** [BT-1.2] Four dark hexes where the radius is odd, five where it is even, three where it is 6. */
const darkCount = (radius: number): number => (radius === 6 ? 3 : radius % 2 === 1 ? 4 : 5);

/** [BT-1.2] The dark and light hexes of a direction of entry. */
export function entryHexes(view: BattleView, side: BoardSide): EntryHexes {
  const edge = edgeHexes(view, side);
  const dark = darkCount(view.scenario.radius);
  const before = (edge.length - dark) / 2;
  const light = Math.min(2, before);
  return {
    dark: edge.slice(before, before + dark),
    light: [edge.slice(before - light, before), edge.slice(before + dark, before + dark + light)],
  };
}

/** [BT-3.6] Hexes at exactly two from the nearest land. */
export function unloadingHexes(view: BattleView, hexes: readonly Axial[]): Axial[] {
  const land = landHexes(view);
  return hexes.filter((hex) => Math.min(...land.map((it) => distance(it, hex))) === 2);
}

/** The hexes in both lists. */
export const among = (hexes: readonly Axial[], others: readonly Axial[]): Axial[] => {
  const keys = new Set(others.map(hexKey));
  return hexes.filter((hex) => keys.has(hexKey(hex)));
};
