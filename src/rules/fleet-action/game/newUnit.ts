import { copyPlain, type Side } from '../../core';
import { appearanceOf } from '../common/appearance';
import { freshOpen, freshTurn } from '../common/fresh';
import type { ScenarioUnit } from '../model/scenario';
import {
  type DataSheet,
  hasTrait,
  isLandTarget,
  isSubmarine,
  operatesAircraft,
} from '../model/sheet';
import type { Condition, EntryState, FlightOps, MoraleMark, Unit } from '../model/units';

/** Where a unit begins. */
type Place = Pick<Unit, 'squadron' | 'fate' | 'hex' | 'facing' | 'speedKnots'>;

/** [NW-1.33] A unit as it enters play: as printed, unless the scenario says otherwise. */
export function newUnit(scenarioUnit: ScenarioUnit, side: Side, place: Place): Unit {
  const { id, name, sheet, vessels, damage } = scenarioUnit;
  return {
    id,
    side,
    name,
    sheet,
    ...place,
    splashes: 0,
    fires: damage?.fires ?? 0,
    appearance: appearanceOf(sheet, damage?.structure ?? sheet.structure),
    vessels,
    vesselsAtStart: vessels,
    isDisengaging: false,
    isAground: false,
    laysSmoke: false,
    isLit: false,
    searchlightOn: null,
    isSubmerged: false,
    isDetected: false,
    open: freshOpen(),
    condition: conditionOf(scenarioUnit),
    flightOps: operatesAircraft(sheet) ? flightOps(damage?.fires ?? 0) : null,
  };
}

/** The condition of a unit whose sheet is whole, or damaged as the scenario says. */
export function conditionOf({
  sheet,
  damage,
  isHandedOver,
}: Pick<ScenarioUnit, 'sheet'> & Partial<ScenarioUnit>): Condition {
  const { fires: _fires, lost, ...changed } = damage ?? {};
  const whole = {
    ...hullOf(sheet),
    ...armsOf(sheet),
    ...gearOf(sheet),
    ...changed,
    ...(lost && { lost: copyPlain(lost) }),
    factors: { ...(damage?.factors ?? sheet.light) },
  };
  return {
    ...whole,
    tested: marksPassed(sheet, whole),
    ...(isHandedOver && { atEntry: entryState(whole) }),
  };
}

/** A copy of its own: a battle changes the condition in place. */
function entryState(condition: EntryState): EntryState {
  const { structure, flotation, knotsLost, lost, empty, reloads } = condition;
  return copyPlain({ structure, flotation, knotsLost, lost, empty, reloads });
}

const hullOf = (sheet: DataSheet) => ({
  structure: sheet.structure,
  flotation: sheet.flotation,
  fireControl: sheet.fireControl,
  steering: sheet.steering,
  crewQuality: sheet.crewQuality,
  gunneryModifier: sheet.gunneryModifier,
  damageControl: sheet.damageControl,
  spottingBands: sheet.spottingBands,
  knotsLost: 0,
  carry: 0,
  straight: sheet.turningHexes,
  hull: sheet.boat?.hull ?? 0,
  appearsOnTurn: 0,
});

const armsOf = (sheet: DataSheet) => ({
  lost: { main: [], other: [], torpedoes: [] },
  empty: [],
  reloads: sheet.torpedoes?.reloads ?? 0,
  quietTurns: 0,
  factors: { ...sheet.light },
  mineLoads: sheet.mineLoads,
  tubesFired: tubesOf(sheet),
  torpedoAttack: null,
  turn: freshTurn(),
});

const gearOf = (sheet: DataSheet) => ({
  hasSearchRadar: sheet.hasSearchRadar,
  hasGunneryRadar: sheet.hasGunneryRadar,
  hasFlakRadar: sheet.hasFlakRadar,
  hasSearchlights: sheet.hasSearchlights,
  planes: sheet.planes,
  canLaunchPlanes: sheet.planes > 0,
  canMakeSmoke: canMakeSmoke(sheet),
  hasPowerFailure: false,
  hangar: sheet.deck.hangar,
  serviceRate: sheet.deck.serviceRate,
  catapults: sheet.deck.catapults,
  hasCargo: sheet.cargo !== null,
});

/** [NW-8.25] Landing craft and barges have the trait. */
const canMakeSmoke = (sheet: DataSheet): boolean =>
  !isSubmarine(sheet) && !isLandTarget(sheet) && !hasTrait(sheet, 'no-smoke');

/** [NW-7.14] */
const tubesOf = ({ boat }: DataSheet): Condition['tubesFired'] =>
  Array.from({ length: boat ? boat.bowTubes + boat.sternTubes : 0 }, () => ({ times: 0, turn: 0 }));

/** [NW-29.19] Marks that lie behind a unit as the battle begins are not tested. */
export function marksPassed(
  sheet: DataSheet,
  { structure, flotation }: Pick<Condition, 'structure' | 'flotation'>,
): MoraleMark[] {
  const marks: readonly (readonly [MoraleMark, boolean])[] = [
    ['structure-third', structure * 3 <= sheet.structure],
    ['structure-zero', structure === 0],
    ['flotation-third', flotation * 3 <= sheet.flotation],
    ['flotation-zero', flotation === 0],
  ];
  return marks.filter(([, isPassed]) => isPassed).map(([mark]) => mark);
}

/** [NW-10.16] No more than 2 fires as the turn begins. */
export const MAX_FIRES = 2;

const flightOps = (fires: number): FlightOps => ({
  hasActed: false,
  launched: [],
  catapulted: 0,
  landed: 0,
  served: 0,
  mayOperate: fires <= MAX_FIRES,
  stoppedUntil: 0,
  powerTestBefore: null,
});
