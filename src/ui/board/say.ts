import { type Axial, bearingBetween, distance, hexLabel, sameHex } from '../../hex';
import type { Band, BattleView, Stack, StackId } from '../../rules/battle';
import { findStack, isLand, islandHex, sidesBeyond, stacksAt } from '../../rules/battle';
import type { HexMark } from './boardProps';
import { PLIGHT_NAMES, type ShipFacts, shipFacts } from './counters/counterFacts';

/** Yards in one hex of the battle board. */
export const HEX_YARDS = 4000;

const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** '4 hexes, 16,000 yd'. */
export const sayRange = (rangeHexes: number): string =>
  `${rangeHexes} ${rangeHexes === 1 ? 'hex' : 'hexes'}, ${thousands(rangeHexes * HEX_YARDS)} yd`;

/** '20,000 yd'. */
export const sayYards = (yards: number): string => `${thousands(yards)} yd`;

/** '045'. */
export const sayBearing = (degrees: number): string =>
  String(Math.round(degrees) % 360).padStart(3, '0');

/** 'bearing 045, 4 hexes, 16,000 yd'; 'same hex' at range 0. */
export const sayWhere = (from: Axial, to: Axial): string =>
  sameHex(from, to)
    ? 'same hex'
    : `bearing ${sayBearing(bearingBetween(from, to))}, ${sayRange(distance(from, to))}`;

const joined = (parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part).join('. ');

/** What is to be known of a hex, in the order in which one asks: what it is, who is there, what can be done. */
export function sayHex(
  view: BattleView,
  hex: Axial,
  about: { selected?: StackId | null; marks?: readonly HexMark[]; note?: string | undefined } = {},
): string {
  const selected = about.selected ? findStack(view, about.selected) : undefined;
  return joined([
    sayPlace(view, hex),
    ...stacksAt(view, hex).map((stack) => sayStack(view, stack)),
    selected?.place === 'board' &&
      !sameHex(selected.hex, hex) &&
      `From the selected stack: ${sayWhere(selected.hex, hex)}`,
    ...(about.marks ?? []).filter((mark) => sameHex(mark.hex, hex)).map(({ label }) => label),
    about.note,
  ]);
}

function sayPlace(view: BattleView, hex: Axial): string {
  const [side] = sidesBeyond(view, hex);
  if (side) return `Off the board, beyond side ${sidesBeyond(view, hex).join(' and ')}`;
  const label = hexLabel(hex, view.center, view.scenario.radius);
  return `Hex ${label}, ${terrain(view, hex)}`;
}

function terrain(view: BattleView, hex: Axial): string {
  if (isLand(view, hex)) return 'land';
  const island = islandHex(view);
  return island && sameHex(island, hex) ? 'island and water' : 'sea';
}

/** 'Royal Navy, 2 ships, heading 210: BC Hood, speed 2, hull 9 of 12; BB …'; or 'Kriegsmarine, a stack out of sight, count 4 to 7'. */
export function sayStack(view: BattleView, stack: Stack): string {
  const owner = view.scenario.sides[stack.side].name;
  if (stack.band) return `${owner}, a stack out of sight, count ${bandWords(stack.band)}`;
  const ships = stack.ships.map((id) => sayShip(shipFacts(view, id)));
  const count = ships.length === 1 ? '1 ship' : `${ships.length} ships`;
  const heading = sayBearing(30 + 60 * stack.facing);
  return `${owner}, ${count}, heading ${heading}: ${ships.join('; ')}`;
}

/** '4 to 7'. */
export const bandWords = (band: Band): string => band.replace('-', ' to ');

/** 'BC Hood, speed 2, hull 9 of 12'. */
export function sayShip({ type, name, speed, slowed, hull, plights }: ShipFacts): string {
  return [
    `${type} ${name}`,
    `speed ${speed}${slowed ? ', slowed' : ''}`,
    `hull ${hull.left} of ${hull.built}`,
    ...plights.map((plight) => PLIGHT_NAMES[plight]),
  ].join(', ');
}
