import { type Dice, type Roll, valueOf } from '../../../core';
import type { QuickKind } from '../../model/engagement';
import type { CombatFact } from '../../model/facts';
import type { ShipCard } from '../../model/ratings';
import type { HitLetter } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { byFace, condensed, hullKey } from '../damage/damage';
import { faceOf } from '../damage/hitEffects';
import { type Hull, isAfloat, sunk, withHit } from '../damage/hull';
import { carriedOn, type Outcomes, only } from '../dice/outcomes';
import type { QuickAttack } from './quick';

type QuickTables = Pick<TableSet, 'quickDamage' | 'shipEnds'>;

/** A ship in quick combat: what she can lose is on her card [WG-19.40]. */
export interface QuickHull extends Hull {
  card: Hull['card'] & Pick<ShipCard, 'primary' | 'secondary' | 'torpedoes'>;
}

/** [WG-19.40] Whether the ship has what a letter takes. */
const possesses = ({ card }: QuickHull, letter: HitLetter): boolean => {
  if (letter === 'M') return card.carrier === null && card.primary !== null;
  if (letter === 'S') return card.secondary !== null;
  if (letter === 'T') return card.torpedoes !== null;
  return letter === 'A' ? card.carrier !== null : true;
};

/** [WG-19.39 to WG-19.42] The letters of one die on a ship; a torpedo's die is 1 less, 0 counting as 1. */
export function quickLetters(
  ship: QuickHull,
  kind: QuickKind,
  face: number,
  { quickDamage }: QuickTables = STANDARD_TABLES,
): HitLetter[] {
  const die = kind === 'torpedoes' ? Math.max(1, face + quickDamage.torpedo) : face;
  const { kind: choice, letters } = faceOf(quickDamage.results, die);
  const own = letters.filter((letter) => possesses(ship, letter));
  return choice === 'first' ? own.slice(0, 1) : own;
}

/** [WG-19.38] A roll up to this saves the ship. */
const savedUpTo = ({ card }: Pick<Hull, 'card'>): number => card.damageControl + 1;

/** [WG-19.35] Rolls an attack of quick combat: how many combat results it makes. */
export function rollQuickAttack(
  { target, kind, odds, points }: QuickAttack,
  dice: Dice,
): { results: number; facts: CombatFact[] } {
  const rolls = points.map((point) => dice.roll('d6', 1, 'quick-attack', { ship: target, point }));
  const results = rolls.filter((roll, i) => valueOf(roll) <= (points[i] as number)).length;
  const fact: CombatFact = {
    kind: 'quickAttacked',
    rule: 'WG-19.35',
    dice: rolls,
    ship: target,
    weapons: kind,
    odds,
    points,
    results,
  };
  return { results, facts: [fact] };
}

/** [WG-19.38, WG-19.39, WG-19.43, WG-19.44, WG-19.52] Carries out the combat results on a ship; once sunk she rolls no more. */
export function rollQuickResults<Ship extends QuickHull>(
  ship: Ship,
  { kind, results }: { kind: QuickKind; results: number },
  dice: Dice,
  tables: QuickTables = STANDARD_TABLES,
): { ship: Ship; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  let now = ship;
  for (let i = 0; i < results && isAfloat(now); i++)
    now = rollResult(now, kind, dice, { tables, facts });
  return { ship: now, facts };
}

interface Resolving {
  tables: QuickTables;
  facts: CombatFact[];
}

function rollResult<Ship extends QuickHull>(
  ship: Ship,
  kind: QuickKind,
  dice: Dice,
  { tables, facts }: Resolving,
): Ship {
  const { id } = ship.card;
  const save = dice.roll('d6', 1, 'quick-save', { ship: id });
  if (valueOf(save) > savedUpTo(ship)) {
    facts.push(damaged(sunk(ship), [save], []));
    return sunk(ship);
  }
  const roll = dice.roll('d6', tables.quickDamage.dice, 'quick-damage', { ship: id });
  const letters = roll.values.flatMap((face) => quickLetters(ship, kind, face, tables));
  const after = letters.reduce((now, it) => withHit(now, it, true, tables), ship);
  facts.push(damaged(after, [save, roll], letters));
  return after;
}

/** What combat results may make of a ship, condensed: by the dice that `rollQuickResults` rolls. */
export function quickOutcomes<Ship extends QuickHull>(
  ship: Ship,
  { kind, results }: { kind: QuickKind; results: number },
  tables: QuickTables = STANDARD_TABLES,
): Outcomes<Ship> {
  let outcomes: Outcomes<Ship> = only(condensed(ship));
  for (let i = 0; i < results; i++)
    outcomes = carriedOn(
      outcomes,
      (it) => (isAfloat(it) ? resultOutcomes(it, kind, tables) : only(it)),
      hullKey,
    );
  return outcomes;
}

function resultOutcomes<Ship extends QuickHull>(
  ship: Ship,
  kind: QuickKind,
  tables: QuickTables,
): Outcomes<Ship> {
  const saved = savedUpTo(ship) / 6;
  let damages: Outcomes<Ship> = only(ship);
  for (let die = 0; die < tables.quickDamage.dice; die++)
    damages = carriedOn(
      damages,
      (it) =>
        byFace((face) =>
          condensed(
            quickLetters(it, kind, face, tables).reduce(
              (now, letter) => withHit(now, letter, true, tables),
              it,
            ),
          ),
        ),
      hullKey,
    );
  return [
    { value: sunk(ship), chance: 1 - saved },
    ...damages.map(({ value, chance }) => ({ value, chance: chance * saved })),
  ];
}

const damaged = ({ card, fate }: QuickHull, dice: Roll[], letters: HitLetter[]): CombatFact => ({
  kind: 'quickDamaged',
  rule: 'WG-19.38',
  dice,
  ship: card.id,
  letters,
  fate,
});

/** [WG-19.50] Ships of a convoy that combat results sink. */
export const CONVOY_TARGET = { defense: 3, type: 'M' } as const;
