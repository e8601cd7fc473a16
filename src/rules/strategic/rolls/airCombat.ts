import type { Dice, Modifier } from '../../core';
import type { Squadron } from '../cards/cards';
import { ratingBySteps } from '../cards/squadronRatings';
import { shipDamage } from '../tables/results';
import { type OpposedRoll, opposedRoll } from './opposedRoll';

/** One squadron's attack on another [ST-13.3]. */
export interface AirAttack {
  by: string;
  at: string;
}

/** The result of an air-to-air attack. */
export interface AirAttackResult extends AirAttack {
  roll: OpposedRoll;
  /** Steps lost by the target; it cannot lose more than it has. */
  stepsLost: number;
}

/** What an exchange is fought under [ST-3.6, ST-3.7, ST-3.9, ST-13.5]. */
type AirModifiers = (attacker: Squadron) => readonly Modifier[];

/**
 * One turn of air-to-air combat [ST-13.1]: the attacks are rolled in their order, all with the steps held at the start, and
 * losses apply after all have been rolled [ST-3.5]. A squadron attacks at most once.
 */
export function airExchange(
  squadrons: readonly Squadron[],
  attacks: readonly AirAttack[],
  modifiers: AirModifiers,
  dice: Dice,
): AirAttackResult[] {
  const byId = new Map(squadrons.map((it) => [it.id, it]));
  return attacks.flatMap(({ by, at }) => {
    const attacker = byId.get(by);
    const target = byId.get(at);
    if (!attacker || !target) return [];
    const attack = ratingBySteps(attacker.card.airToAir, attacker.steps) ?? 0;
    const opposed = { attack, defense: target.card.defense, modifiers: modifiers(attacker) };
    const roll = opposedRoll(opposed, dice, 'airCombat', { unit: by, at });
    return [{ by, at, roll, stepsLost: shipDamage(roll.difference) }];
  });
}

/** [ST-2.33] Squadrons after an exchange; those without steps are destroyed and left out. */
export const survivors = (
  squadrons: readonly Squadron[],
  results: readonly AirAttackResult[],
): Squadron[] =>
  squadrons
    .map((squadron) => {
      const lost = results
        .filter(({ at }) => at === squadron.id)
        .reduce((sum, { stepsLost }) => sum + stepsLost, 0);
      return { ...squadron, steps: Math.max(0, squadron.steps - lost) };
    })
    .filter(({ steps }) => steps > 0);

/** Who fights in an exchange, by what each flies. */
interface AirFight {
  cap: readonly Squadron[];
  escort: readonly Squadron[];
  strike: readonly Squadron[];
}

/** [ST-7.13, ST-13.6] The first exchange is between CAP and escort, if there is an escort. */
export const isEscorted = ({ escort }: AirFight): boolean => escort.length > 0;

/** [ST-13.4] In a strike, a squadron that is not a fighter shoots back only at a squadron that attacks it. */
export const mayAttackInStrike = (
  { card: { type } }: Squadron,
  at: string,
  attackers: readonly AirAttack[],
  self: string,
): boolean => type === 'F' || attackers.some((it) => it.by === at && it.at === self);
