import { type Dice, SIDES, type Side, type Started, valueOf } from '../../core';
import { emptyBasic } from '../basic/empty';
import { launchesOf } from '../cards/launches';
import { emptySecret } from '../common/secret';
import type { StrategicEvent } from '../model/events';
import type { Play } from '../model/play';
import type {
  Place,
  ScenarioDivision,
  ScenarioFacts,
  ScenarioShip,
  ScenarioSquadron,
  SideRules,
  StrategicScenario,
} from '../model/scenario';
import type {
  Division,
  Force,
  Knowledge,
  LandUnitRecord,
  ShipRecord,
  SquadronRecord,
  StrategicOptions,
  StrategicState,
} from '../model/state';
import { MAX_SUBMERGED_TURNS } from '../rolls/submerged';
import { isLongLegged } from '../tables/rangeBoxes';
import { advance } from './sequence';

/** The position at the start [ST-6.1]. */
export function newState(
  scenario: StrategicScenario,
  options: StrategicOptions,
  dice: Dice,
): Started<StrategicState, StrategicEvent> {
  const {
    divisions: _divisions,
    squadrons: _squadrons,
    spottedAtStart: _spotted,
    spottedUpTo: _upTo,
    ...facts
  } = scenario;
  const state: StrategicState = {
    system: 'strategic',
    viewer: 'all',
    scenario: facts satisfies ScenarioFacts,
    options,
    turn: 0,
    step: { kind: 'setup' },
    clock: 0,
    priority: 'allies',
    confirmed: { allies: false, axis: false },
    forces: { allies: forceOf(scenario, 'allies'), axis: forceOf(scenario, 'axis') },
    known: { allies: nothingKnown(scenario), axis: nothingKnown(scenario) },
    air: null,
    action: null,
  };
  if (SIDES.every((side) => !mayChoose(scenario, side)))
    state.confirmed = { allies: true, axis: true };
  const play: Play = { state, dice, events: [] };
  rollFirstSightings(play, scenario);
  advance(play);
  return { state, events: play.events };
}

/** [ST-6.11a] Where sightings at the start are left to chance, one die for each division, Player One's first. */
function rollFirstSightings({ state, dice }: Play, scenario: StrategicScenario): void {
  const { spottedUpTo } = scenario;
  if (spottedUpTo === undefined) return;
  for (const side of SIDES)
    for (const division of Object.values(state.forces[side].divisions))
      if (division.isSpotted)
        division.isSpotted =
          valueOf(dice.roll('d6', 1, 'firstSighting', { division: division.id })) <= spottedUpTo;
}

/** [ST-6.1, ST-6.2] Some division of the side has a choice of place. */
const mayChoose = ({ divisions }: StrategicScenario, side: Side): boolean =>
  divisions.some((it) => it.side === side && (it.choice?.length ?? 0) > 1);

const nothingKnown = ({ level }: StrategicScenario): Knowledge => ({
  divisions: {},
  ships: {},
  landUnits: {},
  points: { allies: 0, axis: 0 },
  stepsShotDown: 0,
  enemyOffersEnd: false,
  advanced: level === 'advanced' ? { contacts: [], landUnits: [] } : null,
});

function forceOf(scenario: StrategicScenario, side: Side): Force {
  const divisions = scenario.divisions.filter((it) => it.side === side);
  return {
    ...emptyForce(scenario, side),
    ships: byId(divisions.flatMap((it) => it.ships.map((ship) => shipOf(ship, it.id)))),
    divisions: byId(divisions.map((it) => divisionOf(it, scenario))),
    squadrons: byId(
      scenario.squadrons
        .filter((it) => it.side === side)
        .map((it) => squadronOf(it, scenario.rules[side])),
    ),
    nextDivision: 1 + divisions.length,
  };
}

/** A side's land units alone: no ships, no aircraft, nothing ordered. */
export const emptyForce = (scenario: ScenarioFacts, side: Side): Force => ({
  ships: {},
  divisions: {},
  squadrons: {},
  landUnits: byId(landUnitsOf(scenario, side)),
  nextDivision: 1,
  scuttling: [],
  offersEnd: false,
  basic: scenario.level === 'basic' ? emptyBasic() : null,
  advanced: scenario.level === 'advanced' ? emptyAdvanced() : null,
});

const byId = <T extends { id: string } | { card: { id: string } }>(items: readonly T[]) =>
  Object.fromEntries(items.map((it) => ['id' in it ? it.id : it.card.id, it]));

const shipOf = (source: ScenarioShip, division: string): ShipRecord => ({
  source,
  card: source.card,
  damageLevels: source.damageLevels ?? 0,
  criticals: [],
  division,
  fate: 'afloat',
  recovered: 0,
  launchesLeft: launchesOf(source.card),
  hasReloaded: false,
  isDeadInWater: false,
  towedBy: null,
});

const divisionOf = (it: ScenarioDivision, { spottedAtStart }: StrategicScenario): Division => ({
  id: it.id,
  name: it.name,
  ships: it.ships.map(({ card }) => card.id),
  ...placed(it.place),
  status: it.enters ? 'waiting' : 'present',
  isSpotted: spottedAtStart.includes(it.id),
  freeFrom: it.freeFrom ?? 1,
  entersAtWill: it.enters === 'atWill',
  ...(it.comesUpTo !== undefined && { comesUpTo: it.comesUpTo }),
  undividedUntil: it.undividedUntil ?? 1,
  ...(it.choice && { choice: it.choice }),
  submarine: it.ships.some(({ card }) => card.type === 'SS')
    ? { isSubmerged: true, turnsLeft: MAX_SUBMERGED_TURNS, hadEncounter: false, isDetected: false }
    : null,
});

const placed = (place: Place): Pick<Division, 'box' | 'hex'> =>
  'box' in place ? { box: place.box, hex: null } : { box: null, hex: place.hex };

const squadronOf = (it: ScenarioSquadron, rules: SideRules): SquadronRecord => ({
  id: it.id,
  card: it.card,
  steps: it.steps,
  home: it.home,
  isLongLegged:
    it.longLegged === true ||
    rules.longLegged === true ||
    isLongLegged(it.card.type, it.card.endurance),
  isScout: it.isScout === true,
  isExtra: false,
  lostInFlight: 0,
  lostForGood: 0,
});

const landUnitsOf = ({ landUnits }: ScenarioFacts, side: Side): LandUnitRecord[] =>
  landUnits
    .filter((it) => it.side === side)
    .map(({ id, name, kind, radar }) => ({
      id,
      name,
      kind,
      radar,
      damageLevels: 0,
      isCaptured: false,
      wasAttacked: false,
    }));

const emptyAdvanced = (): NonNullable<Force['advanced']> => ({
  flights: {},
  declared: [],
  moves: [],
  flightMoves: [],
  launches: [],
  diving: [],
  surfacing: [],
  recovering: [],
  submarineAttacks: [],
  hunts: [],
  scrambles: [],
  meetings: [],
  bombardments: [],
  tracks: {},
  courses: {},
  holding: [],
  armedNow: [],
  stayingAloft: [],
  pursuits: [],
  landings: {},
  secret: emptySecret(),
});
