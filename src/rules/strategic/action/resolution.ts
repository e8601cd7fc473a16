import { type Roll, SIDES, type Side } from '../../core';
import { rollPriority } from '../common/priority';
import { shipsOf } from '../harm';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import { enterStage, notNow, type OrderRule } from '../model/rule';
import { isOwnResolution, RESOLUTIONS, type Resolution } from '../model/scenario';
import type { StrategicState, StrategicView } from '../model/state';
import { startTactical } from '../tactical';
import { recordsIn } from './fighters';
import { canBeHandedOver, handOver } from './handOver';
import { enterQuick } from './quickFlow';

/** [ST-21.2] Sealed; may be changed until confirmed [ST-5.14]. */
export const chooseResolution: OrderRule<'chooseResolution'> = {
  legal: (view, side) =>
    isChoosing(view, side)
      ? waysIn(view).map((resolution) => ({ kind: 'chooseResolution', resolution }))
      : [],
  refuse(view, side, { resolution }) {
    if (!isChoosing(view, side)) return notNow('way');
    if (waysIn(view).includes(resolution)) return undefined;
    return notNow('ways', { ways: RESOLUTIONS });
  },
  apply({ state: { action } }, side, { resolution }) {
    if (action?.stage.kind === 'choose') action.stage.chosen[side] = resolution;
  },
};

/** [ST-21.1, ST-21.1a] The ways that are open, those of other systems last. */
export const waysIn = ({ scenario }: StrategicView): Resolution[] => [
  ...RESOLUTIONS,
  ...Object.keys(scenario.otherSheets ?? {}),
];

const isChoosing = ({ action, confirmed }: StrategicView, side: Side): boolean =>
  action?.stage.kind === 'choose' && !confirmed[side];

/** [ST-21.2, ST-21.4, ST-21.29] What leaves no choice: land units, which fight only Tactically, or the scenario. */
export function resolutionWithoutChoice(
  state: StrategicState,
  action: SurfaceAction,
): Resolution | undefined {
  if (action.landUnits.length > 0) return 'tactical';
  const { ordered, usual } = state.scenario.resolution;
  return ordered ? usual : undefined;
}

/** [ST-21.2] Both have chosen: the choices are shown, and the action goes on by the way that holds. */
export function settleChoice(play: Play, action: SurfaceAction): void {
  const { state } = play;
  if (action.stage.kind !== 'choose') return;
  const { usual } = state.scenario.resolution;
  const { chosen: given } = action.stage;
  const chosen = { allies: given.allies ?? usual, axis: given.axis ?? usual };
  const { way, dice } = wayOf(play, chosen);
  tell(play, { kind: 'wayChosen', rule: 'ST-21.2', chosen, way, dice });
  settle(play, action, way);
}

/** [ST-21.2] Quick gives way; of two others the winner of a priority roll has his. */
function wayOf(play: Play, chosen: Record<Side, Resolution>): { way: Resolution; dice: Roll[] } {
  const { allies, axis } = chosen;
  if (allies === axis) return { way: allies, dice: [] };
  const slow = SIDES.map((side) => chosen[side]).filter((way) => way !== 'quick');
  if (slow.length === 1) return { way: slow[0] as Resolution, dice: [] };
  const { winner, dice } = rollPriority(play.dice);
  return { way: chosen[winner], dice };
}

/** [ST-21.1] Goes on by a way. A battle needs ships that the other system can take; without them it is Tactical. */
export function settle(play: Play, action: SurfaceAction, way: Resolution): void {
  const { state } = play;
  enterStage(state);
  if (isOneSided(state, action, way)) action.stage = { kind: 'ended' };
  else if (way === 'quick') enterQuick(play, action);
  else if (way !== 'tactical' && canBeHandedOver(state, action, hostFor(way)))
    handOver(play, action, hostFor(way));
  else startTactical(play);
}

/** [ST-21.1a] The system that fights an action out; `undefined`: the usual one. */
const hostFor = (way: Resolution): string | undefined => (isOwnResolution(way) ? undefined : way);

/** [ST-21.35] With nobody to fight and nothing to bombard an action is over; submarines fight only Tactically [ST-20.15, ST-21.4]. */
const isOneSided = (state: StrategicState, action: SurfaceAction, way: Resolution): boolean =>
  action.landUnits.length === 0 &&
  SIDES.some((side) =>
    way === 'quick'
      ? recordsIn(state, action, side).length === 0
      : action.divisions[side].every((id) => shipsOf(state, id).length === 0),
  );
