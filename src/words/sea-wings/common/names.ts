import type { Axial } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { type Formation, NONE, positionOf, type TaskForce } from '../../../rules/sea-wings/query';
import { upperFirst } from '../../core/say';
import { wingsNamesText } from '../texts/names';
import { titleOf } from './title';

/** How things are called, as far as a view knows them; what it knows no more is called by its id in words. */
export interface Names {
  side(side: Side): string;
  ship(id: string): string;
  base(id: string): string;
  /** 'TF 16', 'dummy 7'. */
  taskForce(id: string): string;
  /** Of the enemy: 'enemy TF 3', or 'an unspotted marker'; an own one by its task force. */
  marker(id: string): string;
  /** A task force or a base of one's own. */
  force(id: string): string;
  /** A carrier, a base, or a task force with floatplanes. */
  home(id: string): string;
  /** A marker or a base. */
  target(id: string): string;
  /** 'Dauntless of Enterprise' */
  formation(id: string): string;
  /** 'Dauntless', by the id of the type. */
  aircraft(id: string): string;
  /** What is shot at: a type of aircraft, a ship or a base. */
  struck(id: string): string;
  /** Who fights in the air: a formation of the strike by its letter, CAP, or escorts. */
  flight(id: string): string;
  /** The formation of own CAP that is in position just now. */
  patrol(id: string): string;
  /** '1,000 lb', by its key; `undefined` for one that the view does not have. */
  load(id: string): string | undefined;
  /** '31.3° N 176.4° W' */
  hex(hex: Axial): string;
  /** Whatever has this id by its name. */
  any(id: string): string;
  /** Whose it is; `undefined` for what nobody knows. */
  sideOf(id: string): Side | undefined;
}

/** What a view has, by id. */
interface Known {
  ship(id: string): string | undefined;
  base(id: string): string | undefined;
  force(id: string): TaskForce | undefined;
  formation(id: string): Formation | undefined;
  marker(id: string): { number: number | null } | undefined;
  /** The task force that the enemy sees as this marker. */
  forceUnder(marker: string): TaskForce | undefined;
  /** The formation of CAP that is in position. */
  patrol(id: string): string | undefined;
}

/** Names as the viewer knows them. */
export function newNames(view: SeaWingsView): Names {
  const known = knownIn(view);
  const ship = (id: string) => known.ship(id) ?? titleOf(id);
  const base = (id: string) => known.base(id) ?? titleOf(id);
  const taskForce = (id: string) => forceName(known.force(id)) ?? wingsNamesText('goneForce');
  const marker = (id: string) => forceName(known.forceUnder(id)) ?? markerName(known.marker(id));
  const force = (id: string) => known.base(id) ?? taskForce(id);
  const isMarker = (id: string) => (known.marker(id) ?? known.forceUnder(id)) !== undefined;
  const home = (id: string) => known.base(id) ?? forceName(known.force(id)) ?? ship(id);
  let types: Map<string, string> | undefined;
  const typeName = (id: string) => {
    types ??= typeNames(view);
    return types.get(id);
  };
  const aircraft = (id: string) => typeName(id) ?? id.toUpperCase();
  const formation = (id: string) => {
    const found = known.formation(id);
    return found ? formationName(found, home(found.home.id)) : titleOf(id);
  };
  return {
    ...{ ship, base, taskForce, marker, force, home, aircraft, formation },
    side: (side) => view.scenario.sides[side].name,
    target: (id) => (id === NONE ? wingsNamesText('clearDeck') : (known.base(id) ?? marker(id))),
    struck: (id) => typeName(id) ?? (/\d[a-z\d]*$/.test(id) ? aircraft(id) : home(id)),
    flight: (id) => flightName(id, { known, aircraft, formation }),
    patrol: (id) => formation(known.patrol(id) ?? id),
    load: (id) => loadName(view, id),
    hex: (hex) => positionText(view.scenario.map, hex),
    any: (id) => (known.formation(id) ? formation(id) : isMarker(id) ? marker(id) : home(id)),
    sideOf: (id) => sideOf(view, id),
  };
}

/** The force of a side, whichever the view has. */
const ofEither = <T>(of: (side: Side) => T | undefined): T | undefined =>
  of('allies') ?? of('axis');

const knownIn = ({ forces, known, scenario }: SeaWingsView): Known => ({
  ship: (id) => ofEither((side) => forces[side]?.ships[id]?.card.name),
  base: (id) => scenario.bases.find((it) => it.id === id)?.name,
  force: (id) => ofEither((side) => forces[side]?.taskForces[id]),
  formation: (id) => ofEither((side) => forces[side]?.formations[id]),
  marker: (id) => ofEither((side) => known[side]?.markers.find((it) => it.id === id)),
  forceUnder: (id) =>
    ofEither((side) =>
      Object.values(forces[side]?.taskForces ?? {}).find(({ marker }) => marker === id),
    ),
  patrol: (id) =>
    ofEither((side) => forces[side]?.defenders?.interceptors.find((it) => it.id === id)?.formation),
});

const forceName = (it: TaskForce | undefined): string | undefined =>
  it && wingsNamesText(it.ships.length === 0 ? 'dummy' : 'taskForce', { number: it.number });

const markerName = (it: { number: number | null } | undefined): string =>
  it?.number == null
    ? wingsNamesText('unspotted')
    : wingsNamesText('spottedForce', { number: it.number });

const formationName = ({ type, home: { kind } }: Formation, home: string): string =>
  kind === 'floatplanes'
    ? wingsNamesText('floatplanesOf', { home })
    : wingsNamesText('formationOf', { type: shortName(type.name), home });

/** 'SBD-3 / SBD-5 Dauntless' is a Dauntless; what has no name goes by its designation. */
export function shortName(full: string): string {
  const words = full.split(' ').filter((word) => word !== '/' && !/\d/.test(word));
  const name = words.join(' ');
  return name.length > 2 ? upperFirst(name) : full;
}

/** The types that a view has, by id. */
function typeNames({ forces, scenario }: SeaWingsView): Map<string, string> {
  const types = [
    ...SIDES.map((side) => scenario.floatplanes[side]),
    ...SIDES.flatMap((side) =>
      Object.values(forces[side]?.formations ?? {}).map(({ type }) => type),
    ),
  ];
  return new Map(types.map(({ id, name }) => [id, shortName(name)]));
}

const loadName = ({ forces }: SeaWingsView, id: string): string | undefined =>
  id === NONE
    ? wingsNamesText('searchOnly')
    : SIDES.flatMap((side) => Object.values(forces[side]?.formations ?? {}))
        .flatMap(({ type }) => type.loads)
        .find((load) => load.id === id)?.name;

/** What the rules call CAP that is in position: 'p2', its parts 'p2-1'. */
const PATROL = /^p\d+(-\d+)?$/;

/** A formation of the strike by its letter; CAP is not told apart, as its names are given anew in each fight. */
function flightName(
  id: string,
  { known, aircraft, formation }: Pick<Names, 'aircraft' | 'formation'> & { known: Known },
): string {
  if (id === 'escorts') return wingsNamesText('escorts');
  if (/^[A-Z]$/.test(id)) return wingsNamesText('letter', { letter: id });
  if (known.formation(id)) return formation(id);
  return PATROL.test(id) ? wingsNamesText('patrol') : aircraft(id);
}

/** '31.3° N 176.4° W' */
export function positionText(map: Parameters<typeof positionOf>[0], hex: Axial): string {
  const { lat, lon } = positionOf(map, hex);
  const east = lon > 180 ? lon - 360 : lon;
  return wingsNamesText('place', {
    lat: wingsNamesText(lat < 0 ? 'south' : 'north', { degrees: tenths(lat) }),
    lon: wingsNamesText(east < 0 ? 'west' : 'east', { degrees: tenths(east) }),
  });
}

const tenths = (degrees: number): number => Math.round(Math.abs(degrees) * 10) / 10;

function sideOf(view: SeaWingsView, id: string): Side | undefined {
  const base = view.scenario.bases.find((it) => it.id === id);
  if (base) return base.side;
  return SIDES.find((side) => {
    const force = view.forces[side];
    return [force?.ships, force?.taskForces, force?.formations].some(
      (of) => of && Object.hasOwn(of, id),
    );
  });
}
