import { enemyOf, type Side } from '../../../rules/core';
import type { Force, SquadronRecord, StrategicView } from '../../../rules/strategic';
import type { BasicForce } from '../../../rules/strategic/query';
import { forceOf } from '../common/known';

/** Steps of a squadron without a mission this turn [ST-6.12]. */
export const freeSteps = ({ basic }: Force, squadron: SquadronRecord): number =>
  squadron.steps - (basic ? takenSteps(basic, squadron.id) : 0);

function takenSteps(basic: BasicForce, id: string): number {
  const missions = [
    ...basic.search,
    ...basic.cap,
    ...basic.strikes.flatMap(({ parts, escort }) => [...parts, ...escort]),
  ];
  return missions
    .filter(({ squadron }) => squadron === id)
    .reduce((sum, { steps }) => sum + steps, 0);
}

/** Own squadrons with aircraft left, by id. */
export const squadronsOf = (view: StrategicView, side: Side): SquadronRecord[] =>
  Object.values(forceOf(view, side).squadrons)
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** [ST-7.12] A night launch costs a step half of the time, unless the squadron has radar. */
export const mayLaunch = (isNight: boolean, { card }: SquadronRecord): boolean =>
  !isNight || card.hasRadar;

/** [ST-7.12] Average steps lost at takeoff. */
export const launchLoss = (isNight: boolean, squadron: SquadronRecord): number =>
  mayLaunch(isNight, squadron) ? 0 : 0.5;

/** [ST-6.6] All of the side's carriers strike farther than enemies whose aircraft are short-legged. */
export const outranges = ({ scenario: { rules } }: StrategicView, side: Side): boolean =>
  rules[side].longLegged === true && rules[enemyOf(side)].longLegged !== true;
