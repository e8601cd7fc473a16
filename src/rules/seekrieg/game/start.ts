import { bySide, type Dice, SIDES, type Side, type Started } from '../../core';
import { newBases } from '../air/bases';
import { freshAirPlan } from '../air/phase';
import { openCarrierMap } from '../carriers/map';
import { loseByEarlierDamage } from '../damage/lossFactors';
import { newWeather } from '../environment/weather';
import type { SeekriegEvent } from '../model/events';
import { type Play, tell } from '../model/play';
import {
  factsOf,
  type ScenarioElement,
  type ScenarioSide,
  type SeekriegOptions,
  type SeekriegScenario,
} from '../model/scenario';
import type { Element, Environment, Force, Hidden, SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { openMap, openSearchTurn } from '../search/phase';
import { newHiddenSearch, newSearchMap, newSideSearch } from '../search/start';
import { newElement } from './newElement';
import { newShip } from './newShip';
import { beginTurn } from './turn';

/** The position in which both sides give their first orders: phase 2 of turn 1. */
export function newState(
  scenario: SeekriegScenario,
  options: SeekriegOptions,
  dice: Dice,
): Started<SeekriegState, SeekriegEvent> {
  const weather = newWeather(factsOf(scenario), dice);
  const state = setUp(scenario, options, weather.environment);
  const play: Play = { state, dice, events: [] };
  loseByEarlierDamage(play);
  if (weather.dice.length > 0) tell(play, { kind: 'weatherRolled', rule: 'SK-7.7', ...weather });
  if (scenario.search?.kind === 'campaign') openCampaign(play);
  else {
    if (scenario.search) openCarrierMap(play);
    beginTurn(play);
  }
  return { state: play.state, events: play.events };
}

/** [SK-8] */
function openCampaign(play: Play): void {
  openMap(play);
  openSearchTurn(play);
}

const setUp = (
  scenario: SeekriegScenario,
  options: SeekriegOptions,
  environment: Environment,
): SeekriegState => ({
  system: 'seekrieg',
  viewer: 'all',
  scenario: factsOf(scenario),
  options,
  turn: 0,
  step: { kind: 'orders' },
  clock: 0,
  confirmed: bySide(() => false),
  running: 0,
  environment,
  search: newSearchMap(scenario),
  ships: Object.fromEntries(
    SIDES.flatMap((side) => newShips(scenario.sides[side], side)).map((ship) => [ship.id, ship]),
  ),
  contacts: {},
  raids: {},
  smoke: [],
  litAreas: [],
  torpedoes: { salvos: bySide(() => []), tracks: bySide(() => []) },
  forces: bySide((side) => newForce(scenario, side)),
  surrendered: bySide(() => false),
  hidden: newHidden(scenario),
});

const newShips = ({ elements }: ScenarioSide, side: Side): Ship[] =>
  elements.flatMap(({ id, ships }) => ships.map((ship) => newShip(ship, side, id)));

function newForce(scenario: SeekriegScenario, side: Side): Force {
  const { elements, objectives, hasCommonSignals, report } = scenario.sides[side];
  return {
    elements: Object.fromEntries(
      elements.map((it: ScenarioElement): [string, Element] => [it.id, newElement(it)]),
    ),
    objectives,
    hasCommonSignals,
    report,
    plots: {},
    scored: {},
    runOn: 0,
    bases: newBases(scenario.sides[side]),
    flights: {},
    nextFlight: 1,
    airPlan: freshAirPlan(),
    aircraftLost: 0,
    search: newSideSearch(scenario, side),
  };
}

const newHidden = (scenario: SeekriegScenario): Hidden => ({
  sightings: bySide(() => ({})),
  nextContact: bySide(() => 1),
  held: {},
  passed: {},
  raids: {},
  attackers: {},
  quietTurns: 0,
  search: newHiddenSearch(scenario),
});
