import { type BySide, bySide, type Dice, enemyOf, type Side } from '../../../core';
import { shipsLeft } from '../../common/kinds';
import { QUICK_KINDS, type QuickRound, type QuickShot } from '../../model/engagement';
import type { Ship } from '../../model/units';
import { convoySunk } from '../damage/damage';
import { rollVisibility } from './contact';
import { rollInitiative } from './initiative';
import { attacksOf, kindOf, type QuickAttack, usualShots } from './quick';
import { type QuickHull, rollQuickAttack, rollQuickResults } from './quickDamage';
import { roundsOf, weaponsIn } from './quickRounds';
import { quickTarget } from './quickTarget';

/** A quick combat on paper: its ships by side, and what the rolls for initiative get. */
export interface QuickFight {
  ships: BySide<readonly Ship[]>;
  isNight: boolean;
  initiative: BySide<number>;
}

interface Fighting {
  ships: BySide<Ship[]>;
  /** [WG-19.11] Ships that have used their torpedoes in it. */
  torpedoed: Set<string>;
}

/**
 * Plays a quick combat to its end, by the functions that resolve one: all ships fight in every round, give the shots of WG-24.25 and
 * nobody breaks off. The ships given are not changed.
 */
export function playQuick(fight: QuickFight, dice: Dice): BySide<Ship[]> {
  const now: Fighting = {
    ships: bySide((side) => fight.ships[side].map((ship) => ({ ...ship }))),
    torpedoed: new Set(),
  };
  const { yards } = rollVisibility(fight.isNight, dice);
  for (const round of roundsOf(fight.isNight, yards)) {
    const { side, hasSurprise } = rollInitiative(fight.initiative, fight.isNight, dice);
    playRound(now, round, { first: side, hasSurprise, dice });
  }
  return now.ships;
}

interface Round {
  first: Side;
  hasSurprise: boolean;
  dice: Dice;
}

/** [WG-19.16, WG-19.23] */
function playRound(now: Fighting, round: QuickRound, { first, hasSurprise, dice }: Round): void {
  const planned = bySide((side) => shotsOf(now, side, round));
  for (const side of [first, enemyOf(first)])
    fire(now, side, hasSurprise ? shotsOf(now, side, round) : planned[side], dice);
}

const afloat = (ships: readonly Ship[]): Ship[] => ships.filter(({ fate }) => fate === 'afloat');

function shotsOf({ ships, torpedoed }: Fighting, side: Side, round: QuickRound): QuickShot[] {
  const guns = afloat(ships[side])
    .filter(({ card }) => card.convoyShips === null)
    .flatMap((ship) => weaponsIn({ ship, hasFiredTorpedoes: torpedoed.has(ship.card.id) }, round));
  const targets = afloat(ships[enemyOf(side)]).map(quickTarget);
  return QUICK_KINDS.flatMap((kind) => usualShots(guns, targets, kind));
}

function fire(now: Fighting, side: Side, shots: readonly QuickShot[], dice: Dice): void {
  const enemies = now.ships[enemyOf(side)];
  const targets = afloat(enemies).map(quickTarget);
  for (const { ship } of shots.filter((it) => kindOf(it) === 'torpedoes')) now.torpedoed.add(ship);
  for (const kind of QUICK_KINDS) {
    const own = shots.filter((it) => kindOf(it) === kind);
    for (const attack of attacksOf(own, targets, kind)) suffer(enemies, attack, dice);
  }
}

/** [WG-19.35 to WG-19.44, WG-19.50] */
function suffer(ships: Ship[], attack: QuickAttack, dice: Dice): void {
  const ship = ships.find(({ card }) => card.id === attack.target);
  if (ship?.fate !== 'afloat') return;
  const { results } = rollQuickAttack(attack, dice);
  if (ship.card.convoyShips !== null) {
    ship.convoySunk += convoySunk(shipsLeft(ship), results);
    if (shipsLeft(ship) === 0) ship.fate = 'sunk';
    return;
  }
  const hull: QuickHull = { card: ship.card, hits: ship.hits, fate: 'afloat' };
  const { ship: after } = rollQuickResults(hull, { kind: attack.kind, results }, dice);
  Object.assign(ship, { hits: [...after.hits], fate: after.fate });
}
