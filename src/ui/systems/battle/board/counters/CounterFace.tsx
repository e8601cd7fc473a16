import { memo } from 'react';
import type { ShipType, SpeedClass } from '../../../../../rules/battle';
import type { Side } from '../../../../../rules/core';
import { fixed } from '../../../../hexmap/geometry/points';
import { Ensign } from '../../../../ships/Ensign';
import { ShipFigure } from '../../../../ships/ShipFigure';
import type { Silhouette } from '../../../../ships/silhouette';
import { COUNTER, HEAD_SHARES, headSize } from './arrange';
import { type Plight, plightName, type ShipFacts } from './counterFacts';
import { counterName } from './counterName';

const HALF_WIDTH = COUNTER.width / 2;
const HALF_HEIGHT = COUNTER.height / 2;
const EDGE = 3.5;
const CORNER = 5;

/** Sides differ by shape: rounded corners for the allies, cut ones for the axis. */
export const PLATE_PATHS: Readonly<Record<Side, string>> = {
  allies: plate(
    (x, y) => `q${x},0 ${x},${y}`,
    (x, y) => `q0,${y} ${x},${y}`,
  ),
  axis: plate(
    (x, y) => `l${x},${y}`,
    (x, y) => `l${x},${y}`,
  ),
};

type Turn = (x: number, y: number) => string;

/** A closed outline with the turns from level to upright and from upright to level. */
function plate(fromLevel: Turn, fromUpright: Turn): string {
  const across = COUNTER.width - 2 * CORNER;
  const down = COUNTER.height - 2 * CORNER;
  return [
    `M${CORNER - HALF_WIDTH},${-HALF_HEIGHT}h${across}`,
    fromLevel(CORNER, CORNER),
    `v${down}`,
    fromUpright(-CORNER, CORNER),
    `h${-across}`,
    fromLevel(-CORNER, -CORNER),
    `v${-down}`,
    `${fromUpright(CORNER, -CORNER)}Z`,
  ].join('');
}

const TYPE_LABELS: Partial<Record<ShipType, string>> = {
  'large-transport': 'LT',
  'small-transport': 'ST',
};

const SPEED_LABELS: Readonly<Record<SpeedClass, string>> = {
  '2+': '2+',
  '2': '2',
  '1': '1',
  '1 slow': '1s',
  '0': '0',
};

const PLIGHT_LABELS: Readonly<Record<Plight, string>> = {
  dead: 'DIW',
  aground: 'AGR',
  tower: 'TOW',
  towed: 'TOW',
  surprised: 'SUR',
};

interface CounterFaceProps {
  ship: ShipFacts;
  record?: Silhouette | undefined;
  bow: 'right' | 'left';
  /** Of the stack, when the face stands for one. */
  speed?: SpeedClass;
  slowed?: boolean;
  plights?: readonly Plight[];
}

/** The face of a counter, in the two versions that the zoom picks from: plain from afar, with the name when near. */
export const CounterFace = memo(function CounterFace({
  ship,
  record,
  bow,
  speed = ship.speed,
  slowed = ship.slowed,
  plights = ship.plights,
}: CounterFaceProps) {
  const type = TYPE_LABELS[ship.type] ?? ship.type;
  const pace = `${slowed ? '▾' : ''}${SPEED_LABELS[speed]}`;
  const size = headSize(type, pace);
  const name = counterName(ship.name);
  return (
    <g className="face" data-side={ship.side}>
      <path className="plate" d={PLATE_PATHS[ship.side]} />
      <g className="when-far">
        <Ensign nation={ship.nation} width={15.5} x={EDGE - HALF_WIDTH} y={EDGE - HALF_HEIGHT} />
        <text className="type" x="-8" y="-9.4" fontSize={size} {...narrow(type, size, 'type')}>
          {type}
        </text>
        <text
          {...{ className: 'pace', 'data-slowed': slowed }}
          {...{ x: HALF_WIDTH - EDGE, y: -9.4, fontSize: size }}
          {...narrow(pace, size, 'pace')}
        >
          {pace}
        </text>
      </g>
      <g className="when-near">
        <Ensign nation={ship.nation} width={13.5} x={EDGE - HALF_WIDTH} y={EDGE - HALF_HEIGHT} />
        <text className="type" x="-9" y="-11.8">
          {type}
        </text>
        <text className="pace" data-slowed={slowed} x={HALF_WIDTH - EDGE} y="-11.8">
          {pace}
        </text>
        <text
          className="name"
          y="12.6"
          fontSize={nameSize(name)}
          textLength={fixed(name.length * LETTER_SHARE * nameSize(name))}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      </g>
      <g className="figure-place">
        <ShipFigure type={ship.type} record={record} kindLength={FIGURE_LENGTH} bow={bow} />
      </g>
      <HullBar left={ship.hull.left} built={ship.hull.built} />
      {plights.map((plight, i) => (
        <g key={plight} transform={`translate(${(i - (plights.length - 1) / 2) * TAG_STEP} 23)`}>
          <title>{plightName(plight)}</title>
          <rect className="tag" data-plight={plight} x="-11" y="-5" width="22" height="10" rx="2" />
          <text className="tag-text" y="3.2">
            {PLIGHT_LABELS[plight]}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Letters as wide as reckoned, whatever font there is. */
const narrow = (text: string, size: number, as: keyof typeof HEAD_SHARES) => ({
  textLength: fixed(text.length * HEAD_SHARES[as] * size),
  lengthAdjust: 'spacingAndGlyphs' as const,
});

const FIGURE_LENGTH = 52;
const TAG_STEP = 24;
const NAME_SIZE = 8.4;
const NAME_WIDTH = 52;
const LETTER_SHARE = 0.5;

const nameSize = (name: string): number =>
  Math.min(NAME_SIZE, NAME_WIDTH / (name.length * LETTER_SHARE));

const BAR = { width: 51, height: 3.6, top: 16 } as const;
/** More boxes than this are drawn as one bar. */
const MAX_BOXES = 16;
const BOX_GAP = 0.7;

/** Hull boxes as on the ship's sheet: those left are filled, those destroyed are struck out. */
function HullBar({ left, built }: { left: number; built: number }) {
  const shown = Math.min(built, MAX_BOXES);
  const filled = built === 0 ? 0 : Math.ceil((left / built) * shown);
  const step = BAR.width / Math.max(1, shown);
  const box = (i: number): string =>
    `M${-BAR.width / 2 + i * step},${BAR.top}h${step - BOX_GAP}v${BAR.height}h${BOX_GAP - step}Z`;
  const strike = (i: number): string =>
    `M${-BAR.width / 2 + i * step},${BAR.top + BAR.height}l${step - BOX_GAP},${-BAR.height}`;
  const boxes = Array.from({ length: shown }, (_, i) => i);
  return (
    <g className="hull-bar" data-state={hullState(left, built)}>
      <path className="hull-left" d={boxes.slice(0, filled).map(box).join('')} />
      <path className="hull-lost" d={boxes.slice(filled).map(box).join('')} />
      <path className="hull-struck" d={boxes.slice(filled).map(strike).join('')} />
    </g>
  );
}

type HullState = 'whole' | 'hurt' | 'half' | 'last';

const hullState = (left: number, built: number): HullState => {
  if (left === built) return 'whole';
  if (left * 4 <= built) return 'last';
  return left * 2 <= built ? 'half' : 'hurt';
};
