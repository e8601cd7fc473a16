import { type Axial, hexLabel, sameHex } from '../../../../hex';
import type { Band, BattleView, Stack, StackId } from '../../../../rules/battle';
import { findStack, isLand, islandHex, sidesBeyond, stacksAt } from '../../../../rules/battle';
import { listed } from '../../../../words/core/say';
import type { HexMark } from '../../../hexmap/mapProps';
import { joined, sayBearing } from '../../../hexmap/say';
import { boardText } from '../../../i18n/board';
import { sayWhere } from './common/range';
import { plightName, type ShipFacts, shipFacts } from './counters/counterFacts';

/** Facts about a hex, in the order of interest: what it is, who is there, what can be done. */
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
      boardText('fromSelected', { where: sayWhere(selected.hex, hex) }),
    ...(about.marks ?? []).filter((mark) => sameHex(mark.hex, hex)).map(({ label }) => label),
    about.note,
  ]);
}

function sayPlace(view: BattleView, hex: Axial): string {
  const sides = sidesBeyond(view, hex);
  if (sides.length > 0)
    return boardText('beyond', { side: listed(sides.map((side) => boardText(`edge.${side}`))) });
  const label = hexLabel(hex, view.center, view.scenario.radius);
  return boardText('hex', { hex: label, terrain: boardText(`terrain.${terrain(view, hex)}`) });
}

function terrain(view: BattleView, hex: Axial): 'land' | 'island' | 'sea' {
  if (isLand(view, hex)) return 'land';
  const island = islandHex(view);
  return island && sameHex(island, hex) ? 'island' : 'sea';
}

/** 'Royal Navy, 2 ships, heading 210: BC Hood, speed 2, hull 9 of 12; BB …'; or 'Kriegsmarine, a stack out of sight, count 4 to 7'. */
export function sayStack(view: BattleView, stack: Stack): string {
  const owner = view.scenario.sides[stack.side].name;
  if (stack.band) return boardText('unseen', { side: owner, band: bandWords(stack.band) });
  const ships = stack.ships.map((id) => sayShip(shipFacts(view, id)));
  return boardText('stack', {
    side: owner,
    count: ships.length,
    heading: sayBearing(30 + 60 * stack.facing),
    ships: ships.join('; '),
  });
}

/** '4 to 7'. */
export function bandWords(band: Band): string {
  const [from = '', to] = band.split('-');
  return to === undefined ? from : boardText('band', { from, to });
}

/** 'BC Hood, speed 2, hull 9 of 12'. */
const sayShip = ({ type, name, speed, slowed, hull, plights }: ShipFacts): string =>
  [
    `${type} ${name}`,
    boardText('speed', { speed }),
    ...(slowed ? [boardText('slowed')] : []),
    boardText('hull', hull),
    ...plights.map(plightName),
  ].join(', ');
