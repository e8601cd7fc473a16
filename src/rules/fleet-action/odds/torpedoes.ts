import { type Modifier, must } from '../../core';
import { conditionOf } from '../common/own';
import { hitChance } from '../common/toHit';
import type { UnitId } from '../model/ids';
import type { Order, OrderOf } from '../model/orders';
import type { FleetActionState } from '../model/state';
import type { TorpedoAttack, Unit } from '../model/units';
import { attackAs } from '../movement/declareTorpedo';
import { resolveSalvo } from '../torpedoes/resolve';
import { diceOf, isInReach, type Salvo, salvoOf, shotAt } from '../torpedoes/salvo';
import { type Dealt, inSpread, shares } from '../torpedoes/spread';
import { salvoFrom } from '../undersea/subAttack';
import { around, SAMPLES, sample, standardError } from './supposed';

/** An order that has torpedoes run. */
type TorpedoOrder = OrderOf<'declareTorpedo' | 'resolveTorpedo' | 'subAttack'>;

export const isTorpedoOrder = (order: Order): order is TorpedoOrder =>
  ['declareTorpedo', 'resolveTorpedo', 'subAttack'].includes(order.kind);

/** The odds for one unit in the way of torpedoes. */
interface TorpedoTargetOdds {
  target: UnitId;
  need: number;
  modifiers: Modifier[];
  /** Dice dealt to it; of several alike in size and distance, in listed order. */
  dice: number;
  dieChance: number;
  hitChance: number;
  meanHits: number;
  /** That it is lost: the attack resolved `samples` times. */
  lossChance: number;
}

/** The odds of a torpedo attack, against units where they are now. */
export interface TorpedoOdds {
  order: TorpedoOrder;
  torpedoes: number;
  /** Nobody when all are out of reach. */
  targets: TorpedoTargetOdds[];
  samples: number;
  standardError: number;
}

/** The odds of torpedoes declared or planned; `undefined` when there are none. */
export function torpedoOdds(state: FleetActionState, order: TorpedoOrder): TorpedoOdds | undefined {
  const salvo = salvoIn(state, order);
  if (!salvo) return undefined;
  const dealt = dealtBy(state, salvo);
  const lost = losses(state, salvo, dealt);
  return {
    order,
    torpedoes: salvo.count,
    targets: dealt.map((it) => ({ ...targetOdds(salvo, it), lossChance: lost(it.target) })),
    samples: SAMPLES,
    standardError: standardError(SAMPLES),
  };
}

function salvoIn({ units }: FleetActionState, order: TorpedoOrder): Salvo | undefined {
  const by = units[order.kind === 'subAttack' ? order.sub : order.ship];
  if (!by?.sheet.torpedoes) return undefined;
  if (order.kind === 'subAttack') return salvoFrom(by, order);
  const attack = attackOf(by, order);
  return attack ? salvoOf(by, attack) : undefined;
}

type ShipOrder = Exclude<TorpedoOrder, { kind: 'subAttack' }>;

const attackOf = (ship: Unit, order: ShipOrder): TorpedoAttack | null =>
  order.kind === 'resolveTorpedo' ? conditionOf(ship).torpedoAttack : attackAs(ship, order);

/** Whom the dice go to. */
function dealtBy(state: FleetActionState, salvo: Salvo): Dealt[] {
  const { aim } = salvo;
  if ('center' in aim) return shares(diceOf(salvo), inSpread(state, salvo, aim.center));
  const target = state.units[aim.target];
  return target?.fate === 'inPlay' && isInReach(salvo, target)
    ? [{ target, dice: diceOf(salvo) }]
    : [];
}

function targetOdds(salvo: Salvo, { target, dice }: Dealt): Omit<TorpedoTargetOdds, 'lossChance'> {
  const shot = shotAt(salvo, target);
  const dieChance = hitChance(shot);
  return {
    target: target.id,
    need: shot.need,
    modifiers: shot.modifiers,
    dice,
    dieChance,
    hitChance: 1 - (1 - dieChance) ** dice,
    meanHits: dice * dieChance,
  };
}

/** How often each is lost when the attack is resolved. */
function losses(state: FleetActionState, salvo: Salvo, dealt: readonly Dealt[]) {
  if (dealt.length === 0) return () => 0;
  const near = around(state, [salvo.by.hex, ...dealt.map(({ target }) => target.hex)]);
  const ends = sample(near, `torpedoes/${salvo.by.id}/${JSON.stringify(salvo.aim)}`, (play) =>
    resolveSalvo(play, { ...salvo, by: must(play.state.units[salvo.by.id], salvo.by.id) }),
  );
  return ({ id }: Unit): number =>
    ends.filter(({ units }) => units[id]?.fate !== 'inPlay').length / SAMPLES;
}
