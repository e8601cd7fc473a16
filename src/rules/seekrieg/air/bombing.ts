import { type Dice, lookUp, type Roll, valueOf } from '../../core';
import { conditionOf } from '../common/own';
import { damageCritically } from '../damage/criticals';
import { startFire } from '../damage/fires';
import { type Hit, resolveHit, rollBurstLocation } from '../damage/hit';
import { roll, struck } from '../damage/rolling';
import type { Missile } from '../damage/strike';
import type { AirRow, Flight } from '../model/flights';
import type { AttackKind } from '../model/orders';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { cardOf } from '../ratings/aircraftCards';
import { inBands } from '../tables/bands';
import { type BombType, bombFactor, type Fall } from '../tables/bombs';
import { digitSum } from '../tables/dice';
import { rounded } from '../tables/rounding';
import type { TableSet } from '../tables/standard';
import { strikeWith } from '../torpedoes/strike';

/** What hits a ship. */
interface Blow {
  flight: Pick<Flight, 'level'>;
  row: Pick<AirRow, 'aircraft' | 'load'>;
  attack: AttackKind;
}

/** Bombs of this weight and more are armor-piercing; all others are for general purposes. */
const ARMOR_PIERCING_POUNDS = 1600;

const bombTypeOf = (pounds: number): BombType => (pounds >= ARMOR_PIERCING_POUNDS ? 'AP' : 'GP');

/** [SK-29.16, SK-23.33] How a bomb falls. */
export function fallOf({ attack, flight }: Pick<Blow, 'attack' | 'flight'>): Fall {
  if (attack === 'dive') return 'dive';
  if (attack === 'kamikaze') return 'L';
  return attack === 'skip' || flight.level === 'S' ? 'skip' : flight.level;
}

/** [SK-23.23, SK-30.10] A bomb on its way to a ship; it goes through no vertical armor. */
export function bombAt({ bombs, bombTypes }: TableSet, pounds: number, fall: Fall): Missile {
  const deck = inBands(bombs.penetration[fall], pounds);
  return {
    factor: bombFactor(pounds),
    burst: bombTypes.types[bombTypeOf(pounds)],
    vertical: 0,
    horizontal: deck,
    average: deck,
  };
}

/** [SK-14.27] The side hit, by die. */
function sideByDie(dice: Dice): Pick<Hit, 'sideHit' | 'dice'> {
  const lot: Roll = dice.lot(2, 'side-hit');
  return { sideHit: valueOf(lot) === 0 ? 'port' : 'starboard', dice: [lot] };
}

/** [SK-23.24] The columns of CHART G1. */
const halfOf = (attack: AttackKind): Hit['half'] =>
  attack === 'skip' || attack === 'kamikaze' ? 'short' : 'long';

/** [SK-23.19] An aircraft that hits hits with all it carries; a kamikaze with itself too. */
export function hitWith(play: Play, ship: Ship, blow: Blow): void {
  const { row, attack } = blow;
  const card = cardOf(row.aircraft);
  const load = card.loads[row.load];
  if (attack === 'kamikaze') crash(play, ship, card.defense);
  for (const { pounds, count } of load?.bombs ?? [])
    for (let i = 0; i < count; i++) dropBomb(play, ship, blow, pounds);
  if (attack !== 'torpedo' || !load?.torpedo) return;
  const { model, count } = load.torpedo;
  for (let i = 0; i < count; i++)
    strikeWith(play, ship, { model, nation: card.nation, pistol: 'contact', from: null });
}

function dropBomb(play: Play, ship: Ship, blow: Blow, pounds: number): void {
  const missile = bombAt(tablesOf(play.state), pounds, fallOf(blow));
  resolveHit(play, ship, { missile, half: halfOf(blow.attack), ...sideByDie(play.dice) });
}

/** [SK-23.32, SK-23.34, SK-23.35] The aircraft itself: its damage, critical damage and a fire. */
function crash(play: Play, ship: Ship, defense: number): void {
  const it = struck(play, ship);
  const damage = rounded(defense * lookUp(it.tables.kamikaze, roll(it, 'kamikaze')));
  conditionOf(ship).damageDue += damage;
  tell(play, {
    kind: 'aircraftCrashed',
    rule: 'SK-23.32',
    ship: ship.id,
    damage,
    dice: it.dice,
    seenBy: [ship.side],
  });
  const { sideHit } = sideByDie(play.dice);
  const location = rollBurstLocation(struck(play, ship), { half: 'short' });
  damageCritically(play, ship, location, { penetrated: false, sideHit });
  const fire = struck(play, ship);
  startFire(fire, digitSum(roll(fire, 'fire-severity')));
}
