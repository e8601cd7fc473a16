import type { Axial } from '../../../../hex';
import type { SeekriegView } from '../../../../rules/seekrieg';
import {
  cardNamed,
  countOf,
  type ForceContact,
  shipsOfForce,
  turnsLeft,
} from '../../../../rules/seekrieg/query';
import { upperFirst } from '../../../../words/core/say';
import type { Names } from '../../../../words/seekrieg/common/names';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import type { BasePin, ChartPin, ContactPin, FlightPin, ForcePin } from '../../../chart/pin';
import { AircraftFigure, type AircraftForm } from '../../../ships/AircraftFigure';
import { LandSign } from '../../../ships/LandSign';
import { ShipPicture } from '../../../ships/ShipFigure';
import type { Silhouettes } from '../../../ships/silhouette';
import { hullOf } from '../desk/hullOf';
import { leaderOf, typesOf } from './forceFace';
import { sayUnit } from './sayUnit';
import type { SearchUnit } from './units';

interface Drawn {
  view: SeekriegView;
  names: Names;
  silhouettes: Silhouettes;
  /** What a line of the log lights up. */
  lit: readonly string[];
  toChart: (hex: Axial) => Axial;
}

type FaceOf<Pin> = Pin extends ChartPin ? Omit<Pin, 'id' | 'hex' | 'side' | 'isLit'> : never;
type UnitOf<Kind extends SearchUnit['kind']> = Extract<SearchUnit, { kind: Kind }>;

/** A unit as it is pinned to the chart. */
export function pinOf(unit: SearchUnit, drawn: Drawn): ChartPin {
  const { id, hex, side } = unit;
  const ids = unit.kind === 'force' ? [id, ...unit.force.ships] : [id];
  const pin = { ...faceOf(unit, drawn), id, hex: drawn.toChart(hex), side };
  return ids.some((it) => drawn.lit.includes(it)) ? { ...pin, isLit: true } : pin;
}

function faceOf(unit: SearchUnit, drawn: Drawn): FaceOf<ChartPin> {
  switch (unit.kind) {
    case 'force':
      return forceFace(unit, drawn);
    case 'contact':
      return contactFace(unit, drawn);
    case 'flight':
      return flightFace(unit, drawn);
    case 'raid':
      return raidFace(unit, drawn);
    case 'base':
      return baseFace(unit);
  }
}

function forceFace(
  { force, side }: UnitOf<'force'>,
  { view, silhouettes }: Drawn,
): FaceOf<ForcePin> {
  const ships = shipsOfForce(view, force);
  const leader = leaderOf(ships);
  const hull = leader && hullOf(leader.sheet);
  const number = Object.keys(view.forces[side]?.search?.forces ?? {}).indexOf(force.id) + 1;
  return {
    ...{ kind: 'force', name: seekriegAirText('force.short', { number }), isSpotted: false },
    nation: view.scenario.sides[side].nation,
    types: typesOf(ships),
    figure: hull && <ShipPicture type={hull} record={silhouettes[leader.sheet.classId]} />,
  };
}

const SIZE_SIGNS = { capital: '■', cruiser: '◆', destroyer: '▴' } as const;
const SIZES = ['capital', 'cruiser', 'destroyer'] as const;

/** '■2 ◆6 ▴5' */
const sizesText = ({ report }: ForceContact): string =>
  report
    ? SIZES.flatMap((size) =>
        report.sizes[size] > 0 ? [`${SIZE_SIGNS[size]}${report.sizes[size]}`] : [],
      ).join(' ')
    : '';

/** The number of a contact is what it is called by. */
const NUMBER = /\d+$/;

function contactFace(
  { contact, ageHours }: UnitOf<'contact'>,
  { names }: Drawn,
): FaceOf<ContactPin> {
  return {
    ...{ kind: 'contact', age: ageHours, isStale: ageHours > 1, types: sizesText(contact) },
    title: upperFirst(names.ship(contact.id)),
    count: NUMBER.exec(contact.id)?.[0] ?? '?',
    ageNote: ageHours > 0 ? seekriegAirText('hoursAgo', { hours: ageHours }) : undefined,
  };
}

/** With fuel for fewer turns than this, half an hour, a flight has to land. */
const DUE_TURNS = 15;

function flightFace(unit: UnitOf<'flight'>, { view, names }: Drawn): FaceOf<FlightPin> {
  const { flight, heading } = unit;
  return {
    ...{ kind: 'flight', headingDegrees: heading, count: countOf(flight.rows) },
    title: sayUnit(unit, { view, names }),
    figure: <AircraftFigure form={formOf(flight.rows[0]?.aircraft)} />,
    // The number leaves no room for a gauge; how long they can stay up is told in words.
    fuel: null,
    isDue: turnsLeft(flight, view.turn) < DUE_TURNS,
  };
}

function formOf(aircraft: string | undefined): AircraftForm {
  const card = cardNamed(aircraft ?? '');
  if (card?.isFloatplane) return 'floats';
  return card?.loads.some(({ torpedo }) => torpedo) ? 'broad' : 'small';
}

/** [SK-21.20] */
const RAID_SIZE = { few: '<10', many: '10+', mass: '30+' } as const;

function raidFace(unit: UnitOf<'raid'>, { view, names }: Drawn): FaceOf<FlightPin> {
  const { strength } = unit.raid;
  return {
    ...{ kind: 'flight', headingDegrees: 0, fuel: null, isDue: false, count: RAID_SIZE[strength] },
    title: sayUnit(unit, { view, names }),
    figure: <AircraftFigure form="small" />,
  };
}

const baseFace = ({ name, base }: UnitOf<'base'>): FaceOf<BasePin> => ({
  ...{ kind: 'base', name, sign: <LandSign kind="airbase" /> },
  state: (base?.ground?.damage ?? 0) > 0 ? 'moderate' : 'none',
});
