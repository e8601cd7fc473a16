import type { Estimate } from '../../lab/estimate';
import { enemyOf, type Side } from '../../rules/core';
import { percentText } from '../../words/core/say';
import { fixed } from '../hexmap/geometry/points';
import { analysisText } from '../i18n/analysis';
import { ticksTo } from '../table/report/LuckPlot';
import { MARGIN } from '../table/report/lineFrame';
import { type Course, isClear, type Step } from './effects';
import { chanceText, changeText } from './said';

interface PlotProps {
  width: number;
  course: Course;
  own: Side;
  sideName: (side: Side) => string;
  names: readonly string[];
  worst: readonly number[];
}

/** Heights in pixels: of the curve's field, and of a strip of bars with its name. */
const TOP = 14;
const LEAST_CURVE = 150;
const MAX_CURVE = 230;
const STRIP = 72;
const STRIP_NAME = 20;
const FOOT = 26;

const curveHeight = (width: number): number =>
  Math.round(Math.min(MAX_CURVE, Math.max(LEAST_CURVE, width * 0.32)));

export const heightOf = (width: number): number => TOP + curveHeight(width) + 3 * STRIP + FOOT;

/** From moments and shares to the drawing. */
interface Frame {
  left: number;
  right: number;
  x: (at: number) => number;
  y: (share: number) => number;
}

function frameOf({ width, course }: PlotProps): Frame {
  const right = width - MARGIN.right;
  const height = curveHeight(width);
  return {
    left: MARGIN.left,
    right,
    x: (at) => fixed(MARGIN.left + ((right - MARGIN.left) * at) / Math.max(1, course.moments)),
    y: (share) => fixed(TOP + height * (1 - share)),
  };
}

/** The chance of a side with its interval; below it what each side's choices and luck did to it, moment by moment. */
export function CoursePlot(props: PlotProps) {
  const { width, course, own, sideName } = props;
  const frame = frameOf(props);
  const enemy = enemyOf(own);
  const strips: Omit<StripProps, 'top' | 'most'>[] = [
    { ...props, frame, kind: 'own', side: own, effectOf: ({ choice }) => choice[own] },
    { ...props, frame, kind: 'enemy', side: enemy, effectOf: ({ choice }) => choice[enemy] },
    { ...props, frame, kind: 'luck', effectOf: ({ luck }) => luck },
  ];
  const most = Math.max(
    0.05,
    ...strips.flatMap(({ effectOf }) => course.steps.map((it) => Math.abs(effectOf(it).mean))),
  );
  return (
    <>
      <g data-side={enemy}>
        <Hatching />
      </g>
      <Axes frame={frame} />
      <g data-side={own}>
        <Curve {...props} frame={frame} />
      </g>
      {strips.map((strip, i) => (
        <Strip
          key={strip.kind}
          {...strip}
          most={most}
          top={TOP + curveHeight(width) + 6 + i * STRIP}
          name={
            strip.side
              ? analysisText('choicesOf', { side: sideName(strip.side) })
              : analysisText('luck')
          }
        />
      ))}
      <Numbers count={course.moments} frame={frame} bottom={heightOf(width) - 6} />
    </>
  );
}

const HATCHING = 'analysis-hatching';

/** Of the enemy's bars, so that they are told from one's own without their color. */
const Hatching = () => (
  <defs>
    <pattern
      id={HATCHING}
      width="4"
      height="4"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="analysis-hatch" d="M0 0V4" />
    </pattern>
  </defs>
);

const Axes = ({ frame: { left, right, y } }: { frame: Frame }) =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => (
    <g key={share}>
      <path className="plot-grid" d={`M${left} ${y(share)}H${right}`} />
      <text className="plot-figure-y" x={left - 6} y={y(share) + 4}>
        {percentText(100 * share)}
      </text>
    </g>
  ));

/** The numbers of moments below the bars, as in the table: some of them. */
function Numbers({ count, frame: { x }, bottom }: { count: number; frame: Frame; bottom: number }) {
  const [, ...ticks] = ticksTo(count);
  return [1, ...ticks.filter((tick) => tick > 1)].map((tick) => (
    <text key={tick} className="plot-figure-x" x={fixed((x(tick - 1) + x(tick)) / 2)} y={bottom}>
      {tick}
    </text>
  ));
}

function Curve({
  course: { steps, moments, end },
  names,
  worst,
  frame: { x, y },
}: PlotProps & { frame: Frame }) {
  const high = steps.map(({ at, before }) => `${x(at)},${y(before.high)}`);
  const low = steps.map(({ at, before }) => `${x(at)},${y(before.low)}`).reverse();
  const last = `${x(moments)},${y(end)}`;
  const means = steps.map(({ at, before }) => `${x(at)},${y(before.mean)}`);
  const meanAt = (moment: number) => steps.find(({ at }) => at === moment)?.before.mean ?? 0;
  return (
    <>
      <path className="analysis-band" d={`M${[...high, last, ...low].join('L')}Z`} />
      <path className="analysis-line" d={`M${[...means, last].join('L')}`} />
      {steps.map(({ at, before }) => (
        <circle key={at} className="plot-mark" cx={x(at)} cy={y(before.mean)} r="2.4">
          <title>{`${names[at]}: ${chanceText(before)}`}</title>
        </circle>
      ))}
      {worst.map((at, i) => (
        <g key={at} className="analysis-number" transform={`translate(${x(at)} ${y(meanAt(at))})`}>
          <circle r="8.5" />
          <text y="4">{i + 1}</text>
        </g>
      ))}
    </>
  );
}

interface StripProps extends PlotProps {
  frame: Frame;
  kind: 'own' | 'enemy' | 'luck';
  side?: Side;
  effectOf: (step: Step) => Estimate;
  /** The largest effect of all strips: the same scale for each. */
  most: number;
  top: number;
}

/** Bars up and down from a line, one a moment, with whiskers for their intervals. */
function Strip({ name, ...strip }: StripProps & { name: string }) {
  const { frame, course, kind, side, effectOf, most, top } = strip;
  const half = (STRIP - STRIP_NAME - 4) / 2;
  const zero = top + STRIP_NAME + half;
  const down = (share: number) => fixed(zero - half * Math.max(-1, Math.min(1, share / most)));
  return (
    <g className="analysis-strip" data-kind={kind} data-side={side}>
      <text className="plot-name" x={frame.left} y={top + 13}>
        {name}
      </text>
      <path className="plot-grid" d={`M${frame.left} ${zero}H${frame.right}`} />
      {course.steps.map((step) => {
        const effect = effectOf(step);
        return (
          <g key={step.at} data-unclear={!isClear(effect) || undefined}>
            <Bar {...strip} {...{ step, effect, down }} />
          </g>
        );
      })}
    </g>
  );
}

interface BarProps extends Pick<StripProps, 'frame' | 'names' | 'kind'> {
  step: Step;
  effect: Estimate;
  down: (share: number) => number;
}

/** A choice is made at its moment; luck goes on to the next that was looked at. */
function Bar({ frame: { x }, names, kind, step: { at, until }, effect, down }: BarProps) {
  if (Math.abs(effect.mean) < LEAST_SHOWN) return null;
  const upTo = x(kind === 'luck' ? until : at + 1);
  const width = Math.max(2, Math.min(MAX_BAR, (upTo - x(at)) * 0.7));
  const middle = (x(at) + upTo) / 2;
  const [from, to] = [down(Math.max(0, effect.mean)), down(Math.min(0, effect.mean))];
  return (
    <>
      <rect
        className="analysis-bar"
        x={fixed(middle - width / 2)}
        y={from}
        width={fixed(width)}
        height={fixed(to - from)}
        fill={kind === 'enemy' ? `url(#${HATCHING})` : undefined}
      >
        <title>{`${names[at]}: ${changeText(effect)}`}</title>
      </rect>
      <path
        className="analysis-whisker"
        d={`M${fixed(middle)} ${down(effect.high)}V${down(effect.low)}`}
      />
    </>
  );
}

/** Pixels; a wider one would look like more. */
const MAX_BAR = 22;

/** A smaller effect has no height. */
const LEAST_SHOWN = 0.002;
