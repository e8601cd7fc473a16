import { type Dice, valueOf } from '../../../core';
import type { CombatFact, HitCause } from '../../model/facts';
import type { Base, Hit, HitLetter } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { carriedOn, type Outcomes, only } from '../dice/outcomes';
import { baseEffect, type EffectiveHit, type HitEffect, hitEffect } from './hitEffects';
import { type Hull, hitsIn, isAfloat, sunk, withHit } from './hull';

/** What damage is rolled with. */
type DamageTables = Pick<
  TableSet,
  'shipHits' | 'shipColumns' | 'baseHits' | 'fireStarts' | 'shipEnds'
>;

/** What hits a ship, and her state when it does. */
interface Blows {
  hits: readonly EffectiveHit[];
  /** [WG-13.25, WG-13.27] Readied aircraft are aboard. */
  isReadied: boolean;
  cause: Extract<HitCause, 'strike' | 'bombardment'>;
}

/** [WG-13.22, WG-13.31] A ship with the letters of a hit, in their order. */
const struckBy = <Ship extends Hull>(
  ship: Ship,
  { letters, isSunk }: HitEffect,
  tables: DamageTables = STANDARD_TABLES,
): Ship =>
  isSunk ? sunk(ship) : letters.reduce((now, it) => withHit(now, it, false, tables), ship);

/**
 * [WG-13.1] Rolls for the effect of each effective hit on a ship, one die each; a ship that goes down needs no more dice. The
 * facts are her owner's alone [WG-13.32].
 */
export function rollDamage<Ship extends Hull>(
  ship: Ship,
  { hits, isReadied, cause }: Blows,
  dice: Dice,
  tables: DamageTables = STANDARD_TABLES,
): { ship: Ship; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  let now = ship;
  for (const hit of hits) {
    if (!isAfloat(now)) break;
    const roll = dice.roll('d6', 1, 'hit-effect', { ship: ship.card.id });
    const effect = hitEffect(hit, ship.card, { isReadied, face: valueOf(roll) }, tables);
    now = struckBy(now, effect, tables);
    facts.push({
      kind: 'shipHit',
      rule: ruleOf(hit),
      dice: [roll],
      ship: ship.card.id,
      cause,
      warhead: hit.warhead,
      isWeak: hit.isWeak,
      letters: effect.letters,
      fate: now.fate,
    });
  }
  return { ship: now, facts };
}

const ruleOf = ({ warhead, isWeak }: EffectiveHit) =>
  isWeak ? 'WG-13.29' : warhead === 'bomb' ? 'WG-13.2' : 'WG-13.3';

/** Tells condensed states of one ship apart. */
export const hullKey = ({ fate, hits }: Pick<Hull, 'fate' | 'hits'>): string =>
  hits.reduce<string>((key, { letter }) => key + letter, fate);

/** What may become of a ship by so many hits, condensed: by the effects that `rollDamage` rolls for. */
export function damageOutcomes<Ship extends Hull>(
  ship: Ship,
  { hits, isReadied }: Blows,
  tables: DamageTables = STANDARD_TABLES,
): Outcomes<Ship> {
  return hits.reduce(
    (outcomes, hit) =>
      carriedOn(
        outcomes,
        (now) =>
          byFace((face) =>
            condensed(struckBy(now, hitEffect(hit, now.card, { isReadied, face }, tables), tables)),
          ),
        hullKey,
      ),
    only(condensed(ship)),
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What each face of a die makes. */
export const byFace = <T>(make: (face: number) => T): Outcomes<T> =>
  FACES.map((face) => ({ value: make(face), chance: 1 / FACES.length }));

/**
 * A ship as far as her loss and her flight deck go: P hits and fires, and whether she has an A hit; all else is left out, so
 * that chances have few cases to tell apart.
 */
export function condensed<Ship extends Hull>(ship: Ship): Ship {
  const of = (letter: HitLetter, most: number) =>
    Array<Hit>(Math.min(most, hitsIn(ship, letter))).fill({ letter, isPermanent: false });
  return { ...ship, hits: [...of('P', 3), ...of('A', 1), ...of('F', 5)] };
}

/** [WG-13.1, WG-13.4, WG-13.30] Rolls for the effect of each effective hit on a base. */
export function rollBaseDamage(
  base: Pick<Base, 'card' | 'hits'>,
  hits: readonly EffectiveHit[],
  cause: Blows['cause'],
  dice: Dice,
): { hits: Base['hits']; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  const all = [...base.hits];
  for (const hit of hits) {
    const roll = dice.roll('d6', 1, 'hit-effect', { base: base.card.id });
    const letters = baseEffect(hit, base.card.type, valueOf(roll));
    all.push(...letters);
    facts.push({
      kind: 'baseHit',
      rule: 'WG-13.4',
      dice: [roll],
      base: base.card.id,
      cause,
      isWeak: hit.isWeak,
      letters,
    });
  }
  return { hits: all, facts };
}

/** [WG-20.3] Ships of a convoy that so many effective hits sink. */
export const convoySunk = (afloat: number, hits: number): number => Math.min(afloat, hits);
