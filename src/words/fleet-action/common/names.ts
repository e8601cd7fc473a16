import type { Axial } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import type { AirSquadron, AirStand, FleetActionView } from '../../../rules/fleet-action';
import { FLOATPLANE_ID, type Squadron, type Unit } from '../../../rules/fleet-action/query';
import { hourText, listed } from '../../core/say';
import { fleetNamesText } from '../texts/names';
import { columnNumber, hexNumber, rowNumber } from './hexNumber';
import { anyLoadName } from './load';

/** How things are called, as far as a view knows them. */
export interface Names {
  side(side: Side): string;
  /** A ship, a stand of small craft, a submarine or a land target; 'an unknown contact' where the view has none. */
  unit(id: string): string;
  squadron(id: string): string;
  /** 'contact 3', 'enemy contact 3' */
  contact(id: string): string;
  /** What a marker is to who looks at it: 'Task Force 64' of an own one that holds it, else 'contact 3'. */
  marker(id: string): string;
  /** 'Swordfish', 'Swordfish of 825 Squadron', 'enemy Zeros' */
  stand(id: string): string;
  airSquadron(id: string): string;
  /** '1,000 lb AP', by its key; the key of one that no stand of the view can carry. */
  load(key: string): string;
  /** When a turn begins: '0626' [NW-1.1]. */
  time(turn: number): string;
  /** '3126' */
  hex(hex: Axial): string;
  /** '31' */
  column(column: number): string;
  /** '26' */
  row(row: number): string;
  /** Whatever has this id by its name; `undefined` for what the view does not have. */
  known(id: string): string | undefined;
  /** The same, in words where the view has nothing. */
  any(id: string): string;
  isStand(id: string): boolean;
  /** Its data sheet is public. */
  sheetOf(id: string): Unit['sheet'] | undefined;
  sideOf(id: string): Side | undefined;
  /** [NW-34.17] The battle is part of something larger, where its points count for nothing. */
  isPart: boolean;
}

/** Names as a viewer knows them: whose view it is, or, of a whole position, who reads it. */
export function newNames(view: FleetActionView, viewer = view.viewer): Names {
  const { units, stands, scenario } = view;
  const side = (of: Side) => scenario.sides[of].name;
  const squadron = (id: string) => {
    const found = ofEither((of) => view.forces[of]?.squadrons[id]);
    return found && squadronName(view, found);
  };
  const airSquadron = (id: string) => airSquadronIn(view, id)?.name;
  const stand = (id: string) => stands[id] && standName(view, stands[id]);
  const contact = (id: string) => contactName(viewer, id, side);
  const held = (id: string) =>
    ofEither((of) => view.forces[of]?.contacts[id]?.squadron ?? undefined);
  const known = (id: string) =>
    units[id]?.name ?? stand(id) ?? squadron(id) ?? airSquadron(id) ?? contact(id);
  return {
    side,
    unit: (id) => units[id]?.name ?? fleetNamesText('unknown'),
    squadron: (id) => squadron(id) ?? fleetNamesText('squadron'),
    contact: (id) => contact(id) ?? fleetNamesText('unknown'),
    marker: (id) => squadron(held(id) ?? '') ?? contact(id) ?? fleetNamesText('unknown'),
    stand: (id) => stand(id) ?? units[id]?.name ?? fleetNamesText('unknownAircraft'),
    airSquadron: (id) => airSquadron(id) ?? fleetNamesText('unknownAircraft'),
    load: (key) => anyLoadName(view, key) ?? key,
    time: (turn) => hourText(scenario.startMinute + (turn - 1) * MINUTES_A_TURN),
    hex: (hex) => hexNumber(scenario.map, hex),
    column: (column) => columnNumber(scenario.map, column),
    row: (row) => rowNumber(scenario.map, row),
    known,
    any: (id) => known(id) ?? fleetNamesText('unknown'),
    isStand: (id) => Object.hasOwn(stands, id),
    sheetOf: (id) => units[id]?.sheet,
    isPart: scenario.isPart ?? false,
    sideOf: (id) => units[id]?.side ?? stands[id]?.side ?? ownerOf(id),
  };
}

const MINUTES_A_TURN = 6;

/** Of the side whose force the view has, whichever it is. */
const ofEither = <T>(of: (side: Side) => T | undefined): T | undefined =>
  of('allies') ?? of('axis');

const airSquadronIn = ({ forces }: FleetActionView, id: string): AirSquadron | undefined =>
  ofEither((side) => forces[side]?.airSquadrons[id]);

/** [NW-3.9] A marker's id tells its side and its number, and nothing of what it holds: 'allies-contact-3'. */
const MARKER = /^(allies|axis)-contact-(\d+)$/;

const ownerOf = (id: string): Side | undefined =>
  SIDES.find((side) => MARKER.exec(id)?.[1] === side);

function contactName(
  viewer: FleetActionView['viewer'],
  id: string,
  name: (side: Side) => string,
): string | undefined {
  const number = MARKER.exec(id)?.[2];
  const side = ownerOf(id);
  if (number === undefined || side === undefined) return undefined;
  if (viewer === side) return fleetNamesText('contact', { number });
  return viewer === 'allies' || viewer === 'axis'
    ? fleetNamesText('enemyContact', { number })
    : fleetNamesText('contactOf', { number, side: name(side) });
}

/** [NW-3.6] What has been detached is called by its ships. */
function squadronName({ units }: FleetActionView, { id, name, units: members }: Squadron): string {
  if (name !== id) return name;
  const [first = id, ...others] = members.map((member) => units[member]?.name ?? member);
  return others.length < 3
    ? listed([first, ...others])
    : fleetNamesText('andMore', { first, count: others.length });
}

/** [NW-3.20] Of enemy aircraft the type alone is seen; own ones are told apart where they are of one type. */
function standName(view: FleetActionView, { id, side, aircraft, squadron }: AirStand): string {
  const own = airSquadronIn(view, squadron);
  const planes = planesText(aircraft);
  if (!own) return fleetNamesText('enemy', { planes });
  if (aircraft.id === FLOATPLANE_ID) return fleetNamesText('of', { planes, squadron: own.name });
  const alike = Object.values(view.stands).filter(
    (it) => it.side === side && it.aircraft.id === aircraft.id,
  );
  if (alike.length === 1) return planes;
  const inSquadron = alike.filter((it) => it.squadron === squadron).map((it) => it.id);
  const letter = String.fromCharCode(FIRST_LETTER + inSquadron.indexOf(id));
  return inSquadron.length > 1
    ? fleetNamesText('ofMany', { planes, letter, squadron: own.name })
    : fleetNamesText('of', { planes, squadron: own.name });
}

/** 'Albacores', 'Swordfish' */
function planesText({ id, name }: AirStand['aircraft']): string {
  if (id === FLOATPLANE_ID) return fleetNamesText('floatplanes');
  return fleetNamesText(/(s|fish)$/.test(name) ? 'planesAlike' : 'planes', { aircraft: name });
}

const FIRST_LETTER = 'A'.charCodeAt(0);
