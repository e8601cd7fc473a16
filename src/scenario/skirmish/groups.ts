import { type BySide, type Draw, enemyOf, SIDES, type Side } from '../../rules/core';
import type { PlannedGroup, Purpose, SkirmishSetting } from '../core/skirmish/plan';
import { type RegisteredShip, servesOn } from '../records/figures';
import { wholeBelow } from './chance';
import { type Candidate, isMerchant, MIN_MERCHANTS } from './eligible';

/** From this many ships on escorts sail apart from those they screen. */
const MIN_APART = 4;

/** Both sides' ships as they sail: the line, its screen, and the ships that are to arrive. */
export function groupsOf(
  draw: Draw,
  setting: SkirmishSetting,
  fleets: BySide<readonly Candidate[]>,
  ships: readonly RegisteredShip[],
): PlannedGroup[] {
  const shipper = shipperOf(setting);
  return SIDES.flatMap((side) => [
    ...fightingGroups(side, fleets[side]),
    ...(side === shipper ? [convoy(side, merchants(draw, setting, side, ships))] : []),
  ]);
}

/** Whose merchant ships are there. */
function shipperOf({ task, actor }: Pick<SkirmishSetting, 'task' | 'actor'>) {
  if (task === 'convoy') return actor;
  return task === 'raid' ? enemyOf(actor) : undefined;
}

function fightingGroups(side: Side, fleet: readonly Candidate[]): PlannedGroup[] {
  const sorted = [...fleet].sort((a, b) => b.worth - a.worth);
  const line = sorted.filter(({ kind }) => kind !== 'escort').map(({ ship }) => ship);
  const screen = sorted.filter(({ kind }) => kind === 'escort').map(({ ship }) => ship);
  if (line.length === 0) return [group(side, 'line', screen)];
  if (screen.length < MIN_APART) return [group(side, 'line', [...line, ...screen])];
  return [group(side, 'line', line), group(side, 'screen', screen)];
}

const group = (side: Side, purpose: Purpose, ships: readonly RegisteredShip[]): PlannedGroup => ({
  id: `${side}-${purpose}`,
  name: nameOf(purpose, ships),
  side,
  purpose,
  ships,
});

function nameOf(purpose: Purpose, ships: readonly RegisteredShip[]): string {
  const [first, ...others] = ships.map(({ name }) => name);
  if (others.length === 0) return `${first}`;
  return purpose === 'screen' ? `${first} Flotilla` : `${first} Squadron`;
}

const convoy = (side: Side, ships: readonly RegisteredShip[]): PlannedGroup => ({
  ...{ id: `${side}-convoy`, name: 'Convoy', side, purpose: 'convoy', ships },
});

/** Three to five merchant ships of the side's navies. */
function merchants(
  draw: Draw,
  { front, date }: SkirmishSetting,
  side: Side,
  ships: readonly RegisteredShip[],
): RegisteredShip[] {
  const navies: readonly string[] = front.navies[side];
  const able = ships.filter(
    (ship) => isMerchant(ship) && navies.includes(ship.navy) && servesOn(ship, date),
  );
  const count = Math.min(MIN_MERCHANTS + wholeBelow(draw, 3), able.length);
  return Array.from({ length: count }, () => able.splice(wholeBelow(draw, able.length), 1)).flat();
}
