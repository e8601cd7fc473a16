import { DIE_SIDES, type Dice, valueOf } from '../../../core';
import type { CombatFact } from '../../model/facts';
import type { Base, BaseHit, Hit } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type Hull, isAfloat } from '../damage/hull';
import { type ControlTables, fightFires } from './fires';

/** [WG-14.2, WG-14.6] Hits that are still to be rolled for. */
const isOpen = ({ letter, isPermanent }: Hit): boolean => letter !== 'F' && !isPermanent;

/**
 * [WG-14.1 to WG-14.8, WG-14.23] Damage control of one ship: her fires first, then each other hit that is not permanent: it is
 * removed, or is permanent from now on. The facts are her owner's alone [WG-14.5].
 */
export function controlDamage<Ship extends Hull>(
  ship: Ship,
  dice: Dice,
  tables: ControlTables = STANDARD_TABLES,
): { ship: Ship; facts: CombatFact[] } {
  const { ship: after, facts } = fightFires(ship, dice, tables);
  if (!isAfloat(after)) return { ship: after, facts };
  const repaired = repairHits(after, dice, tables);
  return { ship: repaired.ship, facts: [...facts, ...repaired.facts] };
}

function repairHits<Ship extends Hull>(
  ship: Ship,
  dice: Dice,
  { damageControl }: ControlTables,
): { ship: Ship; facts: CombatFact[] } {
  const open = ship.hits.filter(isOpen);
  if (open.length === 0) return { ship, facts: [] };
  const { id } = ship.card;
  const roll = dice.roll('d6', open.length, 'damage-control', { ship: id });
  const upTo = damageControl.ships[ship.card.damageControl];
  const isRemoved = (hit: Hit) => (roll.values[open.indexOf(hit)] as number) <= upTo;
  const hits = ship.hits
    .filter((hit) => !isOpen(hit) || !isRemoved(hit))
    .map(({ letter }) => ({ letter, isPermanent: true }));
  const removed = open.filter(isRemoved).map(({ letter }) => letter);
  const permanent = open.filter((hit) => !isRemoved(hit)).map(({ letter }) => letter);
  const fact: CombatFact = {
    kind: 'damageControlled',
    rule: 'WG-14.2',
    dice: [roll],
    ship: id,
    removed,
    permanent,
  };
  return { ship: { ...ship, hits }, facts: [fact] };
}

/** [WG-24.25] The hit that a base's owner has rolled for when he names none. */
export const defaultRepair = ({ hits }: Pick<Base, 'hits'>): BaseHit | undefined =>
  hits.includes('A') ? 'A' : hits[0];

/** [WG-14.18] The chance, 0 to 1, that a base gets rid of a hit in a turn. */
export const baseRepairChance = ({
  damageControl,
}: Pick<TableSet, 'damageControl'> = STANDARD_TABLES): number => damageControl.bases / DIE_SIDES.d6;

/** [WG-14.18, WG-14.19, WG-14.20] Rolls to remove one hit of a base. */
export function repairBase(
  base: Pick<Base, 'card' | 'hits'>,
  chosen: BaseHit,
  dice: Dice,
  { damageControl }: Pick<TableSet, 'damageControl'> = STANDARD_TABLES,
): { hits: BaseHit[]; facts: CombatFact[] } {
  const { id } = base.card;
  const roll = dice.roll('d6', 1, 'damage-control', { base: id });
  const isRemoved = valueOf(roll) <= damageControl.bases;
  const at = base.hits.indexOf(chosen);
  const hits = base.hits.filter((_, index) => !isRemoved || index !== at);
  const fact: CombatFact = {
    kind: 'baseRepaired',
    rule: 'WG-14.18',
    dice: [roll],
    base: id,
    hit: chosen,
    isRemoved,
  };
  return { hits, facts: [fact] };
}
