import type { Dice, Side } from '../../../core';
import type { CombatFact } from '../../model/facts';
import type { Load } from '../../model/ratings';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type Attack, attackChances, isWeak, rollAttack } from '../attack/attack';
import type { EffectiveHit } from '../damage/hitEffects';
import { type Chances, capped, certain, followedEach } from '../dice/chances';
import { rollSeries, seriesChances } from '../dice/series';
import { type FlakAllotment, type FlakFire, type FlakGuns, flakFire, gunsAt } from '../flak/flak';

type AttackTables = Pick<TableSet, 'antiAircraft' | 'strikeHits'>;

/** What a group attacks. */
export interface StruckTarget {
  id: string;
  kind: 'ship' | 'base';
  size: number;
  armor: number;
}

/** What cards change in the attack of a group [WG-21.12]: added, but the flak is multiplied. */
export interface AttackChanges {
  hitNumber?: number;
  size?: number;
  fireControl?: number;
  flakFactor?: number;
  isDeep?: boolean;
}

/** A formation as it attacks: its factors, ship by ship [WG-11.7, WG-11.8]. */
export interface FormationAttack {
  formation: string;
  /** Of its aircraft. */
  armor: number;
  load: Load;
  groups: readonly { target: StruckTarget; factors: number; changes?: AttackChanges }[];
}

/** What defends the targets. */
export interface Defense {
  side: Side;
  guns: readonly FlakGuns[];
  allotment: FlakAllotment;
}

type Group = FormationAttack['groups'][number];

/** [WG-11.9 to WG-11.22] The fire at one group. */
function fireAt(
  { armor, load }: FormationAttack,
  { target, factors, changes = {} }: Group,
  { side, guns, allotment }: Defense,
  tables: AttackTables,
): FlakFire | undefined {
  const { fireControl, flakFactor } = changes;
  const group = {
    target: target.id,
    factors,
    armor,
    hasTorpedoes: load.kind === 'torpedo',
    changes: {
      ...(fireControl !== undefined && { fireControl }),
      ...(flakFactor !== undefined && { factor: flakFactor }),
    },
  };
  return flakFire(group, gunsAt(target.id, guns, allotment), side, tables);
}

/** [WG-12.3 to WG-12.8, WG-12.14] The attack of the factors that are left of a group. */
function attackOn(
  { load }: Pick<FormationAttack, 'load'>,
  { target: { kind, size, armor }, changes = {} }: Pick<Group, 'target' | 'changes'>,
  factors: number,
): Attack {
  const printed = load.hitNumber[kind === 'ship' ? 'ships' : 'bases'] ?? -1;
  const hitNumber = printed < 0 ? printed : Math.max(0, printed + (changes.hitNumber ?? 0));
  return {
    factors,
    hitNumber,
    armor,
    size: Math.max(1, size + (changes.size ?? 0)),
    penetration: load.penetration,
    warhead: load.kind,
    ...(changes.isDeep && load.kind === 'torpedo' && { isDeep: true }),
  };
}

/** [WG-11.7, WG-11.15] Rolls the fire at each group of a formation: the factors that it costs. */
export function rollFlak(
  attack: FormationAttack,
  defense: Defense,
  dice: Dice,
  tables: AttackTables = STANDARD_TABLES,
): { lost: number[]; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  const lost = attack.groups.map((group) => {
    const fire = fireAt(attack, group, defense, tables);
    return fire ? rollFire(attack, group, fire, { dice, facts }) : 0;
  });
  return { lost, facts };
}

/** [WG-12.1] Rolls the attack of each group, with the factors that the fire has left of it. */
export function rollStrike(
  attack: FormationAttack,
  dice: Dice,
  tables: AttackTables = STANDARD_TABLES,
): { groups: { target: string; hits: EffectiveHit[] }[]; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  const groups = attack.groups.map((group) => ({
    target: group.target.id,
    hits: rollGroup(attack, group, { dice, facts, tables }),
  }));
  return { groups, facts };
}

interface Rolling {
  dice: Dice;
  facts: CombatFact[];
}

function rollFire(
  { formation }: FormationAttack,
  { target, factors }: Group,
  { parts, value, fireControl, series }: FlakFire,
  { dice, facts }: Rolling,
): number {
  const { left, rolls } = rollSeries(series, dice, { formation, at: target.id });
  const lost = Math.min(factors, left);
  facts.push({
    kind: 'flakFired',
    rule: 'WG-11.15',
    dice: rolls,
    formation,
    target: target.id,
    parts,
    value,
    fireControl,
    lost,
  });
  return lost;
}

function rollGroup(
  attack: FormationAttack,
  group: Group,
  { dice, facts, tables }: Rolling & { tables: AttackTables },
): EffectiveHit[] {
  const { target, factors } = group;
  if (factors === 0) return [];
  const { formation, load } = attack;
  const figures = { formation, at: target.id };
  const { rolls, ...result } = rollAttack(attackOn(attack, group, factors), dice, figures, tables);
  facts.push({
    kind: 'groupAttacked',
    rule: 'WG-12.2',
    dice: rolls,
    formation,
    target: target.id,
    factors,
    warhead: load.kind,
    ...result,
  });
  const hit = { warhead: load.kind, isWeak: result.isWeak };
  return Array.from({ length: result.effective }, () => hit);
}

/** The chances of factors lost to flak, and of effective hits, of one group of a formation. */
interface GroupChances {
  target: string;
  lost: Chances;
  effective: Chances;
  hit: EffectiveHit;
}

/** [WG-11, WG-12] The chances of each group, by what `rollFlak` and `rollStrike` roll. */
export const formationChances = (
  attack: FormationAttack,
  defense: Defense,
  tables: AttackTables = STANDARD_TABLES,
): GroupChances[] =>
  attack.groups.map((group) => {
    const { target, factors } = group;
    const fire = fireAt(attack, group, defense, tables);
    const lost = fire ? capped(seriesChances(fire.series), factors) : certain(0);
    const effective = followedEach(lost, (gone) =>
      attackChances(attackOn(attack, group, factors - gone), tables),
    );
    const { penetration, kind: warhead } = attack.load;
    const hit = { warhead, isWeak: isWeak({ penetration, armor: target.armor, warhead }) };
    return { target: target.id, lost, effective, hit };
  });
