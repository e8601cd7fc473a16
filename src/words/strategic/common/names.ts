import { type Axial, hexKey } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../rules/strategic';
import { strategicText } from '../texts/screen';
import { degreesText } from './degrees';

/** How things are called in the log and on the panel. */
export interface Names {
  side(side: Side): string;
  ship(id: string): string;
  /** 'Task Force 16', or 'division X1' while it has no name to the viewer. */
  division(id: string): string;
  landUnit(id: string): string;
  isLand(id: string): boolean;
  /** 'SBD-3 2' as it is called aboard. */
  squadron(id: string): string;
  /** 'SBD-3 2 of Enterprise' */
  squadronOf(id: string): string;
  /** A ship or a land unit. */
  home(id: string): string;
  /** A division or a land unit. */
  target(id: string): string;
  /** Aircraft of an air attack. */
  flight(id: string): string;
  /** Where a hex of the chart lies. */
  hex(hex: Axial): string;
  /** Whatever has this id by its name; what has none stays as it is. */
  any(id: string): string;
  /** Whose it is; `undefined` for what nobody knows. */
  sideOf(id: string): Side | undefined;
}

/** Names as the viewer knows them; what he knows no more is called by its id in words. */
export function newNames(view: StrategicView): Names {
  const ships = shipNames(view);
  const land = new Map(view.scenario.landUnits.map(({ id, name }) => [id, name]));
  const divisions = divisionNames(view);
  const squadrons = squadronNames(view);
  const ship = (id: string) => ships.get(id) ?? titleOf(id);
  const landUnit = (id: string) => land.get(id) ?? titleOf(id);
  const home = (id: string) => land.get(id) ?? ship(id);
  const division = (id: string) => divisions.get(id) ?? strategicText('division', { id });
  const squadron = (id: string) => squadrons.get(id)?.name ?? titleOf(id);
  return {
    side: (side) => view.scenario.sides[side].name,
    isLand: (id) => land.has(id),
    ...{ ship, landUnit, home, division, squadron },
    squadronOf: (id) => {
      const known = squadrons.get(id);
      return known
        ? strategicText('squadronOf', { squadron: known.name, home: home(known.home) })
        : squadron(id);
    },
    target: (id) => land.get(id) ?? division(id),
    flight: (id) => flightName(view, id),
    hex: (hex) => (view.scenario.map ? degreesText(view.scenario.map, hex) : hexKey(hex)),
    any: (id) =>
      ships.get(id) ??
      land.get(id) ??
      divisions.get(id) ??
      squadrons.get(id)?.name ??
      (view.air?.flights.some((it) => it.id === id) ? flightName(view, id) : id),
    sideOf: (id) => sideOf(view, id),
  };
}

function shipNames({ forces, known, air }: StrategicView): Map<string, string> {
  const own = SIDES.flatMap((side) => Object.values(forces[side]?.ships ?? {}));
  const attacked = air?.ships ?? [];
  const seen = SIDES.flatMap((side) => Object.values(known[side]?.ships ?? {}));
  return new Map([
    ...[...attacked, ...seen].map(({ id, source }) => [id, source.card.name] as const),
    ...own.map(({ card }) => [card.id, card.name] as const),
  ]);
}

function divisionNames({ forces, known }: StrategicView): Map<string, string> {
  const seen = SIDES.flatMap((side) => Object.values(known[side]?.divisions ?? {}));
  const own = SIDES.flatMap((side) => Object.values(forces[side]?.divisions ?? {}));
  return new Map([
    ...seen.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])),
    ...own.map(({ id, name }) => [id, name] as const),
  ]);
}

/** Squadrons of a side that fly the same are counted through once for the whole game, wherever they land. */
function squadronNames({ forces }: StrategicView): Map<string, { name: string; home: string }> {
  const all = SIDES.flatMap((side) =>
    Object.values(forces[side]?.squadrons ?? {}).map((squadron) => ({ ...squadron, side })),
  );
  return new Map(
    all.map((squadron) => {
      const alike = all.filter((it) => isAlike(it, squadron)).map(({ id }) => id);
      const name = aircraftName(squadron.card.name);
      const number = alike.length > 1 ? ` ${alike.indexOf(squadron.id) + 1}` : '';
      return [squadron.id, { name: `${name}${number}`, home: squadron.home }] as const;
    }),
  );
}

/** 'F4F-3 / F4F-4 Wildcat' is a Wildcat; what has no name goes by its designation. */
export function aircraftName(full: string): string {
  const words = full.split(' ').filter((word) => word !== '/' && !/\d/.test(word));
  const name = words.join(' ');
  return name.length > 2 ? name : full;
}

type OfSide = SquadronRecord & { side: Side };

const isAlike = (a: OfSide, b: OfSide): boolean =>
  a.side === b.side && aircraftName(a.card.name) === aircraftName(b.card.name);

/** '4 × Dauntless B'. */
function flightName({ air }: StrategicView, id: string): string {
  const flights = (air?.flights ?? []).map((it) => ({ ...it, name: it.card.name }));
  const flight = flights.find((it) => it.id === id);
  if (!flight) return strategicText('flight', { id });
  return strategicText('flightOf', {
    steps: flight.steps,
    aircraft: numberedFlight(flights, flight),
  });
}

interface Named {
  id: string;
  side: Side;
  name: string;
}

/** A flight by its aircraft; those of one side that fly the same are lettered, as squadrons are numbered: the enemy sees flights alone. */
export function numberedFlight(flights: readonly Named[], flight: Named): string {
  const name = aircraftName(flight.name);
  const alike = flights.filter((it) => it.side === flight.side && aircraftName(it.name) === name);
  const at = alike.findIndex(({ id }) => id === flight.id);
  return alike.length > 1 ? `${name} ${letterOf(at)}` : name;
}

const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

function sideOf(view: StrategicView, id: string): Side | undefined {
  const land = view.scenario.landUnits.find((it) => it.id === id);
  if (land) return land.side;
  return SIDES.find((side) => {
    const force = view.forces[side];
    const seen = view.known[side === 'allies' ? 'axis' : 'allies'];
    return [
      ...[force?.divisions, force?.ships, force?.squadrons],
      ...[seen?.divisions, seen?.ships],
    ].some((of) => of && Object.hasOwn(of, id));
  });
}

/** 'new-orleans' as 'New Orleans', 'prince-of-wales' as 'Prince of Wales'. */
const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word, at) =>
      at > 0 && SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

const SMALL_WORDS: readonly string[] = ['of', 'the', 'and', 'de', 'di', 'von', 'van', 'der'];
