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

/** The odds of light weapons at a ship or stand. */
export interface LightOdds {
  order: OrderOf<'shootLight'>;
  need: number;
  modifiers: Modifier[];
  dice: number;
  /** Of each die. */
  dieChance: number;
  /** Of a hit or more, and hits on average, power failure counted. */
  hitChance: number;
  meanHits: number;
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
  const { weapon, factors } = order;
  const [shooter, target] = [state.units[order.unit], state.units[order.target]];
  if (!shooter || !target) return undefined;
  const plan: LightPlan = { shooter, weapon, factors, target };
  if (refuseLight(state, plan)) return undefined;
  const shot = lightShot(plan);
  const dice = factorDice(shooter, factors);
  const dieChance = hitChance(shot);
  const power = powerChance(shooter);
  return {
    ...{ order, need: shot.need, modifiers: shot.modifiers, dice, dieChance },
    hitChance: power * (1 - (1 - dieChance) ** dice),
    meanHits: power * dice * dieChance,
    ...harmOf(state, plan, power),
  };
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
    ...{ samples: SAMPLES, standardError: power * standardError(SAMPLES) },
  };
}
