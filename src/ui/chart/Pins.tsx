import { type CSSProperties, memo } from 'react';
import { FLAT } from '../hexmap/geometry/plane';
import { Ensign } from '../ships/Ensign';
import { EyeSign } from '../ships/EyeSign';
import { paleness } from './Layers';
import { isOnChart, type Label } from './labels';
import type { BasePin, ChartPin, ContactPin, FlightPin, ForcePin } from './pin';
import type { PinForm } from './pinSize';
import { AgeSign, FuelSign, StackSign } from './signs';
import type { Spread } from './spread';

interface PinsProps {
  pins: readonly Spread[];
  selected: string | null;
  /** The names of the chart: what is named there is not named again on its pin. */
  labels: readonly Label[];
  /** They can be dragged. */
  isGrabbed: boolean;
}

/** Pins keep their size at every zoom; those that share a hex are fanned out side by side. */
export const Pins = memo(function Pins({ pins, selected, labels, isGrabbed }: PinsProps) {
  return (
    <g className="pins">
      {pins.map((it) => (
        <g key={it.pin.id} className="pin-tie" style={placeOf(it)} data-side={it.pin.side}>
          <g className="pin">
            <Leader {...it} />
          </g>
        </g>
      ))}
      {pickedLast(pins, selected).map((it) => (
        <g
          key={it.pin.id}
          className="pin-place"
          style={placeOf(it)}
          data-unit={it.pin.id}
          data-kind={it.pin.kind}
          data-form={it.form}
          data-grab={isGrabbed || undefined}
          data-side={it.pin.side}
          data-selected={selected === it.pin.id || undefined}
          data-lit={it.pin.isLit || undefined}
        >
          <g className="pin">
            {isNews(it.pin) && <circle className="pin-pulse" r={PULSE} />}
            <Pin {...it} isNamed={isOnChart(it.pin, labels)} />
          </g>
        </g>
      ))}
    </g>
  );
});

/** Of this turn: a ring spreads from it when it comes, and stays where less motion is asked for. */
const isNews = (pin: ChartPin): boolean => pin.kind === 'contact' && pin.age === 0;

const PULSE = 30;

/** The selected pin lies on top. */
const pickedLast = (pins: readonly Spread[], selected: string | null): Spread[] => [
  ...pins.filter(({ pin }) => pin.id !== selected),
  ...pins.filter(({ pin }) => pin.id === selected),
];

function placeOf({ pin, aside, down }: Spread): CSSProperties {
  const { x, y } = FLAT.center(pin.hex);
  return {
    ...{ '--x': `${x}px`, '--y': `${y}px` },
    ...{ '--aside': `${aside}px`, '--down': `${down}px` },
  } as CSSProperties;
}

/** Pins farther than this from their hex are tied to it by a line. */
const TIED_PIXELS = 20;

const Leader = ({ aside, down }: Spread) =>
  Math.hypot(aside, down) > TIED_PIXELS ? (
    <path className="pin-leader" d={`M0,0L${-aside},${-down}`} />
  ) : null;

function Pin({ pin, form, width, isNamed }: Spread & { isNamed: boolean }) {
  switch (pin.kind) {
    case 'force':
      return form === 'small' ? <SmallForce {...{ pin, width }} /> : <Force {...{ pin, width }} />;
    case 'flight':
      return <Flight pin={pin} form={form} />;
    case 'base':
      return <Base pin={pin} form={form} isNamed={isNamed} />;
    case 'contact':
      return form === 'small' ? <SmallContact pin={pin} /> : <Contact pin={pin} />;
  }
}

/** Whose it is, what it is, and whether it is spotted. */
const ForceHead = ({ pin: { nation, name, isSpotted } }: { pin: ForcePin }) => (
  <span className="pin-head">
    <Ensign nation={nation} width={12} />
    <b>{name}</b>
    {isSpotted && <EyeSign />}
  </span>
);

function Force({ pin, width }: { pin: ForcePin; width: number }) {
  const box = { x: -width / 2, y: -20, width, height: 40 };
  return (
    <>
      <rect className="pin-plate" {...box} rx={3} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-force">
          <ForceHead pin={pin} />
          <span className="pin-ship">{pin.figure}</span>
          <small>{pin.types}</small>
        </div>
      </foreignObject>
    </>
  );
}

function SmallForce({ pin, width }: { pin: ForcePin; width: number }) {
  const box = { x: -width / 2, y: -8.5, width, height: 17 };
  return (
    <>
      <rect className="pin-plate" {...box} rx={3} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-force">
          <ForceHead pin={pin} />
        </div>
      </foreignObject>
    </>
  );
}

/** Aircraft: the leader's figure on its heading, how many, and for how long. */
function Flight({ pin, form }: { pin: FlightPin; form: PinForm }) {
  const box = form === 'small' ? SMALL_FLIGHT : FULL_FLIGHT;
  return (
    <>
      <title>{pin.title}</title>
      <rect className="pin-plate" {...box} rx={17} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-flight" data-due={pin.isDue || undefined}>
          <span style={{ rotate: `${pin.headingDegrees}deg` }}>{pin.figure}</span>
          {form === 'full' && (
            <small>
              {pin.count}
              {pin.fuel !== null && <FuelSign turns={pin.fuel} />}
            </small>
          )}
        </div>
      </foreignObject>
    </>
  );
}

const FULL_FLIGHT = { x: -18, y: -17, width: 36, height: 34 };
const SMALL_FLIGHT = { x: -11, y: -11, width: 22, height: 22 };

function Base({ pin, form, isNamed }: { pin: BasePin; form: PinForm; isNamed: boolean }) {
  const box = form === 'small' ? SMALL_BASE : FULL_BASE;
  return (
    <>
      <title>{pin.name}</title>
      <rect className="pin-plate" {...box} rx={2} />
      <foreignObject {...box} className="pin-inner">
        <div className="pin-base" data-state={pin.state}>
          {pin.sign}
        </div>
      </foreignObject>
      {form === 'full' && !isNamed && (
        <text className="pin-name" y={23}>
          {pin.name}
        </text>
      )}
    </>
  );
}

const FULL_BASE = { x: -12, y: -12, width: 24, height: 24 };
const SMALL_BASE = { x: -9, y: -9, width: 18, height: 18 };

/** More of the ships' types than this stand below the lozenge. */
const INSIDE_LETTERS = 5;

function Contact({ pin }: { pin: ContactPin }) {
  const { age, count, types, timesNote, ageNote } = pin;
  const isWide = types.length > INSIDE_LETTERS;
  return (
    <g style={{ opacity: paleness(age) }} data-now={age === 0 || undefined} className="contact-pin">
      <path className="pin-plate" d="M0,-19L27,0L0,19L-27,0Z" />
      <text className="contact-count" y={isWide ? 4 : -1}>
        {count}
      </text>
      <text className="contact-types" data-below={isWide || undefined} y={isWide ? 29 : 9}>
        {types}
      </text>
      {timesNote && <TimesNote x={-25} y={-10} text={timesNote} />}
      {ageNote && <AgeNote x={14} y={-10} text={ageNote} />}
    </g>
  );
}

/** An outdated report, or one seen from afar: what was seen, how often, how long ago. */
const SmallContact = ({ pin }: { pin: ContactPin }) => (
  <g
    style={{ opacity: paleness(pin.age) }}
    data-now={pin.age === 0 || undefined}
    className="contact-pin"
  >
    <title>{pin.title}</title>
    <path className="pin-plate" d="M0,-10L13,0L0,10L-13,0Z" />
    <text className="contact-small" y={0.5}>
      {pin.short ?? pin.count}
    </text>
    {pin.ageNote && <AgeNote x={6} y={-8} text={pin.ageNote} />}
    {pin.timesNote && !pin.ageNote && <TimesNote x={-13} y={-8} text={pin.timesNote} />}
  </g>
);

interface NoteProps {
  x: number;
  y: number;
  text: string;
}

/** Pixels of a sign beside a report. */
const SIGN = { width: 9, height: 9 };

/** How old a report is, on its upper right. */
const AgeNote = ({ x, y, text }: NoteProps) => (
  <>
    <AgeSign {...SIGN} x={x} y={y - 8} />
    <text className="contact-age" data-at="right" x={x + 10} y={y}>
      {text}
    </text>
  </>
);

/** How many reports lie there, on the upper left. */
const TimesNote = ({ x, y, text }: NoteProps) => (
  <>
    <text className="contact-age" data-at="left" x={x} y={y}>
      {text}
    </text>
    <StackSign {...SIGN} x={x + 1} y={y - 8} />
  </>
);
