import { type BySide, bySide, enemyOf, SIDES, type Side, type Viewer } from '../../core';
import type { ActionStage, QuickState, SurfaceAction } from '../model/actionState';
import type { StrategicState } from '../model/state';
import { tacticalView } from '../tactical/view';

/**
 * [ST-5.7, ST-5.25] A surface action as a viewer sees it: sealed choices only of his own, and in an Advanced game of the
 * enemy only divisions with a ship he sees. A battle is omitted here: its own system shows it.
 */
export function actionView(
  state: StrategicState,
  action: SurfaceAction,
  viewer: Viewer,
): SurfaceAction {
  const { goesOnFrom: _from, tacticalEnd: _end, ...open } = action;
  const seen = divisionsSeen(state, action, viewer);
  const isOpen = (id: string) => seen.allies.includes(id) || seen.axis.includes(id);
  return {
    ...open,
    divisions: seen,
    surprisedDivisions: action.surprisedDivisions.filter(isOpen),
    brokeOff: action.brokeOff.filter((id) => isShipSeen(state, viewer, id)),
    stage: stageView(state, action, viewer),
  };
}

/** [ST-5.2, ST-5.5] Counters of the Basic game are open; in an Advanced game sight decides. */
function divisionsSeen(
  { known }: StrategicState,
  { level, divisions }: SurfaceAction,
  viewer: Viewer,
): BySide<string[]> {
  if (level === 'basic') return divisions;
  const seenBy = (side: Side) => {
    const ships = Object.values(known[enemyOf(side)].ships);
    return divisions[side].filter((id) =>
      ships.some(({ division, fate }) => division === id && fate === 'afloat'),
    );
  };
  return bySide((side) => (side === viewer ? divisions[side] : seenBy(side)));
}

function isShipSeen({ forces, known }: StrategicState, viewer: Viewer, id: string): boolean {
  const sides = viewer === 'spectator' ? SIDES : [viewer];
  return sides.every(
    (side) => forces[side].ships[id] !== undefined || known[side].ships[id] !== undefined,
  );
}

function stageView(state: StrategicState, action: SurfaceAction, viewer: Viewer): ActionStage {
  const { stage } = action;
  switch (stage.kind) {
    case 'choose':
      return { ...stage, chosen: sealed(stage.chosen, viewer, null) };
    case 'quick':
      return { kind: 'quick', quick: quickView(stage.quick, viewer) };
    case 'tactical':
      return { kind: 'tactical', tactical: tacticalView(state, action, stage.tactical, viewer) };
    case 'battle':
      return { ...stage, battle: null };
    default:
      return stage;
  }
}

/** [ST-5.17] Postures and targets are shown when both have confirmed. */
const quickView = (quick: QuickState, viewer: Viewer): QuickState => ({
  ...quick,
  postures: sealed(quick.postures, viewer, null),
  targets: sealed(quick.targets, viewer, []),
});

const sealed = <T>(given: BySide<T>, viewer: Viewer, nothing: T): BySide<T> =>
  bySide((side) => (side === viewer ? given[side] : nothing));
