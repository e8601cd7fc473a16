import type { Side } from '../../core';
import type { BasicForce, Detachment } from '../model/basicState';
import type { LandUnitId, ShipId, SquadronRecord, StrategicState } from '../model/state';
import type { SquadronType } from '../tables/kinds';
import { inOrder } from './lookUp';

/** Steps of a squadron that stand on its ship or base now: not in the air, not sent on a mission that has not landed. */
export function stepsAboard(state: StrategicState, side: Side, squadron: SquadronRecord): number {
  const { basic, advanced } = state.forces[side];
  if (advanced) return advanced.flights[squadron.id]?.hex ? 0 : squadron.steps;
  return basic ? Math.max(0, squadron.steps - stepsAway(state, basic, squadron)) : squadron.steps;
}

/** [ST-7.20, ST-7.49] Strikes, escorts and CAP are back after step 3, searchers in step 8. */
function stepsAway({ step }: StrategicState, basic: BasicForce, { id }: SquadronRecord): number {
  const isBack = !['cap', 'strikePlan', 'strikes'].includes(step.kind);
  return stepsIn(isBack ? basic.search : missions(basic), id);
}

const missions = ({ search, cap, strikes }: BasicForce): Detachment[] => [
  ...search,
  ...cap,
  ...strikes.flatMap(({ parts, escort }) => [...parts, ...escort]),
];

const stepsIn = (detachments: readonly Detachment[], id: string): number =>
  detachments.reduce((sum, it) => sum + (it.squadron === id ? it.steps : 0), 0);

/** Squadrons with steps aboard a ship or a base, by id. */
export const squadronsAboard = (
  state: StrategicState,
  side: Side,
  base: ShipId | LandUnitId,
): SquadronRecord[] =>
  inOrder(Object.values(state.forces[side].squadrons)).filter(
    (it) => it.home === base && it.steps > 0 && stepsAboard(state, side, it) > 0,
  );

/** [ST-4.14] Types that a Basic carrier arms while they have no mission. */
const ARMED_TYPES: readonly SquadronType[] = ['DB', 'TB'];

/** [ST-4.13, ST-4.14] A carrier is caught with armed squadrons: with ordnance (Advanced), with bombers held back (Basic). */
export function hasArmedSquadrons(state: StrategicState, side: Side, ship: ShipId): boolean {
  const { basic, advanced } = state.forces[side];
  const aboard = squadronsAboard(state, side, ship);
  if (advanced) return aboard.some(({ id }) => advanced.flights[id]?.ordnance != null);
  return aboard.some(
    ({ id, card }) => ARMED_TYPES.includes(card.type) && !(basic && hasMission(basic, id)),
  );
}

/** [ST-4.14] In this turn, landed or not. */
const hasMission = (basic: BasicForce, id: string): boolean =>
  basic.flew.includes(id) || stepsIn(missions(basic), id) > 0;
