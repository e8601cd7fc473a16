import { type Axial, distance } from '../../../hex';
import { valueOf } from '../../core';
import { deploy, shipsUnder } from '../common/deploy';
import { unitsInPlay } from '../common/own';
import { type Play, tell } from '../model/play';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { diceOf, isInReach, type Salvo } from './salvo';

/** [NW-9.14] */
const SPREAD_HEXES = 1;

/** [NW-15.10] Whom the dice of a WIDE SPREAD may be dealt to: friend and foe, largest first, then nearest to the launch. */
export const inSpread = (view: FleetActionView, salvo: Salvo, center: Axial): Unit[] =>
  unitsInPlay(view)
    .filter((unit) => isMet(unit, salvo, center))
    .sort((a, b) => before(salvo, a, b));

const isMet = (unit: Unit, salvo: Salvo, center: Axial): boolean =>
  unit.id !== salvo.by.id &&
  !unit.isSubmerged &&
  distance(unit.hex, center) <= SPREAD_HEXES &&
  isInReach(salvo, unit);

const before = ({ from }: Salvo, a: Unit, b: Unit): number =>
  b.sheet.size - a.sheet.size || distance(from, a.hex) - distance(from, b.hex);

/** Dice of a WIDE SPREAD for one unit. */
export interface Dealt {
  target: Unit;
  dice: number;
}

/** [NW-15.10] Deals the dice round and round; which of equals comes first is drawn. */
export function dealDice(play: Play, salvo: Salvo, center: Axial): Dealt[] {
  const targets = drawTies(play, salvo, inSpread(play.state, salvo, center));
  return shares(diceOf(salvo), targets);
}

/** So many dice dealt one at a time; those that get none are left out. */
export const shares = (dice: number, targets: readonly Unit[]): Dealt[] =>
  targets
    .map((target, i) => ({ target, dice: Math.ceil((dice - i) / targets.length) }))
    .filter((it) => it.dice > 0);

/** The units in order, equals at random. */
function drawTies(play: Play, salvo: Salvo, sorted: readonly Unit[]): Unit[] {
  const left = [...sorted];
  const drawn: Unit[] = [];
  for (let first = left[0]; first; first = left[0]) {
    const leader = first;
    const equals = left.filter((it) => before(salvo, leader, it) === 0).length;
    drawn.push(...left.splice(equals > 1 ? draw(play, equals) : 0, 1));
  }
  return drawn;
}

function draw(play: Play, count: number): number {
  const dice = [play.dice.lot(count, 'spread-order')];
  tell(play, { kind: 'lotsDrawn', rule: 'NW-15.10', seenBy: [], dice });
  return dice[0] ? valueOf(dice[0]) : 0;
}

/** [NW-15.10] Markers in the area that hold ships are deployed before the dice are dealt. */
export function deployInSpread(play: Play, center: Axial): void {
  for (const { id, hex } of Object.values(play.state.contacts))
    if (distance(hex, center) <= SPREAD_HEXES && shipsUnder(play.state, id).length > 0)
      deploy(play, id);
}
