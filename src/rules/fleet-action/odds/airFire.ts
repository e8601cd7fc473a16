import { type Modifier, sumOfModifiers } from '../../core';
import type { Bout } from '../airCombat/bouts';
import { dogfightOf } from '../airCombat/factors';
import { dogfightDice, dogfightSaves, dogfightShot } from '../airCombat/fight';
import { factorDice } from '../common/factors';
import { crewOf } from '../common/stands';
import { chanceOfTest, TEST_NEED } from '../common/tests';
import { hitChance, type ToHit } from '../common/toHit';
import { type FlakShot, flakShot, refuseFlak, savesAgainst } from '../flak/shot';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import type { FleetActionState } from '../model/state';
import { SLIP_MODIFIER } from '../tables/air';
import { meanUpTo } from './binomial';

/** Fire at a stand of aircraft, as things are now. */
interface AirFire {
  need: number;
  modifiers: Modifier[];
  dice: number;
  dieChance: number;
  /** Of the stand, against each hit. */
  saveChance: number;
  /** Aircraft lost on average. */
  meanLost: number;
}

/** The odds of one weapon's flak; of weapons that fire together, the later ones lose a little by flak markers [NW-17.6]. */
export interface FlakOdds extends AirFire {
  order: OrderOf<'antiAir'>;
}

/** The odds of a stand that takes on another one. */
export interface DogfightOdds extends AirFire {
  order: OrderOf<'airCombat'>;
  /** [NW-20.5] That it slips past an escort; `null` where it does not try. */
  slipChance: number | null;
  /** What comes back if the other one replies; `null` if it may not dogfight. Its crew is taken as average, without a load. */
  reply: AirFire | null;
}

/** [NW-17.8, NW-20.10] Each hit costs an aircraft that is not saved; no more are lost than there are. */
function airFire(shot: ToHit, dice: number, saves: Modifier[], count: number): AirFire {
  const dieChance = hitChance(shot);
  const saveChance = chanceOfTest(TEST_NEED - sumOfModifiers(saves, Infinity));
  const lost = dieChance * (1 - saveChance);
  return {
    need: shot.need,
    modifiers: shot.modifiers,
    dice,
    dieChance,
    saveChance,
    meanLost: meanUpTo(dice, lost, count),
  };
}

/** The odds of named flak; `undefined` when it does not bear. */
export function flakOdds(state: FleetActionState, order: OrderOf<'antiAir'>): FlakOdds | undefined {
  const { step } = state;
  const [unit, stand] = [state.units[order.unit], state.stands[order.stand]];
  if (!unit || !stand || step.kind !== 'flak') return undefined;
  const shot: FlakShot = { unit, weapon: order.weapon, stand };
  if (refuseFlak(state, shot, step.attack.target)) return undefined;
  const dice = factorDice(unit, order.factors);
  return { order, ...airFire(flakShot(state, shot), dice, savesAgainst(shot), stand.count) };
}

/** The odds of a pair in air combat; `undefined` when the stand may not dogfight. */
export function dogfightOdds(
  state: FleetActionState,
  order: OrderOf<'airCombat'>,
): DogfightOdds | undefined {
  const [stand, at] = [state.stands[order.stand], state.stands[order.opponent]];
  if (!stand || !at || dogfightOf(stand) === null) return undefined;
  return {
    order,
    slipChance: order.slip ? slipChance(stand) : null,
    ...boutOdds({ stand, at }),
    reply: dogfightOf(at) === null ? null : boutOdds({ stand: at, at: stand }),
  };
}

const boutOdds = (bout: Bout): AirFire =>
  airFire(dogfightShot(bout), dogfightDice(bout), dogfightSaves(bout), bout.at.count);

const slipChance = (stand: AirStand): number =>
  chanceOfTest(TEST_NEED - crewOf(stand).crewQuality - SLIP_MODIFIER);
