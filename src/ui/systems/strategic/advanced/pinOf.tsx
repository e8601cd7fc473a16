import type { StrategicView } from '../../../../rules/strategic';
import { contactWords } from '../../../../words/strategic/common/contactWords';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { BasePin, ChartPin, ContactPin, FlightPin, ForcePin } from '../../../chart/pin';
import { headingAlong } from '../../../chart/projection';
import { LandSign } from '../../../ships/LandSign';
import type { Silhouettes } from '../../../ships/silhouette';
import { leaderOf } from '../desk/faces';
import { AircraftFigure, Figure } from '../desk/figures';
import { typesText } from '../matrix/Counter';
import { isStale } from './reports';
import type { ChartUnit } from './units';

interface Drawn {
  view: StrategicView;
  silhouettes: Silhouettes;
  /** What a line of the log lights up. */
  lit: readonly string[];
}

/** A unit as it is pinned to the chart. */
export function pinOf(unit: ChartUnit, drawn: Drawn): ChartPin {
  const pin = { ...faceOf(unit, drawn), id: unit.id, hex: unit.hex, side: unit.side };
  return idsOf(unit).some((id) => drawn.lit.includes(id)) ? { ...pin, isLit: true } : pin;
}

/** All that a pin stands for. */
const idsOf = (unit: ChartUnit): string[] =>
  unit.kind === 'contact' ? [unit.id, ...unit.others.map(({ id }) => id)] : [unit.id];

type Place = 'id' | 'hex' | 'side' | 'isLit';
type FaceOf<Pin> = Pin extends ChartPin ? Omit<Pin, Place> : never;

function faceOf(unit: ChartUnit, drawn: Drawn): FaceOf<ChartPin> {
  switch (unit.kind) {
    case 'division':
      return forceFace(unit, drawn);
    case 'flights':
      return flightFace(unit);
    case 'land':
      return baseFace(unit);
    case 'contact':
      return contactFace(unit);
  }
}

type UnitOf<Kind extends ChartUnit['kind']> = Extract<ChartUnit, { kind: Kind }>;

function forceFace({ face }: UnitOf<'division'>, { view, silhouettes }: Drawn): FaceOf<ForcePin> {
  const { ships } = face;
  const leader = ships ? leaderOf(ships) : undefined;
  return {
    kind: 'force',
    name: face.id,
    nation: view.scenario.sides[face.side].nation,
    isSpotted: face.isSpotted,
    types: ships ? typesText(ships) : '',
    figure: leader && <Figure ship={leader.source} plans={silhouettes} />,
  };
}

/** Squadrons in the air: the leader's figure on its heading, steps, and turns of fuel. */
function flightFace({ flights }: UnitOf<'flights'>): FaceOf<FlightPin> {
  const steps = flights.reduce((sum, { squadron }) => sum + squadron.steps, 0);
  const left = Math.min(...flights.map(({ turnsLeft }) => turnsLeft));
  const [lead] = flights;
  return {
    kind: 'flight',
    title: strategicChartText('flightsPin', { steps, count: left }),
    figure: lead && <AircraftFigure type={lead.squadron.card.type} />,
    headingDegrees: headingAlong(lead?.record.path ?? []),
    count: steps,
    fuel: left,
    isDue: left === 0,
  };
}

const baseFace = ({ face }: UnitOf<'land'>): FaceOf<BasePin> => ({
  kind: 'base',
  name: face.name,
  sign: <LandSign kind={face.kind} />,
  state: face.state ?? 'none',
});

/** [ST-11.12] */
function contactFace({ contact, age, others }: UnitOf<'contact'>): FaceOf<ContactPin> {
  const { short, long } = contactWords(contact);
  return {
    ...{ kind: 'contact', title: long, types: short, age },
    count: contact.subject === 'aircraft' ? '✈' : String(contact.count),
    isStale: isStale(contact, age),
    ageNote: age > 0 ? strategicChartText('ago', { turns: age }) : undefined,
    timesNote: others.length > 0 ? String(others.length + 1) : undefined,
  };
}
