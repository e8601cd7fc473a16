import { orderKit, refusalCode, SIDES, type Side } from '../../../src/rules/core';
import {
  type AirAttackSpec,
  airRules,
  airSequence,
  startAirAttack,
} from '../../../src/rules/strategic/air';
import type { SquadronCard } from '../../../src/rules/strategic/cards/cards';
import { knownTo } from '../../../src/rules/strategic/game/view';
import type { AirOrder } from '../../../src/rules/strategic/model/airOrders';
import type { AirAction } from '../../../src/rules/strategic/model/airState';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { StrategicView } from '../../../src/rules/strategic/model/state';
import type { Underway } from './underway';

/** Begins an air attack of Player Two on A1, and goes on as far as nobody has to decide. */
export function attackOn(play: Underway, given: Partial<AirAttackSpec>): AirAction {
  startAirAttack(play, {
    ...{ attacker: 'axis', target: { division: 'A1' }, strike: [], escort: [], cap: [], hex: null },
    ...given,
  });
  const air = play.state.air as AirAction;
  goOn(play);
  return air;
}

const goOn = (play: Underway) => {
  while (play.state.air && airSequence.passOn(play));
};

const { ruleOf: rule, legal: legalIn } = orderKit<StrategicView, Play, AirOrder>(airRules);

export const refused = (play: Underway, side: Side, order: AirOrder): string | undefined =>
  rule(order).refuse(knownTo(play.state, side), side, order)?.code;

/** Gives an order that must be legal. */
export function give(play: Underway, side: Side, order: AirOrder): void {
  const refusal = rule(order).refuse(knownTo(play.state, side), side, order);
  if (refusal) throw new Error(`refused: ${refusalCode(refusal)}`);
  rule(order).apply(play, side, order);
  goOn(play);
}

export function confirm(play: Underway, ...sides: Side[]): void {
  for (const side of sides.length > 0 ? sides : SIDES) play.state.confirmed[side] = true;
  goOn(play);
}

export const legal = (play: Underway, side: Side): AirOrder[] =>
  legalIn(knownTo(play.state, side), side);

/** Changes a squadron's card. */
export function recard(play: Underway, id: string, given: Partial<SquadronCard>): void {
  for (const side of SIDES) {
    const squadron = play.state.forces[side].squadrons[id];
    if (squadron) squadron.card = { ...squadron.card, ...given };
  }
}

export const part = (squadron: string, steps = 4) => ({ squadron, steps });
export const bombs = (squadron: string, steps = 4) => ({
  ...part(squadron, steps),
  weapon: 'bombs' as const,
});
export const torpedoes = (squadron: string, steps = 4) => ({
  ...part(squadron, steps),
  weapon: 'torpedoes' as const,
});

/** Dice of flak that does nothing: Area, then Light. */
export const NO_FLAK = [1, 6, 1, 6];
