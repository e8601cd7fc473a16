import { bySide, type Dice, type Side, type Started } from '../../core';
import { emptyBoxes } from '../common/formations';
import { freshShip } from '../common/freshShip';
import { MAX_SHIPS } from '../common/own';
import { newTaskForce } from '../common/taskForces';
import type { Formation, Home } from '../model/air';
import { EVENT_CARDS, type EventCard } from '../model/cards';
import type { SeaWingsEvent } from '../model/events';
import type { Knowledge } from '../model/knowledge';
import type {
  ScenarioFacts,
  ScenarioForce,
  ScenarioFormation,
  ScenarioShip,
  SeaWingsOptions,
  SeaWingsScenario,
  SideOfScenario,
} from '../model/scenario';
import type { Force, SeaWingsState } from '../model/state';
import type { Ship, TaskForce } from '../model/units';

/** The position at the start [WG-4.4]: both sides set up in secret. */
export function newState(
  scenario: SeaWingsScenario,
  options: SeaWingsOptions,
  _dice: Dice,
): Started<SeaWingsState, SeaWingsEvent> {
  const state: SeaWingsState = {
    system: 'sea-wings',
    viewer: 'all',
    scenario: factsOf(scenario),
    options: { ...options, ...scenario.options },
    turn: 0,
    step: { kind: 'setup' },
    clock: 0,
    confirmed: { allies: false, axis: false },
    first: 'allies',
    launched: [],
    raid: null,
    engagement: null,
    handSizes: bySide((side) => scenario.sides[side].hand.length),
    played: { allies: [], axis: [] },
    weather: [],
    forces: bySide((side) => newForce(scenario, side)),
    known: bySide(nothingKnown),
  };
  return { state, events: [] };
}

/** [WG-24.27] What both players may look up. */
function factsOf(scenario: SeaWingsScenario): ScenarioFacts {
  const { forces: _forces, bases, sides, ...open } = scenario;
  return {
    ...open,
    bases: bases.map(({ card: { id, name, type }, side, hex }) => ({ id, name, type, side, hex })),
    sides: bySide((side) => {
      const { name, nation, dummies, handSize, draws, initiative } = sides[side];
      return { name, nation, dummies, handSize, draws, initiative, cards: cardsOf(sides[side]) };
    }),
  };
}

/** [WG-22.1] */
const cardsOf = ({ deck, hand }: SideOfScenario): EventCard[] =>
  [...deck, ...hand]
    .filter((card) => card !== null)
    .sort((a, b) => EVENT_CARDS.indexOf(a) - EVENT_CARDS.indexOf(b));

const nothingKnown = (): Knowledge => ({
  markers: [],
  reports: [],
  notebook: [],
  hitsTold: [],
  met: {},
  raiders: [],
  raidTotal: null,
  targets: [],
  patrols: [],
  attack: null,
  intercepts: [],
  sought: [],
  lost: [],
  convoySunk: 0,
});

function newForce(scenario: SeaWingsScenario, side: Side): Force {
  const forces = scenario.forces.filter((it) => it.side === side);
  const bases = scenario.bases.filter((it) => it.side === side);
  const taskForces = forces.flatMap(dividedUp).map((it, i) => taskForceOf(it, side, i + 1));
  const ships = forces.flatMap((force) => force.ships);
  return {
    taskForces: byId(taskForces),
    ships: Object.fromEntries(ships.map((ship) => [ship.card.id, shipOf(ship, taskForces)])),
    bases: Object.fromEntries(
      bases.map(({ card, hex }) => [card.id, { card, hex: { ...hex }, hits: [] }]),
    ),
    formations: byId([
      ...ships.flatMap((it) => formationsIn(it.formations, { kind: 'carrier', id: it.card.id })),
      ...bases.flatMap((it) => formationsIn(it.formations, { kind: 'base', id: it.card.id })),
    ]),
    strikes: [],
    searchesBefore: [],
    returning: [],
    surprised: [],
    keptAboard: [],
    isDeckHit: false,
    arriving: null,
    plots: {},
    entries: [],
    attackers: null,
    defenders: null,
    repairs: {},
    scuttling: [],
    landings: [],
    lostAt: {},
    wishes: [],
    bombarding: [],
    way: null,
    fought: [],
    shots: [],
    searched: {},
    searchCap: {},
    cards: {
      deck: [...scenario.sides[side].deck],
      hand: [...scenario.sides[side].hand],
      inPlay: [],
      green: [],
    },
    factorsLost: { carrier: 0, other: 0 },
    nextTaskForce: taskForces.length + 1,
  };
}

const byId = <T extends { id: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((it) => [it.id, it]));

/** [WG-4.2, WG-29.57] A force of more than 18 ships begins as several task forces; ships off the map in none. */
function dividedUp(force: ScenarioForce): ScenarioForce[] {
  if (!force.hex) return [];
  const parts: ScenarioForce[] = [];
  for (let from = 0; from < force.ships.length; from += MAX_SHIPS)
    parts.push({ ...force, ships: force.ships.slice(from, from + MAX_SHIPS) });
  return parts;
}

function taskForceOf(
  { ships, hex, isSpotted }: ScenarioForce,
  side: Side,
  number: number,
): TaskForce {
  const place = hex ?? { q: 0, r: 0 };
  return {
    ...newTaskForce({
      id: `${side}-${number}`,
      number,
      hex: { ...place },
      ships: ships.map(({ card }) => card.id),
    }),
    spotted: isSpotted ? { since: 0, turn: 0, by: ['sea'] } : null,
  };
}

const shipOf = (
  { card, sheet, otherSheets }: ScenarioShip,
  taskForces: readonly TaskForce[],
): Ship => {
  const taskForce = taskForces.find(({ ships }) => ships.includes(card.id))?.id ?? null;
  return {
    ...freshShip(card),
    taskForce,
    fate: taskForce ? 'afloat' : 'waiting',
    ...(sheet !== undefined && { sheet }),
    ...(otherSheets && { otherSheets }),
  };
};

const formationsIn = (formations: readonly ScenarioFormation[], home: Home): Formation[] =>
  formations.map(({ id, type, factors, mayCarry }) => ({
    id,
    type,
    home,
    boxes: { ...emptyBoxes(), hangar: factors },
    ferries: [],
    ...(mayCarry !== undefined && { mayCarry }),
  }));
