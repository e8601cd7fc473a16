import { aheadOf, distance } from '../../../hex';
import { bySide, type Draw, enemyOf, type Side } from '../../../rules/core';
import type { Force, Hidden, SeekriegState, SeekriegView, Sighting } from '../../../rules/seekrieg';
import {
  levelFor,
  newForce,
  newShip,
  type Objective,
  type ScenarioElement,
  type ScenarioShip,
  type Ship,
  shipsInPlay,
} from '../../../rules/seekrieg/query';
import { newSituation, type Vessel } from '../common/situation';
import { namesOf } from './naming';
import { supposedObjectives } from './objectives';

/**
 * A whole position consistent with a view: the enemy has the ships that are seen or remembered of him, hurt as far as hits have been
 * seen to fall, and is paid as the side itself is [SK-5.11]; of his torpedoes, aircraft and orders nothing is assumed.
 */
export function imagined(view: SeekriegView, side: Side, draw: Draw): SeekriegState {
  if (view.hidden) return view as SeekriegState;
  const enemy = enemyOf(side);
  const seen = newSituation(view, side).enemy.filter(
    ({ ship }) => !view.contacts[ship.id]?.isHeard,
  );
  const names = namesOf(view, side, seen);
  const groups = groupsIn(seen.map((it) => named(it, names)));
  const enemies = groups.flatMap((group, at) =>
    group.map((it) => supposedShip(it, elementName(at), draw)),
  );
  const ships = { ...view.ships, ...byId(lostShips(view, enemy)), ...byId(enemies) };
  const objectives = supposedObjectives(view, side, Object.values(ships), draw);
  const forces = {
    [side]: ownForce(view, side, ships),
    [enemy]: enemyForce(view, enemy, groups, objectives),
  };
  const state: SeekriegState = {
    ...view,
    viewer: 'all',
    ships,
    contacts: {},
    raids: {},
    torpedoes: {
      salvos: bySide((it) => view.torpedoes.salvos[it].filter(({ aim }) => aim && ships[aim.ship])),
      tracks: bySide(() => []),
    },
    forces: forces as SeekriegState['forces'],
    hidden: nothingHidden(),
  };
  state.hidden.sightings[side] = sightingsOf(view, side, names);
  state.hidden.sightings[enemy] = enemySightings(state, enemy);
  return state;
}

const named = (vessel: Vessel, names: ReadonlyMap<string, string>): Vessel => {
  const { ship } = vessel;
  return { ...vessel, ship: { ...ship, id: names.get(ship.id) ?? ship.id } };
};

const byId = (ships: readonly Ship[]): Record<string, Ship> =>
  Object.fromEntries(ships.map((ship) => [ship.id, ship]));

/** Hexes between ships that steam together. */
const TOGETHER = 4;

/** Ships that steam the same course near each other, each group in the order of its line. */
function groupsIn(vessels: readonly Vessel[]): Vessel[][] {
  const groups: Vessel[][] = [];
  for (const vessel of vessels) {
    const company = groups.find((group) => group.some((it) => isWith(it, vessel)));
    if (company) company.push(vessel);
    else groups.push([vessel]);
  }
  return groups.map((group) => [...group].sort((a, b) => aheadness(b) - aheadness(a)));
}

const isWith = ({ ship: a }: Vessel, { ship: b }: Vessel): boolean =>
  a.facing === b.facing && distance(a.hex, b.hex) <= TOGETHER;

/** How far a ship lies along her course. */
function aheadness({ ship: { hex, facing } }: Vessel): number {
  const { q, r } = aheadOf(facing);
  return 2 * (hex.q * q + hex.r * r) + hex.q * r + hex.r * q;
}

const elementName = (at: number): string => `seen-${at + 1}`;

/** Hits do more or less than they usually do, by this factor either way. */
const DOUBT = 0.5;

const asBegun = (ship: Ship, dpReceived: number): ScenarioShip => ({
  id: ship.id,
  name: ship.sheet.name,
  sheet: ship.sheet,
  hex: ship.hex,
  facing: ship.facing,
  speedKnots: ship.speedKnots,
  fromTurn: 1,
  dpReceived,
});

function supposedShip({ ship, pointsLeft }: Vessel, element: string, draw: Draw): Ship {
  const factor = 1 - DOUBT + (2 * DOUBT * draw(FINE)) / FINE;
  const damage = Math.min(ship.sheet.dp - 1, Math.round(factor * (ship.sheet.dp - pointsLeft)));
  return {
    ...newShip(asBegun(ship, Math.max(0, damage)), ship.side, element),
    turn: { ...ship.turn },
    firedBefore: ship.firedBefore,
    hitsSeen: ship.hitsSeen,
  };
}

const FINE = 256;

/** Of enemies that were seen to be lost no more is known than that they are. */
const lostShips = ({ ships }: SeekriegView, enemy: Side): Ship[] =>
  Object.values(ships)
    .filter((ship) => ship.side === enemy && ship.fate !== 'inPlay')
    .map((ship) => ({ ...newShip(asBegun(ship, ship.sheet.dp), enemy, ''), fate: ship.fate }));

/** Objectives about ships of which nothing is known are left out. */
function ownForce(view: SeekriegView, side: Side, ships: Record<string, Ship>): Force {
  const force = view.forces[side] as Force;
  const objectives = force.objectives.map((it) => ({
    ...it,
    ships: it.ships.filter((id) => ships[id]),
  }));
  return { ...force, objectives };
}

function enemyForce(
  view: SeekriegView,
  enemy: Side,
  groups: readonly Vessel[][],
  objectives: Objective[],
): Force {
  const elements = groups.map(
    (group, at): ScenarioElement => ({
      ...{ id: elementName(at), name: '', formation: 'follow' },
      ships: group.map(({ ship }) => asBegun(ship, 0)),
    }),
  );
  const known = {
    ...view.scenario.sides[enemy],
    ...{ elements, objectives, bases: [], forces: [], report: null, hasCommonSignals: true },
  };
  return newForce({ ...view.scenario, sides: bySide(() => known) }, enemy);
}

const nothingHidden = (): Hidden => ({
  sightings: bySide(() => ({})),
  nextContact: bySide(() => FIRST_CONTACT),
  held: {},
  passed: {},
  raids: {},
  attackers: {},
  quietTurns: 0,
  search: null,
});

/** Numbers of contacts that nobody has given yet. */
const FIRST_CONTACT = 1000;

/** What a side has in sight, by the names that it has for it. */
function sightingsOf(
  view: SeekriegView,
  side: Side,
  names: ReadonlyMap<string, string>,
): Record<string, Sighting> {
  const seen = Object.values(view.ships).filter((ship) => ship.side !== side);
  const identified = seen.map(({ id }) => [id, { id, level: 'identified', isWatched: true }]);
  const others = Object.values(view.contacts)
    .filter(({ isHeard }) => !isHeard)
    .map(({ id, size }) => [names.get(id) ?? id, { id, level: size ? 'upperWorks' : 'marker' }]);
  return Object.fromEntries([...identified, ...others]);
}

/** The enemy sees what his ships can see from where they are. */
function enemySightings(state: SeekriegState, enemy: Side): Record<string, Sighting> {
  const lookouts = shipsInPlay(state, enemy);
  const ours = Object.values(state.ships).filter((ship) => ship.side !== enemy);
  return Object.fromEntries(
    ours.flatMap((ship) => {
      const level = levelFor(state, lookouts, ship);
      return level ? [[ship.id, { id: ship.id, level }]] : [];
    }),
  );
}
