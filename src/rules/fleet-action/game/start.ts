import { bySide, type Dice, SIDES, type Started } from '../../core';
import type { FleetActionEvent } from '../model/events';
import type { Play } from '../model/play';
import type {
  FleetActionOptions,
  FleetActionScenario,
  ScenarioFacts,
  ScenarioSide,
} from '../model/scenario';
import type { FleetActionState, Tally } from '../model/state';
import { dealMarkers } from './markers';
import { byId, newForce, standsOf, unitsOf } from './newForce';
import { beginTurn } from './turn';

/** The position in which the first side decides: turn 1, when the initiative has been rolled [NW-4.15]. */
export function newState(
  scenario: FleetActionScenario,
  options: FleetActionOptions,
  dice: Dice,
): Started<FleetActionState, FleetActionEvent> {
  const play: Play = { state: setUp(scenario, options), dice, events: [] };
  for (const side of SIDES) dealMarkers(play, scenario, side);
  beginTurn(play);
  return { state: play.state, events: play.events };
}

const setUp = (scenario: FleetActionScenario, options: FleetActionOptions): FleetActionState => ({
  system: 'fleet-action',
  viewer: 'all',
  scenario: factsOf(scenario),
  options,
  turn: 0,
  step: { kind: 'end' },
  clock: 0,
  confirmed: { allies: false, axis: false },
  firstMove: 'allies',
  firstAction: 'allies',
  units: byId(SIDES.flatMap((side) => unitsOf(scenario.sides[side], side))),
  stands: byId(SIDES.flatMap((side) => standsOf(scenario.sides[side], side))),
  contacts: {},
  smoke: [],
  shownMinefields: [],
  tally: newTally(),
  forces: bySide((side) => newForce(scenario, side)),
});

/** What both players may look up. */
const factsOf = ({ sides, ...open }: FleetActionScenario): ScenarioFacts => ({
  ...open,
  sides: bySide((side) => {
    const { name, nation, homeEdges } = sides[side];
    return { name, nation, homeEdges };
  }),
  hasMines: SIDES.some((side) => hasMines(sides[side])),
  hasSubmarines: SIDES.some((side) => sides[side].submarines.length > 0),
});

/** [NW-6.2, NW-6.3] */
const hasMines = ({ minefields, squadrons }: ScenarioSide): boolean =>
  minefields > 0 || squadrons.some(({ units }) => units.some(({ sheet }) => sheet.mineLoads > 0));

const newTally = (): Tally => ({
  aircraftLost: { allies: 0, axis: 0 },
  vesselPoints: { allies: 0, axis: 0 },
  met: [],
  torpedoHits: {},
  bombardments: {},
  exits: {},
});
