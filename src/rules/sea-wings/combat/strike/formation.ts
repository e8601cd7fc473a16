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

/** A formation as it attacks: its factors, ship by ship [WG-11.7, WG-11.8]. */
export interface FormationAttack {
  formation: string;
  /** Of its aircraft. */
  armor: number;
  load: Load;
  groups: readonly { target: StruckTarget; factors: number }[];
  /** From cards [WG-21.12]. */
  changes?: {
    hitNumber?: number;
    size?: number;
    fireControl?: number;
    flakFactor?: number;
    isDeep?: boolean;
  };
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
  { armor, load, changes = {} }: FormationAttack,
  { target, factors }: Group,
  { side, guns, allotment }: Defense,
  tables: AttackTables,
): FlakFire | undefined {
  const { fireControl, flakFactor } = changes;
  const group = {
    ...{ target: target.id, factors, armor, hasTorpedoes: load.kind === 'torpedo' },
    changes: {
      ...(fireControl !== undefined && { fireControl }),
      ...(flakFactor !== undefined && { factor: flakFactor }),
    },
  };
  return flakFire(group, gunsAt(target.id, guns, allotment), side, tables);
}

/** [WG-12.3 to WG-12.8, WG-12.14] The attack of the factors that are left of a group. */
function attackOn(
  { load, changes = {} }: Pick<FormationAttack, 'load' | 'changes'>,
  { kind, size, armor }: StruckTarget,
  factors: number,
): Attack {
  const hitNumber = load.hitNumber[kind === 'ship' ? 'ships' : 'bases'] ?? -1;
  return {
    ...{ factors, hitNumber: hitNumber + (changes.hitNumber ?? 0), armor },
    size: Math.max(1, size + (changes.size ?? 0)),
    ...{ penetration: load.penetration, warhead: load.kind },
    ...(changes.isDeep && load.kind === 'torpedo' && { isDeep: true }),
  };
}

/** What the attack of a formation cost and scored, group by group. */
interface FormationResult {
  groups: { target: string; lost: number; hits: EffectiveHit[] }[];
  facts: CombatFact[];
}

/** [WG-11.7, WG-12.1] Rolls the fire at each group of a formation, then the attacks of what is left of them. */
export function rollFormation(
  attack: FormationAttack,
  defense: Defense,
  dice: Dice,
  tables: AttackTables = STANDARD_TABLES,
): FormationResult {
  const facts: CombatFact[] = [];
  const losses = attack.groups.map((group) => {
    const fire = fireAt(attack, group, defense, tables);
    return fire ? rollFire(attack, group, fire, { dice, facts }) : 0;
  });
  const groups = attack.groups.map(({ target, factors }, i) => {
    const lost = losses[i] as number;
    const hits = rollGroup(attack, target, factors - lost, { dice, facts, tables });
    return { target: target.id, lost, hits };
  });
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
    ...{ kind: 'flakFired', rule: 'WG-11.15', dice: rolls, formation, target: target.id },
    ...{ parts, value, fireControl, lost },
  });
  return lost;
}

function rollGroup(
  attack: FormationAttack,
  target: StruckTarget,
  factors: number,
  { dice, facts, tables }: Rolling & { tables: AttackTables },
): EffectiveHit[] {
  if (factors === 0) return [];
  const { formation, load } = attack;
  const figures = { formation, at: target.id };
  const { rolls, ...result } = rollAttack(attackOn(attack, target, factors), dice, figures, tables);
  facts.push({
    ...{ kind: 'groupAttacked', rule: 'WG-12.2', dice: rolls, formation, target: target.id },
    ...{ factors, warhead: load.kind, ...result },
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

/** [WG-11, WG-12] The chances of each group, by what `rollFormation` rolls. */
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
      attackChances(attackOn(attack, target, factors - gone), tables),
    );
    const { penetration, kind: warhead } = attack.load;
    const hit = { warhead, isWeak: isWeak({ penetration, armor: target.armor, warhead }) };
    return { target: target.id, lost, effective, hit };
  });
