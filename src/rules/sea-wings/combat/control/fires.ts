import { type Dice, type Roll, valueOf } from '../../../core';
import type { HitLetter } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { FACES, inOrder } from '../damage/damage';
import { tableEffect } from '../damage/hitEffects';
import { type Hull, hitsIn, isAfloat, sunk, withHit } from '../damage/hull';
import { carriedOn, type Outcomes, only } from '../dice/outcomes';
import type { CombatFact } from '../facts';

/** What damage control is rolled with. */
export type ControlTables = Pick<
  TableSet,
  'shipHits' | 'shipColumns' | 'baseHits' | 'fireStarts' | 'shipEnds' | 'fires' | 'damageControl'
>;

/** What one die does to a fire [WG-14.9, WG-14.10]. */
export interface FireEffect {
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
    ...{ kind: 'firesFought', rule: 'WG-14.9', dice: [roll], ship: id, burning },
    ...{ left: hitsIn(after, 'F'), fate: after.fate },
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
      ...{ kind: 'shipHit', rule: 'WG-14.13', dice: [roll], ship: ship.card.id, cause: 'fire' },
      ...{ warhead: 'bomb', isWeak: false, letters, fate: now.fate },
    });
  }
  return now;
}

/** A ship in the middle of a round, with hits still to be rolled for. */
interface Burning<Ship extends Hull> {
  ship: Ship;
  /** Fires of this round still to be rolled for. */
  fires: number;
  adding: number;
}

/** Rounds after which what still burns is too rare to count. */
const ROUNDS = 40;

/** What may become of a burning ship: by the dice that `fightFires` rolls. */
export function fireOutcomes<Ship extends Hull>(
  ship: Ship,
  tables: ControlTables = STANDARD_TABLES,
): Outcomes<Ship> {
  let outcomes: Outcomes<Ship> = only(inOrder(ship));
  for (let round = 0; round < ROUNDS; round++) {
    if (!outcomes.some(({ value }) => isBurning(value))) break;
    outcomes = carriedOn(outcomes, (it) => (isBurning(it) ? roundOutcomes(it, tables) : only(it)));
  }
  return outcomes;
}

const isBurning = (ship: Hull): boolean => isAfloat(ship) && hitsIn(ship, 'F') > 0;

function roundOutcomes<Ship extends Hull>(ship: Ship, tables: ControlTables): Outcomes<Ship> {
  const burning = hitsIn(ship, 'F');
  let outcomes: Outcomes<Burning<Ship>> = only({ ship, fires: burning, adding: 0 });
  for (let fire = 0; fire < burning; fire++)
    outcomes = carriedOn(outcomes, (it) => byFace((face) => fireDie(it, face, tables)));
  for (let hit = 0; hit < burning; hit++)
    outcomes = carriedOn(outcomes, (it) =>
      it.adding === 0 || !isAfloat(it.ship)
        ? only({ ...it, adding: 0 })
        : byFace((face) => hitDie(it, face, tables)),
    );
  return carriedOn(outcomes, (it) => only(it.ship));
}

const byFace = <T>(next: (face: number) => T): Outcomes<T> =>
  FACES.map((face) => ({ value: next(face), chance: 1 / FACES.length }));

function fireDie<Ship extends Hull>(
  { ship, fires, adding }: Burning<Ship>,
  face: number,
  tables: ControlTables,
): Burning<Ship> {
  const effect = fireEffect(ship, face, tables);
  return {
    ship: inOrder(afterFireDie(ship, effect, tables)),
    fires: fires - 1,
    adding: adding + Number(effect.addsHit),
  };
}

const hitDie = <Ship extends Hull>(
  { ship, fires, adding }: Burning<Ship>,
  face: number,
  tables: ControlTables,
): Burning<Ship> => ({
  ship: inOrder(afterFireHit(ship, face, tables).ship),
  fires,
  adding: adding - 1,
});
