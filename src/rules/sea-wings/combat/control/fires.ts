import { type Dice, type Roll, valueOf } from '../../../core';
import type { CombatFact } from '../../model/facts';
import type { HitLetter } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { tableEffect } from '../damage/hitEffects';
import { type Hull, hitsIn, isAfloat, sunk, withHit } from '../damage/hull';

/** What damage control is rolled with. */
export type ControlTables = Pick<
  TableSet,
  'shipHits' | 'shipColumns' | 'baseHits' | 'fireStarts' | 'shipEnds' | 'fires' | 'damageControl'
>;

/** What one die does to a fire [WG-14.9, WG-14.10]. */
interface FireEffect {
  isPutOut: boolean;
  addsHit: boolean;
  spreads: boolean;
}

/** [WG-14.9, WG-14.10, WG-14.11] */
export function fireEffect(
  { card }: Pick<Hull, 'card'>,
  face: number,
  { fires }: Pick<TableSet, 'fires'> = STANDARD_TABLES,
): FireEffect {
  const row = fires[card.damageControl];
  const from = row.spreads[card.carrier === null ? 'ship' : 'carrier'];
  return {
    isPutOut: face <= row.putOut,
    addsHit: face >= row.permanent,
    spreads: from !== null && face >= from,
  };
}

/** A ship with one fire less. */
function withoutFire<Ship extends Hull>(ship: Ship): Ship {
  const at = ship.hits.findIndex(({ letter }) => letter === 'F');
  return { ...ship, hits: ship.hits.filter((_, index) => index !== at) };
}

/** [WG-14.9, WG-14.16] A ship after one die for one of her fires, without the hit that it may add. */
export function afterFireDie<Ship extends Hull>(
  ship: Ship,
  { isPutOut, spreads }: FireEffect,
  tables: ControlTables,
): Ship {
  if (!isAfloat(ship)) return ship;
  if (isPutOut) return withoutFire(ship);
  return spreads ? withHit(ship, 'F', false, tables) : ship;
}

/** [WG-14.13, WG-14.14, WG-14.15, WG-14.17] A hit that a fire adds: permanent, but an A hit is ordinary; it starts no fire. */
export function afterFireHit<Ship extends Hull>(
  ship: Ship,
  face: number,
  tables: ControlTables,
): { ship: Ship; letters: HitLetter[] } {
  const { letters, isSunk } = tableEffect('bomb', ship.card, face, tables);
  if (isSunk) return { ship: sunk(ship), letters };
  return {
    ship: letters.reduce((now, it) => withHit(now, it, it !== 'A', tables), ship),
    letters,
  };
}

/**
 * [WG-14.1, WG-14.9 to WG-14.17] Fights the fires of a ship, round after round, until none burns or she is lost. In a round all
 * fires are rolled for first, then the hits that they add. The facts are her owner's alone.
 */
export function fightFires<Ship extends Hull>(
  ship: Ship,
  dice: Dice,
  tables: ControlTables = STANDARD_TABLES,
): { ship: Ship; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  let now = ship;
  while (isAfloat(now) && hitsIn(now, 'F') > 0) now = rollRound(now, dice, tables, facts);
  return { ship: now, facts };
}

function rollRound<Ship extends Hull>(
  ship: Ship,
  dice: Dice,
  tables: ControlTables,
  facts: CombatFact[],
): Ship {
  const { id } = ship.card;
  const burning = hitsIn(ship, 'F');
  const roll = dice.roll('d6', burning, 'fire', { ship: id });
  const effects = roll.values.map((face) => fireEffect(ship, face, tables));
  const after = effects.reduce((now, effect) => afterFireDie(now, effect, tables), ship);
  facts.push({
    kind: 'firesFought',
    rule: 'WG-14.9',
    dice: [roll],
    ship: id,
    burning,
    left: hitsIn(after, 'F'),
    fate: after.fate,
  });
  const added = effects.filter(({ addsHit }) => addsHit).length;
  return rollFireHits(after, added, dice, { tables, facts });
}

interface Fighting {
  tables: ControlTables;
  facts: CombatFact[];
}

/** [WG-14.13] One die for each hit that the fires of a round add. */
function rollFireHits<Ship extends Hull>(
  ship: Ship,
  count: number,
  dice: Dice,
  { tables, facts }: Fighting,
): Ship {
  let now = ship;
  for (let i = 0; i < count && isAfloat(now); i++) {
    const roll: Roll = dice.roll('d6', 1, 'fire-hit', { ship: ship.card.id });
    const { ship: after, letters } = afterFireHit(now, valueOf(roll), tables);
    now = after;
    facts.push({
      kind: 'shipHit',
      rule: 'WG-14.13',
      dice: [roll],
      ship: ship.card.id,
      cause: 'fire',
      warhead: 'bomb',
      isWeak: false,
      letters,
      fate: now.fate,
    });
  }
  return now;
}
