import type { Axial } from '../../../hex';
import { type BySide, bySide, SIDES } from '../../core';
import { skyOf } from '../common/sky';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import { enterStage } from '../model/rule';
import type { DivisionId, LandUnitId, StrategicState } from '../model/state';
import type { TacticalEnd } from '../model/tacticalState';
import { resolutionWithoutChoice, settle } from './resolution';
import { reloadBetween } from './supply';

/** The participants and place of a surface action. */
export interface ActionSpec {
  divisions: BySide<DivisionId[]>;
  /** [ST-18] Land units that are bombarded, or whose batteries fire. */
  landUnits?: LandUnitId[];
  /** The strategic hex; `null` in a Basic game. */
  hex: Axial | null;
  /** [ST-1.14] */
  isCoastal?: boolean;
  /** [ST-10.6, ST-15.10e] Divisions that an enemy division of the action has surprised. */
  surprisedDivisions?: DivisionId[];
  /** Start distance in tactical hexes where the scenario fixes it; then nobody is Surprised. */
  startHexes?: number | null;
  /** [ST-8.15] It goes on from where an earlier tactical action ended. */
  goesOnFrom?: TacticalEnd;
}

/** [ST-21.1, ST-21.2] Begins a surface action: the choice of the way comes first, where there is one. */
export function startAction(play: Play, spec: ActionSpec): void {
  const { state } = play;
  const action = actionOf(state, spec);
  state.action = action;
  enterStage(state);
  tellBeginning(play, action);
  reloadBetween(play, action);
  const way = resolutionWithoutChoice(state, action);
  if (way) settle(play, action, way);
}

function actionOf(state: StrategicState, spec: ActionSpec): SurfaceAction {
  const { landUnits = [], isCoastal = false, startHexes = null, hex } = spec;
  return {
    id: `T${state.turn}-${state.clock}`,
    level: state.scenario.level,
    sky: skyOf(state, hex),
    hex,
    isCoastal,
    startHexes,
    divisions: { allies: [...spec.divisions.allies], axis: [...spec.divisions.axis] },
    landUnits: [...landUnits],
    ...surpriseIn(state, spec),
    stage: { kind: 'choose', chosen: { allies: null, axis: null } },
    brokeOff: [],
    loser: null,
    ...(spec.goesOnFrom ? { goesOnFrom: spec.goesOnFrom } : {}),
  };
}

/** [ST-15.10e, ST-15.11, ST-15.12] A side whose divisions all are; neither if both are; nobody in a Basic game. */
function surpriseIn(
  { scenario }: StrategicState,
  { divisions, surprisedDivisions = [], startHexes = null }: ActionSpec,
): Pick<SurfaceAction, 'surprised' | 'surprisedDivisions'> {
  const none = { surprised: null, surprisedDivisions: [] };
  if (scenario.level === 'basic' || startHexes !== null) return none;
  const sides = SIDES.filter((side) => isAllSurprised(divisions[side], surprisedDivisions));
  if (sides.length > 1) return none;
  return { surprised: sides[0] ?? null, surprisedDivisions: [...surprisedDivisions] };
}

const isAllSurprised = (divisions: readonly DivisionId[], surprised: readonly DivisionId[]) =>
  divisions.length > 0 && divisions.every((id) => surprised.includes(id));

function tellBeginning(play: Play, { id, divisions, landUnits, hex }: SurfaceAction): void {
  tell(play, {
    kind: 'actionBegan',
    rule: 'ST-21.1',
    action: id,
    hex,
    landUnits: [...landUnits],
    divisions: bySide((side) => [...divisions[side]]),
  });
}
