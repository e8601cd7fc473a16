import { hitCount } from '../../../../words/battle/common/words';
import { ordersText } from '../../../../words/battle/texts/orders';
import { percent } from '../../../../words/core/chance';
import { likelyHits } from '../desk/odds';

const BAR_WIDTH = 9;
const GAP = 2;
const HEIGHT = 17;
/** Room for the figures below the bars. */
const FOOT = 10;

interface HitPlotProps {
  /** The chance of each number of hits, starting from 0. */
  hits: readonly number[];
  target: string;
}

/** The chances of no hit, one, two and so on as a small bar chart; very unlikely numbers are left out. */
export function HitPlot({ hits, target }: HitPlotProps) {
  const shown = likelyHits(hits);
  const most = Math.max(...shown.map(({ chance }) => chance));
  const width = shown.length * (BAR_WIDTH + GAP);
  const words = shown.map(({ count, chance }) =>
    ordersText('chance', { hits: hitCount(count), percent: percent(chance) }),
  );
  return (
    <svg
      className="hit-plot"
      viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
      width={width}
      height={HEIGHT + FOOT}
      role="img"
      aria-label={ordersText('hitPlot', { target, chances: words.join(', ') })}
    >
      {shown.map(({ count, chance }, i) => {
        const height = Math.max(1, (chance / most) * HEIGHT);
        const x = i * (BAR_WIDTH + GAP);
        return (
          <g key={count} data-miss={count === 0 || undefined}>
            <title>{words[i]}</title>
            <rect x={x} y={HEIGHT - height} width={BAR_WIDTH} height={height} />
            <text x={x + BAR_WIDTH / 2} y={HEIGHT + FOOT - 2}>
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
