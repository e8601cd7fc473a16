import type { CSSProperties } from 'react';
import { HEXES_PER_TURN } from '../../../../rules/strategic/tables/squadrons';
import { contactWords } from '../../../../words/strategic/contactWords';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { Ensign } from '../../../ships/Ensign';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk';
import { leaderOf } from '../faces';
import { AircraftFigure, EyeSign, Figure, LandSign } from '../figures';
import { typesText } from '../matrix/Counter';
import type { PinForm } from './pinSize';
import { chartPoint } from './plane';
import { isStale } from './reports';
import type { Spread } from './spread';
import type { ChartUnit, Flight } from './units';

interface PinsProps {
  pins: readonly Spread[];
  silhouettes: Silhouettes;
}

/** What stands on the chart, at the same size whatever the zoom; what shares a hex lies fanned out side by side. */
export function Pins({ pins, silhouettes }: PinsProps) {
  const { selected, lights } = useDesk();
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
          data-form={it.form}
          data-side={it.unit.side}
          data-selected={selected === it.unit.id || undefined}
          data-lit={idsOf(it.unit).some((id) => lights.stacks.includes(id)) || undefined}
        >
          <g className="pin">
            <Pin pin={it} silhouettes={silhouettes} />
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

function Pin({ pin, silhouettes }: { pin: Spread } & Silhouetted) {
  const { unit, form } = pin;
  switch (unit.kind) {
    case 'division':
      return form === 'small' ? (
        <SmallDivision unit={unit} />
      ) : (
        <DivisionPin unit={unit} width={pin.width} silhouettes={silhouettes} />
      );
    case 'flights':
      return <FlightsPin unit={unit} form={form} />;
    case 'land':
      return <LandPin unit={unit} form={form} />;
    case 'contact':
      return form === 'small' ? <SmallContact unit={unit} /> : <ContactPin unit={unit} />;
  }
}

type UnitOf<Kind extends ChartUnit['kind']> = Extract<ChartUnit, { kind: Kind }>;
type Silhouetted = Pick<PinsProps, 'silhouettes'>;
type DivisionProps = { unit: UnitOf<'division'> };

/** Whose, which and spotted or not. */
const PinHead = ({ unit: { face } }: DivisionProps) => {
  const { view } = useDesk();
  return (
    <span className="pin-head">
      <Ensign nation={view.scenario.sides[face.side].nation} width={12} />
      <b>{face.id}</b>
      {face.isSpotted && <EyeSign />}
    </span>
  );
};

function DivisionPin({
  unit,
  width,
  silhouettes,
}: DivisionProps & Silhouetted & { width: number }) {
  const { ships } = unit.face;
  const leader = ships ? leaderOf(ships) : undefined;
  const box = { x: -width / 2, y: -19, width, height: 38 };
  return (
    <>
      <rect className="pin-plate" {...box} rx={3} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-division">
          <PinHead unit={unit} />
          <span className="pin-ship">
            {leader && <Figure ship={leader.source} plans={silhouettes} />}
          </span>
          <small>{ships ? typesText(ships) : ''}</small>
        </div>
      </foreignObject>
    </>
  );
}

const SmallDivision = ({ unit }: DivisionProps) => (
  <>
    <rect className="pin-plate" x={-19} y={-8.5} width={38} height={17} rx={3} />
    <foreignObject x={-19} y={-8.5} width={38} height={17} className="pin-inner">
      <div className="pin-division">
        <PinHead unit={unit} />
      </div>
    </foreignObject>
  </>
);

/** Squadrons in the air: the leader's figure on its heading, steps, and turns of fuel. */
function FlightsPin({ unit: { flights }, form }: { unit: UnitOf<'flights'>; form: PinForm }) {
  const steps = flights.reduce((sum, { squadron }) => sum + squadron.steps, 0);
  const left = Math.min(...flights.map(({ turnsLeft }) => turnsLeft));
  const lead = flights[0];
  if (!lead) return null;
  const box = form === 'small' ? SMALL_FLIGHTS : FULL_FLIGHTS;
  return (
    <>
      <title>{strategicChartText('flightsPin', { steps, count: left })}</title>
      <rect className="pin-plate" {...box} rx={17} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-flights" data-due={left === 0 || undefined}>
          <span style={{ rotate: `${headingOf(lead)}deg` }}>
            <AircraftFigure type={lead.squadron.card.type} />
          </span>
          {form === 'full' && (
            <small>
              {steps}·{left}
            </small>
          )}
        </div>
      </foreignObject>
    </>
  );
}

const FULL_FLIGHTS = { x: -18, y: -17, width: 36, height: 34 };
const SMALL_FLIGHTS = { x: -11, y: -11, width: 22, height: 22 };

/** Degrees clockwise from north, along the last leg of its path. */
export function headingOf({ record: { path } }: Flight): number {
  const [from, to] = path.slice(-2);
  if (!from || !to) return 0;
  const a = chartPoint(from);
  const b = chartPoint(to);
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

const LandPin = ({ unit: { face }, form }: { unit: UnitOf<'land'>; form: PinForm }) => {
  const box = form === 'small' ? SMALL_LAND : FULL_LAND;
  return (
    <>
      <title>{face.name}</title>
      <rect className="pin-plate" {...box} rx={2} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-land" data-state={face.state ?? 'none'}>
          <LandSign kind={face.kind} />
        </div>
      </foreignObject>
      {form === 'full' && (
        <text className="pin-name" y={23}>
          {face.name}
        </text>
      )}
    </>
  );
};

const FULL_LAND = { x: -12, y: -12, width: 24, height: 24 };
const SMALL_LAND = { x: -9, y: -9, width: 18, height: 18 };

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

/** A report that says little any more, or one seen from far: what was seen, how often, how long ago. */
const SmallContact = ({ unit: { contact, age, others } }: { unit: UnitOf<'contact'> }) => (
  <g style={{ opacity: paleness(age) }} data-now={age === 0 || undefined} className="contact-pin">
    <title>{contactWords(contact).long}</title>
    <path className="pin-plate" d="M0,-10L13,0L0,10L-13,0Z" />
    <text className="contact-small" y={0.5}>
      {contact.subject === 'aircraft' ? '✈' : contact.count}
    </text>
    {age > 0 && (
      <text className="contact-age" x={14} y={-6}>
        {strategicChartText('ago', { turns: age })}
      </text>
    )}
    {others.length > 0 && age === 0 && (
      <text className="contact-age" x={-13} y={-6}>
        {strategicChartText('times', { count: others.length + 1 })}
      </text>
    )}
  </g>
);

/**
 * [ST-9.3] The rings within which ships that were reported may be by now: one hex a turn. Of aircraft, which may be anywhere
 * at once [ST-9.6], and of reports that are stale only where one is picked.
 */
export function AgeRings({ units }: { units: readonly ChartUnit[] }) {
  const { selected } = useDesk();
  return (
    <g className="age-rings">
      {units.map((unit) => {
        if (unit.kind !== 'contact' || !isRinged(unit, selected)) return null;
        const { subject } = unit.contact;
        const hexes = subject === 'aircraft' ? unit.age * FASTEST : unit.age;
        const { x, y } = chartPoint(unit.hex);
        return (
          <circle
            key={unit.id}
            data-side={unit.side}
            data-subject={subject}
            style={{ opacity: paleness(unit.age) }}
            {...{ cx: x, cy: y, r: (hexes + 0.62) * HEX }}
          />
        );
      })}
    </g>
  );
}

const isRinged = ({ id, age, contact }: UnitOf<'contact'>, selected: string | null): boolean =>
  id === selected || (contact.subject !== 'aircraft' && !isStale(contact, age));

const FASTEST = HEXES_PER_TURN.F;
const HEX = chartPoint({ q: 0, r: 1 }).y;
