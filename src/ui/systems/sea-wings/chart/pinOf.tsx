import type { SeaWingsView } from '../../../../rules/sea-wings';
import { isDummy, type Ship, shipsIn } from '../../../../rules/sea-wings/query';
import { reportedText } from '../../../../words/sea-wings/common/reported';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { BasePin, ChartPin, ContactPin, ForcePin } from '../../../chart/pin';
import { LandSign } from '../../../ships/LandSign';
import type { Silhouettes } from '../../../ships/silhouette';
import { ShipSign } from '../desk/figures';
import { shortReport } from './reportText';
import type { ChartUnit } from './units';

interface Drawn {
  view: SeaWingsView;
  /** By the id of a ship. */
  silhouettes: Silhouettes;
  /** What a line of the log lights up. */
  lit: readonly string[];
}

/** A unit as it is pinned to the chart. */
export function pinOf(unit: ChartUnit, drawn: Drawn): ChartPin {
  const pin = { ...faceOf(unit, drawn), id: unit.id, hex: unit.hex, side: unit.side };
  return idsOf(unit).some((id) => drawn.lit.includes(id)) ? { ...pin, isLit: true } : pin;
}

const idsOf = (unit: ChartUnit): readonly string[] =>
  unit.kind === 'force' ? [unit.id, ...unit.force.ships] : [unit.id];

type FaceOf<Pin> = Pin extends ChartPin ? Omit<Pin, 'id' | 'hex' | 'side' | 'isLit'> : never;
type UnitOf<Kind extends ChartUnit['kind']> = Extract<ChartUnit, { kind: Kind }>;

function faceOf(unit: ChartUnit, drawn: Drawn): FaceOf<ChartPin> {
  switch (unit.kind) {
    case 'force':
      return forceFace(unit, drawn);
    case 'base':
      return baseFace(unit, drawn);
    case 'marker':
      return markerFace(unit, drawn);
    case 'sighting':
      return sightingFace(unit);
  }
}

function forceFace(
  { force, side }: UnitOf<'force'>,
  { view, silhouettes }: Drawn,
): FaceOf<ForcePin> {
  const own = view.forces[side];
  const ships = own ? shipsIn(own, force) : [];
  const [leader] = ships.toSorted((a, b) => worth(b) - worth(a));
  return {
    kind: 'force',
    name: wingsChartText('force', { number: force.number }),
    nation: view.scenario.sides[side].nation,
    isSpotted: force.spotted !== null,
    types: isDummy(force) ? wingsChartText('dummy') : typesText(ships),
    figure: leader && <ShipSign type={leader.card.type} record={silhouettes[leader.card.id]} />,
  };
}

/** The ship that stands for her task force: a carrier, or the largest. */
export const worth = ({ card }: Pick<Ship, 'card'>): number => (card.carrier ? 10 : 0) + card.size;

const SHOWN_TYPES = ['CV', 'CVL', 'CVE', 'BB', 'BC', 'CA', 'CL', 'DD', 'TB', 'MM'] as const;

/** '3CV 5CA 9DD' */
export function typesText(ships: readonly Pick<Ship, 'card'>[]): string {
  return SHOWN_TYPES.map((type) => ({
    type,
    count: ships.filter(({ card }) => card.type === type).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${count}${type}`)
    .join(' ');
}

const LAND_SIGNS = {
  seaplane: 'seaplaneBase',
  'large-land': 'airbase',
  'small-land': 'airstrip',
} as const;

/** [WG-15.2] */
export const baseSign = (type: keyof typeof LAND_SIGNS) => <LandSign kind={LAND_SIGNS[type]} />;

/** [WG-15.2] */
function baseFace({ base, side }: UnitOf<'base'>, { view }: Drawn): FaceOf<BasePin> {
  const hits = view.forces[side]?.bases[base.id]?.hits.length ?? 0;
  return {
    kind: 'base',
    name: base.name,
    sign: baseSign(base.type),
    state: hits === 0 ? 'none' : hits === 1 ? 'moderate' : 'heavy',
  };
}

/** So pale an unspotted marker is; it has no age, for it is known to lie there. */
const UNSEEN_AGE = 2;

/** [WG-4.21] An enemy marker where it lies; unspotted, nothing more is known of it. */
function markerFace({ marker, report }: UnitOf<'marker'>, { view }: Drawn): FaceOf<ContactPin> {
  const { number } = marker;
  const age = report ? view.turn - report.turn : UNSEEN_AGE;
  return {
    kind: 'contact',
    title:
      number === null
        ? wingsChartText('unspotted')
        : wingsChartText('spotted', { number, what: report ? reportedText(report) : '' }),
    count: number === null ? '?' : wingsChartText('force', { number }),
    short: number === null ? '?' : String(number),
    types: report ? shortReport(report) : '',
    age: number === null ? UNSEEN_AGE : age,
    isStale: number === null,
    ageNote: number !== null && age > 0 ? agoText(age) : undefined,
  };
}

function sightingFace({ report, age }: UnitOf<'sighting'>): FaceOf<ContactPin> {
  return {
    ...{ kind: 'contact', age, isStale: true, types: shortReport(report) },
    title: wingsChartText('lastSeen', {
      ...{ number: report.number, hours: HOURS_PER_TURN * age },
      what: reportedText(report),
    }),
    count: String(report.number),
    ageNote: agoText(age),
  };
}

const HOURS_PER_TURN = 4;

const agoText = (turns: number): string => wingsChartText('ago', { hours: HOURS_PER_TURN * turns });
