import { type CSSProperties, useMemo } from 'react';
import { HEXES_PER_TURN } from '../../../../rules/strategic/tables/squadrons';
import type { Silhouettes } from '../../../board/boardProps';
import { Ensign } from '../../../board/counters/Ensign';
import { strategicChartText } from '../../../i18n/strategicChart';
import { useDesk } from '../desk';
import { leaderOf } from '../faces';
import { AircraftFigure, EyeSign, Figure, LandSign } from '../figures';
import { typesText } from '../matrix/Counter';
import { contactWords } from './contactWords';
import { chartPoint } from './plane';
import { type Spread, spreadPins } from './spread';
import type { ChartUnit, Flight } from './units';

interface PinsProps {
  units: readonly ChartUnit[];
  silhouettes: Silhouettes;
  /** Pixels for one drawing unit, roughly. */
  scale: number;
}

/** What stands on the chart, at the same size whatever the zoom; what shares a hex lies fanned out side by side. */
export function Pins({ units, silhouettes, scale }: PinsProps) {
  const { selected, lights } = useDesk();
  const pins = useMemo(() => spreadPins(units, scale), [units, scale]);
  return (
    <g className="pins">
      {pins.map((it) => (
        <g key={it.unit.id} className="pin-tie" style={placeOf(it)} data-side={it.unit.side}>
          <g className="pin">
            <Leader {...it} />
          </g>
        </g>
      ))}
      {pickedLast(pins, selected).map((it) => (
        <g
          key={it.unit.id}
          className="pin-place"
          style={placeOf(it)}
          data-unit={it.unit.id}
          data-kind={it.unit.kind}
          data-side={it.unit.side}
          data-selected={selected === it.unit.id || undefined}
          data-lit={idsOf(it.unit).some((id) => lights.stacks.includes(id)) || undefined}
        >
          <g className="pin">
            <Pin unit={it.unit} silhouettes={silhouettes} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** All that a pin stands for. */
const idsOf = (unit: ChartUnit): string[] =>
  unit.kind === 'contact' ? [unit.id, ...unit.others.map(({ id }) => id)] : [unit.id];

/** What is picked lies on top. */
const pickedLast = (pins: readonly Spread[], selected: string | null): Spread[] => [
  ...pins.filter(({ unit }) => unit.id !== selected),
  ...pins.filter(({ unit }) => unit.id === selected),
];

function placeOf({ unit, aside, down }: Spread): CSSProperties {
  const { x, y } = chartPoint(unit.hex);
  return {
    ...{ '--x': `${x}px`, '--y': `${y}px` },
    ...{ '--aside': `${aside}px`, '--down': `${down}px` },
  } as CSSProperties;
}

/** Pins that lie farther from their hex than that are tied to it by a line. */
const TIED_PIXELS = 20;

const Leader = ({ aside, down }: Spread) =>
  Math.hypot(aside, down) > TIED_PIXELS ? (
    <path className="pin-leader" d={`M0,0L${-aside},${-down}`} />
  ) : null;

function Pin({ unit, silhouettes }: { unit: ChartUnit; silhouettes: Silhouettes }) {
  switch (unit.kind) {
    case 'division':
      return <DivisionPin unit={unit} silhouettes={silhouettes} />;
    case 'flights':
      return <FlightsPin unit={unit} />;
    case 'land':
      return <LandPin unit={unit} />;
    case 'contact':
      return <ContactPin unit={unit} />;
  }
}

type UnitOf<Kind extends ChartUnit['kind']> = Extract<ChartUnit, { kind: Kind }>;

function DivisionPin({ unit: { face }, silhouettes }: { unit: UnitOf<'division'> } & Silhouetted) {
  const { view } = useDesk();
  const leader = face.ships ? leaderOf(face.ships) : undefined;
  return (
    <>
      <rect className="pin-plate" x={-31} y={-19} width={62} height={38} rx={3} />
      <foreignObject x={-31} y={-19} width={62} height={38} className="pin-inner">
        <div className="pin-division">
          <span className="pin-head">
            <Ensign nation={view.scenario.sides[face.side].nation} width={12} />
            <b>{face.id}</b>
            {face.isSpotted && <EyeSign />}
          </span>
          <span className="pin-ship">
            {leader && <Figure ship={leader.source} plans={silhouettes} />}
          </span>
          <small>{face.ships ? typesText(face.ships) : ''}</small>
        </div>
      </foreignObject>
    </>
  );
}

type Silhouetted = Pick<PinsProps, 'silhouettes'>;

/** Squadrons in the air: the leader's figure on its heading, steps, and turns of fuel. */
function FlightsPin({ unit: { flights } }: { unit: UnitOf<'flights'> }) {
  const steps = flights.reduce((sum, { squadron }) => sum + squadron.steps, 0);
  const left = Math.min(...flights.map(({ turnsLeft }) => turnsLeft));
  const lead = flights[0];
  if (!lead) return null;
  return (
    <>
      <title>{strategicChartText('flightsPin', { steps, count: left })}</title>
      <rect className="pin-plate" x={-18} y={-17} width={36} height={34} rx={17} />
      <foreignObject x={-18} y={-17} width={36} height={34} className="pin-inner">
        <div className="pin-flights" data-due={left === 0 || undefined}>
          <span style={{ rotate: `${headingOf(lead)}deg` }}>
            <AircraftFigure type={lead.squadron.card.type} />
          </span>
          <small>
            {steps}·{left}
          </small>
        </div>
      </foreignObject>
    </>
  );
}

/** Degrees clockwise from north, along the last leg of its path. */
export function headingOf({ record: { path } }: Flight): number {
  const [from, to] = path.slice(-2);
  if (!from || !to) return 0;
  const a = chartPoint(from);
  const b = chartPoint(to);
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

const LandPin = ({ unit: { face } }: { unit: UnitOf<'land'> }) => (
  <>
    <rect className="pin-plate" x={-12} y={-12} width={24} height={24} rx={2} />
    <foreignObject x={-12} y={-12} width={24} height={24} className="pin-inner">
      <div className="pin-land" data-state={face.state ?? 'none'}>
        <LandSign kind={face.kind} />
      </div>
    </foreignObject>
    <text className="pin-name" y={23}>
      {face.name}
    </text>
  </>
);

/** How pale an older report is: never quite gone. */
const paleness = (age: number): number => Math.max(0.35, 1 - age * 0.13);

function ContactPin({ unit: { contact, age, others } }: { unit: UnitOf<'contact'> }) {
  return (
    <g style={{ opacity: paleness(age) }} data-now={age === 0 || undefined} className="contact-pin">
      <path className="pin-plate" d="M0,-19L27,0L0,19L-27,0Z" />
      <text className="contact-count" y={-1}>
        {contact.subject === 'aircraft' ? '✈' : contact.count}
      </text>
      <text className="contact-types" y={9}>
        {contactWords(contact).short}
      </text>
      {others.length > 0 && (
        <text className="contact-age" x={-25} y={-8}>
          {strategicChartText('times', { count: others.length + 1 })}
        </text>
      )}
      {age > 0 && (
        <text className="contact-age" x={24} y={-8}>
          {strategicChartText('ago', { turns: age })}
        </text>
      )}
    </g>
  );
}

/** [ST-9.3, ST-9.6] The rings within which what was reported may be by now: one hex a turn for ships. */
export function AgeRings({ units }: { units: readonly ChartUnit[] }) {
  return (
    <g className="age-rings">
      {units.map((unit) => {
        if (unit.kind !== 'contact' || unit.age > MOST_RINGED) return null;
        const hexes = unit.contact.subject === 'aircraft' ? unit.age * FASTEST : unit.age;
        const { x, y } = chartPoint(unit.hex);
        return (
          <circle
            key={unit.id}
            data-side={unit.side}
            style={{ opacity: paleness(unit.age) }}
            {...{ cx: x, cy: y, r: (hexes + 0.62) * HEX }}
          />
        );
      })}
    </g>
  );
}

/** Reports older than that may be anywhere. */
const MOST_RINGED = 8;
const FASTEST = HEXES_PER_TURN.F;
const HEX = chartPoint({ q: 0, r: 1 }).y;
