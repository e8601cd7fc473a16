import { type Dice, roundHalfUp } from '../../../core';
import { primaryOf } from '../../common/condition';
import type { CombatFact } from '../../model/facts';
import type { Ship } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import type { EffectiveHit } from '../damage/hitEffects';

type BombardTables = Pick<TableSet, 'bombardment'>;

/** [WG-20.9, WG-20.10] Dice that a ship throws at a base; 0 where her primary guns cannot bombard. */
export function bombardmentDice(
  ship: Pick<Ship, 'card' | 'hits'>,
  { bombardment }: BombardTables = STANDARD_TABLES,
): number {
  const primary = primaryOf(ship);
  if (!primary || primary.type === 'DD') return 0;
  return Math.max(1, roundHalfUp(primary.strength / bombardment.perDie));
}

/** [WG-20.10] Rolls for the hits of one ship's bombardment; each is then rolled for on the table of bases. */
export function rollBombardment(
  ship: Pick<Ship, 'card' | 'hits'>,
  at: { base: string; isNight: boolean },
  dice: Dice,
  tables: BombardTables = STANDARD_TABLES,
): { hits: EffectiveHit[]; facts: CombatFact[] } {
  const count = bombardmentDice(ship, tables);
  if (count === 0) return { hits: [], facts: [] };
  const { day, night } = tables.bombardment;
  const upTo = at.isNight ? night : day;
  const roll = dice.roll('d6', count, 'bombardment', { ship: ship.card.id, value: upTo });
  const scored = roll.values.filter((face) => face <= upTo).length;
  const fact: CombatFact = {
    kind: 'bombarded',
    rule: 'WG-20.10',
    dice: [roll],
    ship: ship.card.id,
    base: at.base,
    hits: scored,
  };
  return {
    hits: Array.from({ length: scored }, () => ({ warhead: 'bomb', isWeak: false })),
    facts: [fact],
  };
}
