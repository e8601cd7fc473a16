import type { Base } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import type { AirUnit } from '../air/units';
import type { ControlTables } from '../control/fires';
import type { EffectiveHit } from '../damage/hitEffects';
import type { Hull } from '../damage/hull';
import { type Chances, meanOf } from '../dice/chances';
import { carriedOn, meanOver, type Outcomes, only, remembered } from '../dice/outcomes';
import { type Approach, type Arrival, arrivalsOf, type OddsPatrol } from './arrivals';
import { type Blow, baseFates, blowKey, convoyFates, type FateChances, fateChances } from './fates';
import { type Defense, type FormationAttack, formationChances } from './formation';

export type { OddsPatrol };

/** Every table of a strike. */
type StrikeTables = ControlTables &
  Pick<TableSet, 'airCombat' | 'antiAircraft' | 'strikeHits' | 'baseHits'>;

/** One strike as far as its sides are known or assumed, with what each of them would decide. */
export interface StrikePlan extends Approach {
  /** How a formation attacks with the factors that it has left. */
  aim(formation: string, factors: number): FormationAttack;
  /** What defends against an attack. */
  defense(attack: FormationAttack): Defense;
  targets: readonly OddsTarget[];
}

/** What is attacked. */
export type OddsTarget =
  | { ship: Hull; isReadied: boolean }
  | { base: Pick<Base, 'card' | 'hits'> }
  | { convoy: string; shipsLeft: number };

/** What a strike is expected to do; chances from 0 to 1, the rest are means. */
export interface StrikeOdds {
  /** Factors of the strike shot down by CAP on the way in, and by flak; escorts and CAP lost on the way in. */
  lost: { toCap: number; toFlak: number; escorts: number; cap: number };
  targets: TargetOdds[];
  /** Air combats drawn where there are too many cases to go through; 0: all is exact. */
  samples: number;
  /** The largest standard error of the chances. */
  standardError: number;
}

export interface TargetOdds extends FateChances {
  /** The id of a ship or base. */
  at: string;
  /** Effective hits by bombs and by torpedoes. */
  bombs: number;
  torpedoes: number;
  /** A hit or more. */
  isHit: number;
}

/**
 * The chances of one strike, without dice: CAP on the way in, flak, attacks, damage and the fires after it, by the computations that
 * roll them. The combat with the withdrawing strike is left out: it changes nothing at the target.
 */
export function strikeOdds(plan: StrikePlan, tables: StrikeTables = STANDARD_TABLES): StrikeOdds {
  const { outcomes, samples } = arrivalsOf(plan, tables);
  const attacks = attacksBy(plan, tables);
  const mean = (figure: (it: Arrival) => number) => meanOver(outcomes, figure);
  return {
    lost: {
      toCap: total(plan.strike.map(factors)) - mean(({ strike }) => total(strike)),
      toFlak: mean(({ strike }) => total(strike.map((left, i) => attacks(i, left).lost))),
      escorts: total(plan.escorts.map(factors)) - mean((it) => it.escorts),
      cap: mean((it) => it.capLost),
    },
    targets: plan.targets.map((target) => targetOdds(target, outcomes, attacks, tables)),
    samples,
    standardError: samples > 0 ? 0.5 / Math.sqrt(samples) : 0,
  };
}

const factors = (unit: AirUnit): number => unit.factors;

const total = (counts: readonly number[]): number => counts.reduce((sum, it) => sum + it, 0);

/** What a formation does with the factors that are left of it. */
interface FormationOdds {
  /** Factors that flak costs it, on average. */
  lost: number;
  /** By target. */
  hits: Map<string, { chances: Chances; hit: EffectiveHit }>;
}

type AttackOdds = (formation: number, left: number) => FormationOdds;

function attacksBy(plan: StrikePlan, tables: StrikeTables): AttackOdds {
  const known = remembered(
    ([formation, left]: readonly [number, number]): FormationOdds =>
      formationOdds(plan, (plan.strike[formation] as AirUnit).id, left, tables),
    (key) => key.join(),
  );
  return (formation, left) => known([formation, left]);
}

function formationOdds(
  { aim, defense }: StrikePlan,
  formation: string,
  left: number,
  tables: StrikeTables,
): FormationOdds {
  const attack = left === 0 ? undefined : aim(formation, left);
  const groups = attack ? formationChances(attack, defense(attack), tables) : [];
  return {
    lost: groups.reduce((sum, { lost }) => sum + meanOf(lost), 0),
    hits: new Map(
      groups.map(({ target, effective, hit }) => [target, { chances: effective, hit }]),
    ),
  };
}

function targetOdds(
  target: OddsTarget,
  arrivals: Outcomes<Arrival>,
  attacks: AttackOdds,
  tables: StrikeTables,
): TargetOdds {
  const at = idOf(target);
  const blows = carriedOn(arrivals, ({ strike }) => blowsOn(at, strike, attacks), blowKey);
  return {
    at,
    bombs: meanOver(blows, ({ bombs, weak }) => bombs + weak),
    torpedoes: meanOver(blows, (it) => it.torpedoes),
    isHit: meanOver(blows, (it) => Number(it.bombs + it.weak + it.torpedoes > 0)),
    ...fatesOf(target, blows, tables),
  };
}

function idOf(target: OddsTarget): string {
  if ('convoy' in target) return target.convoy;
  return 'ship' in target ? target.ship.card.id : target.base.card.id;
}

function fatesOf(target: OddsTarget, blows: Outcomes<Blow>, tables: StrikeTables): FateChances {
  if ('convoy' in target) return convoyFates(target.shipsLeft, blows);
  return 'ship' in target
    ? fateChances(target.ship, target.isReadied, blows, tables)
    : baseFates(target.base, blows, tables);
}

/** The hits of all formations on one target, given what is left of each. */
const blowsOn = (at: string, strike: readonly number[], attacks: AttackOdds): Outcomes<Blow> =>
  strike.reduce<Outcomes<Blow>>(
    (blows, left, formation) => {
      const scored = attacks(formation, left).hits.get(at);
      if (!scored) return blows;
      return carriedOn(
        blows,
        (blow) =>
          scored.chances.map((chance, hits) => ({
            chance,
            value: withHits(blow, scored.hit, hits),
          })),
        blowKey,
      );
    },
    only({ bombs: 0, weak: 0, torpedoes: 0 }),
  );

function withHits(blow: Blow, { warhead, isWeak }: EffectiveHit, hits: number): Blow {
  const kind = warhead === 'torpedo' ? 'torpedoes' : isWeak ? 'weak' : 'bombs';
  return { ...blow, [kind]: blow[kind] + hits };
}
