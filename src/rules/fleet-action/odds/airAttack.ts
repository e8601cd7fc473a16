import { distance } from '../../../hex';
import type { Modifier } from '../../core';
import { hitsEach } from '../airAttack/bombs';
import { type AirPlan, refuseAttack } from '../airAttack/plan';
import { carryOut } from '../airAttack/resolve';
import { airDice, airShot } from '../airAttack/shot';
import { validationChance } from '../airAttack/strafing';
import { airGunsOf } from '../common/airGuns';
import { loadOf } from '../common/stands';
import { hitChance } from '../common/toHit';
import type { EventOf } from '../model/events';
import type { OrderOf } from '../model/orders';
import type { FleetActionState } from '../model/state';
import { FLAK_HEXES } from '../tables/air';
import { around, SAMPLES, sample, standardError } from './supposed';

/** The odds of an attack by aircraft. */
export interface AirAttackOdds {
  order: OrderOf<'airAttack'>;
  need: number;
  modifiers: Modifier[];
  dice: number;
  /** Of each die, as things are now. */
  dieChance: number;
  /** Hits for each die that succeeds: of a stick of bombs several, of guns those that count. */
  hitsEach: number;
  /** Without flak: of a hit or more, and hits on average. */
  hitChance: number;
  meanHits: number;
  /** Under all the flak that bears, resolved `samples` times. */
  underFlak: AirRaidOdds;
  samples: number;
  standardError: number;
}

/** What comes of an attack on average. */
interface AirRaidOdds {
  meanHits: number;
  meanAircraftLost: number;
  /** That the stand does not come to attack. */
  repelledChance: number;
  /** That the target is lost. */
  lossChance: number;
}

/** The odds of an order to attack; `undefined` when it cannot be given as things are. */
export function airAttackOdds(
  state: FleetActionState,
  order: OrderOf<'airAttack'>,
): AirAttackOdds | undefined {
  const plan = plannedIn(state, order);
  if (!plan || refuseAttack(state, plan)) return undefined;
  const shot = airShot(plan);
  const dice = airDice(plan);
  const dieChance = hitChance(shot);
  const each = hitsOf(plan);
  return {
    order,
    need: shot.need,
    modifiers: shot.modifiers,
    dice,
    dieChance,
    hitsEach: each,
    hitChance: 1 - (1 - dieChance * Math.min(1, each)) ** dice,
    meanHits: dice * dieChance * each,
    underFlak: raidOdds(state, plan, each),
    samples: SAMPLES,
    standardError: standardError(SAMPLES),
  };
}

function plannedIn(state: FleetActionState, order: OrderOf<'airAttack'>): AirPlan | undefined {
  const [stand, target] = [state.stands[order.stand], state.units[order.target]];
  return stand && target && { stand, target, attack: order.attack, aircraft: order.aircraft };
}

/** [NW-18.22, NW-19.2] */
function hitsOf({ stand, attack }: AirPlan): number {
  const guns = attack === 'guns' ? airGunsOf(stand) : null;
  const load = loadOf(stand);
  if (guns) return validationChance(guns);
  return load && attack !== 'kamikaze' ? hitsEach(load) : 1;
}

/** [NW-17.16, NW-18.20] The whole attack again and again, from the first flak on. */
function raidOdds(state: FleetActionState, plan: AirPlan, each: number): AirRaidOdds {
  const { stand, target, attack, aircraft } = plan;
  const rolled: EventOf<'airAttackRolled'>[] = [];
  const pending = { stand: stand.id, target: target.id, attack, aircraft, fire: [] };
  const ends = sample(raidOf(state, plan), `air/${stand.id}/${attack}/${target.id}`, (play) => {
    carryOut(play, pending);
    rolled.push(...play.events.filter((event) => event.kind === 'airAttackRolled'));
  });
  const mean = (value: (end: FleetActionState) => number) =>
    ends.reduce((sum, end) => sum + value(end), 0) / SAMPLES;
  return {
    meanHits: (each * rolled.reduce((sum, { hits }) => sum + hits, 0)) / SAMPLES,
    meanAircraftLost: mean((end) => stand.count - (end.stands[stand.id]?.count ?? 0)),
    repelledChance: 1 - rolled.length / SAMPLES,
    lossChance: mean((end) => Number(end.units[target.id]?.fate !== 'inPlay')),
  };
}

/** The position with the stand and its side's others, what can fire at it, and what lies around the target. */
function raidOf(state: FleetActionState, { stand, target }: AirPlan): FleetActionState {
  const firing = Object.values(state.units).filter(
    ({ hex, side }) => side !== stand.side && distance(hex, stand.hex) <= FLAK_HEXES.longRange,
  );
  const own = Object.values(state.stands).filter(({ side }) => side === stand.side);
  const near = around(state, [target.hex, stand.hex]);
  return {
    ...near,
    units: { ...near.units, ...Object.fromEntries(firing.map((unit) => [unit.id, unit])) },
    stands: Object.fromEntries(own.map((it) => [it.id, it])),
  };
}
