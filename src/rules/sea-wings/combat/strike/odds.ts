import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type CapPatrol, capSeries } from '../air/cap';
import type { AirPass } from '../air/pass';
import { passOutcomes } from '../air/resolve';
import type { AirUnit } from '../air/units';
import type { ControlTables } from '../control/fires';
import type { EffectiveHit } from '../damage/hitEffects';
import type { Hull } from '../damage/hull';
import { carriedOn, countsOf, meanOver, type Outcomes, only, remembered } from '../dice/outcomes';
import { seriesChances } from '../dice/series';
import { type Blow, blowKey, type FateChances, fateChances } from './fates';
import { type Defense, type FormationAttack, formationChances } from './formation';

/** Every table of a strike. */
type StrikeTables = ControlTables & Pick<TableSet, 'airCombat' | 'antiAircraft' | 'strikeHits'>;

/** A patrol over the target, with its aircraft. */
export type OddsPatrol = CapPatrol & { unit: AirUnit };

/** One strike as far as its sides are known or assumed, with what each of them would decide. */
export interface StrikePlan {
  patrols: readonly OddsPatrol[];
  escorts: readonly AirUnit[];
  strike: readonly AirUnit[];
  /** Where CAP in position and escorts go, given the number in position of each patrol. */
  allot(inPosition: readonly number[]): Pick<AirPass, 'cap' | 'escorts'>;
  /** How a formation attacks with the factors that it has left. */
  aim(formation: string, factors: number): FormationAttack;
  defense: Defense;
  targets: readonly OddsTarget[];
}

/** A ship that is attacked. */
interface OddsTarget {
  ship: Hull;
  isReadied: boolean;
}

/** What a strike is expected to do; chances from 0 to 1, the rest are means. */
export interface StrikeOdds {
  /** Factors of the strike shot down by CAP on the way in, and by flak; escorts and CAP lost on the way in. */
  lost: { toCap: number; toFlak: number; escorts: number; cap: number };
  targets: TargetOdds[];
}

export interface TargetOdds extends FateChances {
  ship: string;
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
  const arrivals = arrivalsOf(plan, tables);
  const attacks = attacksBy(plan, tables);
  const sent = plan.strike.map(({ factors }) => factors);
  const mean = (figure: (it: Arrival) => number) => meanOver(arrivals, figure);
  const total = (counts: readonly number[]) => counts.reduce((sum, it) => sum + it, 0);
  return {
    lost: {
      toCap: total(sent) - mean(({ strike }) => total(strike)),
      toFlak: mean(({ strike }) => total(strike.map((left, i) => attacks(i, left).lost))),
      escorts: total(plan.escorts.map((it) => it.factors)) - mean((it) => it.escorts),
      cap: mean((it) => it.capLost),
    },
    targets: plan.targets.map((target) => targetOdds(target, arrivals, attacks, tables)),
  };
}

/** What is left when the strike arrives over its target. */
interface Arrival {
  strike: number[];
  escorts: number;
  capLost: number;
}

/** [WG-10.2, WG-10.10 to WG-10.22] */
function arrivalsOf(plan: StrikePlan, tables: StrikeTables): Outcomes<Arrival> {
  const positions = countsOf(
    plan.patrols.map((it) => seriesChances(capSeries(it, 'incoming', tables))),
  );
  return carriedOn(positions, (inPosition) => passArrivals(plan, inPosition, tables));
}

function passArrivals(
  plan: StrikePlan,
  inPosition: readonly number[],
  tables: StrikeTables,
): Outcomes<Arrival> {
  const pass: AirPass = { ...plan.allot(inPosition), strike: [...plan.strike] };
  const flown = inPosition.reduce((sum, it) => sum + it, 0);
  return carriedOn(passOutcomes(pass, tables), ({ cap, escorts, strike }) =>
    only({
      strike: [...strike],
      escorts: escorts.reduce((sum, it) => sum + it, 0),
      capLost: flown - cap.reduce((sum, it) => sum + it, 0),
    }),
  );
}

/** What a formation does with the factors that are left of it. */
interface FormationOdds {
  /** Factors that flak costs it, on average. */
  lost: number;
  /** By target. */
  hits: Map<string, { chances: readonly number[]; hit: EffectiveHit }>;
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
  const groups = left === 0 ? [] : formationChances(aim(formation, left), defense, tables);
  const mean = (chances: readonly number[]) => chances.reduce((sum, p, n) => sum + p * n, 0);
  return {
    lost: groups.reduce((sum, { lost }) => sum + mean(lost), 0),
    hits: new Map(
      groups.map(({ target, effective, hit }) => [target, { chances: effective, hit }]),
    ),
  };
}

function targetOdds(
  { ship, isReadied }: OddsTarget,
  arrivals: Outcomes<Arrival>,
  attacks: AttackOdds,
  tables: StrikeTables,
): TargetOdds {
  const blows = carriedOn(
    arrivals,
    ({ strike }) => blowsOn(ship.card.id, strike, attacks),
    blowKey,
  );
  return {
    ship: ship.card.id,
    bombs: meanOver(blows, ({ bombs, weak }) => bombs + weak),
    torpedoes: meanOver(blows, (it) => it.torpedoes),
    isHit: meanOver(blows, (it) => Number(it.bombs + it.weak + it.torpedoes > 0)),
    ...fateChances(ship, isReadied, blows, tables),
  };
}

/** The hits of all formations on one ship, given what is left of each. */
const blowsOn = (ship: string, strike: readonly number[], attacks: AttackOdds): Outcomes<Blow> =>
  strike.reduce<Outcomes<Blow>>(
    (blows, left, formation) => {
      const scored = attacks(formation, left).hits.get(ship);
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
