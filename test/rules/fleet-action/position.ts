import { bySide, type Dice, SIDES, type Side, scriptedDice } from '../../../src/rules/core';
import { freshTurn } from '../../../src/rules/fleet-action/common/fresh';
import type { Play } from '../../../src/rules/fleet-action/model/play';
import type {
  FleetActionScenario,
  ScenarioUnit,
} from '../../../src/rules/fleet-action/model/scenario';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import type { FleetActionState, Step } from '../../../src/rules/fleet-action/model/state';
import type { Condition, Unit } from '../../../src/rules/fleet-action/model/units';
import { battleOf, type TestBattle } from './setting';

/** A battle in a step of its first turn, all ships in play. */
export function positionOf(battle: TestBattle, step: Step): FleetActionState {
  const scenario = battleOf(battle);
  return {
    system: 'fleet-action',
    viewer: 'all',
    scenario: { ...scenario, hasMines: true, hasSubmarines: true },
    options: {},
    turn: 1,
    step,
    clock: 1,
    confirmed: { allies: false, axis: false },
    firstMove: 'allies',
    firstAction: 'allies',
    units: Object.fromEntries(SIDES.flatMap((side) => unitsOf(scenario, side))),
    stands: {},
    contacts: {},
    smoke: [],
    shownMinefields: [],
    tally: {
      aircraftLost: { allies: 0, axis: 0 },
      vesselPoints: { allies: 0, axis: 0 },
      ...{ met: [], torpedoHits: {}, bombardments: {}, exits: {} },
    },
    forces: bySide((side) => ({
      squadrons: Object.fromEntries(
        scenario.sides[side].squadrons.map((it) => [
          it.id,
          {
            ...{ id: it.id, side, name: it.name, commandValue: it.commandValue },
            ...{ flagship: it.flagship, units: it.units.map(({ id }) => id), contact: null },
            ...{ detachedFrom: null, hasMoved: true, isDisengaging: false, testedAt: null },
            entersOnTurn: 0,
            entersNear: null,
          },
        ]),
      ),
      ...{ airSquadrons: {}, contacts: {}, minefields: [], minefieldsLeft: 0 },
      ...{ homeEdges: [side === 'allies' ? 'east' : 'west'], baseValues: {} },
      end: { repairs: [], refills: [], toContact: [], offersEnd: false },
      nextSquadron: 1,
    })),
  };
}

/** The Action Phase: `side` is to activate a unit. */
export const actionOf = (battle: TestBattle, side: Side = 'allies'): FleetActionState =>
  positionOf(battle, { kind: 'activations', side, active: null, isAlone: false });

const unitsOf = (scenario: FleetActionScenario, side: Side): [string, Unit][] => [
  ...scenario.sides[side].squadrons.flatMap((squadron) =>
    squadron.units.map((it): [string, Unit] => [
      it.id,
      {
        ...unitFrom(it, side),
        ...{ squadron: squadron.id, facing: squadron.facing },
        speedKnots: squadron.speedKnots,
      },
    ]),
  ),
  ...scenario.sides[side].landTargets.map((it): [string, Unit] => [it.id, unitFrom(it, side)]),
];

const unitFrom = ({ id, name, sheet, hex, vessels, damage }: ScenarioUnit, side: Side): Unit => ({
  ...{ id, side, name, sheet, squadron: null, fate: 'inPlay' },
  ...{ hex: hex ?? { q: 0, r: 0 }, facing: 1, speedKnots: 0 },
  ...{ splashes: 0, fires: damage?.fires ?? 0, appearance: 'sound' },
  ...{ vessels, vesselsAtStart: vessels },
  ...{
    isDisengaging: false,
    isAground: false,
    laysSmoke: false,
    isLit: false,
    searchlightOn: null,
  },
  ...{ isSubmerged: false, isDetected: false },
  open: { hasShot: false, hasShotMain: false, hasMoved: true, hasActed: false },
  condition: conditionFrom(sheet, damage),
  flightOps: null,
});

function conditionFrom(sheet: DataSheet, damage: ScenarioUnit['damage'] = {}): Condition {
  const { fires: _, ...changed } = damage;
  const { structure, flotation, fireControl, steering, crewQuality, gunneryModifier } = sheet;
  const { damageControl, spottingBands, light, deck, torpedoes, boat } = sheet;
  const { hasSearchRadar, hasGunneryRadar, hasFlakRadar, hasSearchlights } = sheet;
  return {
    ...{ structure, flotation, fireControl, steering, crewQuality, gunneryModifier },
    ...{ damageControl, spottingBands, hasSearchRadar, hasGunneryRadar, hasFlakRadar },
    ...{ hasSearchlights, knotsLost: 0, carry: 0, straight: sheet.turningHexes },
    lost: { main: [], other: [], torpedoes: [] },
    ...{ empty: [], reloads: torpedoes?.reloads ?? 0, quietTurns: 0, factors: { ...light } },
    ...{ planes: sheet.planes, canLaunchPlanes: sheet.planes > 0, canMakeSmoke: true },
    ...{ hasPowerFailure: false, hangar: deck.hangar, serviceRate: deck.serviceRate },
    ...{ catapults: deck.catapults, hasCargo: sheet.cargo !== null, mineLoads: 0 },
    ...{ hull: boat?.hull ?? 0, appearsOnTurn: 0, tubesFired: [], tested: [], torpedoAttack: null },
    ...changed,
    turn: freshTurn(),
  };
}

/** A game while an order is carried out, with dice from a script or of your own. */
export const playOf = (state: FleetActionState, dice: Dice | readonly number[] = []): Play => ({
  ...{ state, events: [] },
  dice: 'roll' in dice ? dice : scriptedDice(dice),
});
