import type { Modifier } from '../../core';
import { type LightPlan, lightShot, refuseLight } from '../action/light/attack';
import { shootAt } from '../action/light/shootLight';
import { factorDice } from '../common/factors';
import { unitOf } from '../common/own';
import { hitChance } from '../common/toHit';
import type { OrderOf } from '../model/orders';
import type { FleetActionState } from '../model/state';
import { powerChance } from './power';
import { around, SAMPLES, sample, standardError } from './supposed';

/** What of the odds of light weapons is worked out exactly, and quickly. */
export interface ExactLightOdds {
  order: OrderOf<'shootLight'>;
  need: number;
  modifiers: Modifier[];
  dice: number;
  /** Of each die. */
  dieChance: number;
  /** Of a hit or more, and hits on average, power failure counted. */
  hitChance: number;
  meanHits: number;
}

/** The odds of light weapons at a ship or stand. */
export interface LightOdds extends ExactLightOdds {
  /** Vessels or points of S that the target loses on average, and whether it is lost: resolved `samples` times. */
  meanLoss: number;
  lossChance: number;
  samples: number;
  standardError: number;
}

/** The odds of an order to shoot with light weapons; `undefined` when it cannot be given as things are. */
export function lightOdds(
  state: FleetActionState,
  order: OrderOf<'shootLight'>,
): LightOdds | undefined {
  const plan = planIn(state, order);
  const exact = exactLightOdds(state, order);
  return plan && exact && { ...exact, ...harmOf(state, plan, powerChance(plan.shooter)) };
}

/** The same without what the target loses. */
export function exactLightOdds(
  state: FleetActionState,
  order: OrderOf<'shootLight'>,
): ExactLightOdds | undefined {
  const plan = planIn(state, order);
  if (!plan || refuseLight(state, plan)) return undefined;
  const shot = lightShot(plan);
  const dice = factorDice(plan.shooter, plan.factors);
  const dieChance = hitChance(shot);
  const power = powerChance(plan.shooter);
  return {
    order,
    need: shot.need,
    modifiers: shot.modifiers,
    dice,
    dieChance,
    hitChance: power * (1 - (1 - dieChance) ** dice),
    meanHits: power * dice * dieChance,
  };
}

function planIn(
  { units }: FleetActionState,
  { unit, target: at, weapon, factors }: OrderOf<'shootLight'>,
): LightPlan | undefined {
  const [shooter, target] = [units[unit], units[at]];
  return shooter && target && { shooter, weapon, factors, target };
}

function harmOf(state: FleetActionState, plan: LightPlan, power: number) {
  const { shooter, target } = plan;
  const near = around(state, [shooter.hex, target.hex]);
  const ends = sample(near, `light/${shooter.id}/${plan.weapon}/${target.id}`, (play) => {
    const [by, at] = [unitOf(play.state, shooter.id), unitOf(play.state, target.id)];
    shootAt(play, { ...plan, shooter: by, target: at });
  }).map(({ units }) => units[target.id] ?? target);
  const left = (unit: typeof target) => unit.vessels + (unit.condition?.structure ?? 0);
  const lost = ends.filter(({ fate }) => fate !== 'inPlay').length;
  const loss = ends.reduce((sum, unit) => sum + left(target) - left(unit), 0);
  return {
    meanLoss: (power * loss) / SAMPLES,
    lossChance: (power * lost) / SAMPLES,
    samples: SAMPLES,
    standardError: power * standardError(SAMPLES),
  };
}
