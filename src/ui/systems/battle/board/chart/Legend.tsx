import { memo } from 'react';
import type { BattleScenario } from '../../../../../rules/battle';
import { battleLobbyText } from '../../../../../words/battle/texts/lobby';
import { longDate } from '../../../../../words/core/say';
import { type Point, translate } from '../../../../hexmap/geometry/points';
import { boardText } from '../../../../i18n/board';
import { mileScale, type Scale, yardScale } from './scaleBar';

/** '24 May 1941' of an ISO date; the date itself where it is none. */
function sayDate(iso: string): string {
  const isDate = !Number.isNaN(Date.parse(`${iso.slice(0, 10)}T00:00Z`));
  return isDate ? longDate(iso) : iso;
}

/** Height of the letters of a title, unless it is long, in drawing units. */
export const TITLE_SIZE = 40;
/** The width a title may take beside the board, and the width of a letter against its height. */
const TITLE_WIDTH = 350;
const RULE_WIDTH = 210;
const LETTER_SHARE = 0.56;

const titleSize = (title: string): number =>
  Math.min(TITLE_SIZE, TITLE_WIDTH / (title.length * LETTER_SHARE));

interface CartoucheProps {
  at: Point;
  scenario: BattleScenario;
}

/** The title of the chart, with the day, the hour and the weather. */
export const Cartouche = memo(function Cartouche({ at, scenario }: CartoucheProps) {
  const { title, date, hour, weather } = scenario;
  return (
    <g className="cartouche" transform={translate(at)}>
      <text className="cartouche-title" y="34" fontSize={titleSize(title)}>
        {title}
      </text>
      <path className="cartouche-rule" d={`M0,50H${RULE_WIDTH}`} />
      <text className="cartouche-line" y="74">
        {sayDate(date)}
      </text>
      <text className="cartouche-line" y="96">
        {boardText(`hour.${hour}`, { weather: battleLobbyText(`weather.${weather}`) })}
      </text>
      <text className="cartouche-small" y="117">
        {boardText('soundings')}
      </text>
    </g>
  );
});

const SCALE_HEXES = 4;
const BAR_HEIGHT = 6;

/** The scales of yards and sea miles, their lower left corner at a point. */
export const ScaleBar = memo(function ScaleBar({ at }: { at: Point }) {
  return (
    <g className="scale-bar" transform={translate(at)}>
      <Bar y={-48} scale={yardScale(SCALE_HEXES)} name={boardText('yards')} />
      <Bar y={-6} scale={mileScale(SCALE_HEXES)} name={boardText('miles')} />
    </g>
  );
});

function Bar({ y, scale, name }: { y: number; scale: Scale; name: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className="scale-frame" width={scale.length} height={BAR_HEIGHT} />
      {scale.filled.map(({ x, width }) => (
        <rect key={x} className="scale-fill" x={x} width={width} height={BAR_HEIGHT} />
      ))}
      {scale.ticks.map(({ x, text }) => (
        <text key={x} className="scale-figure" x={x} y="-5">
          {text}
        </text>
      ))}
      <text className="scale-name" x={scale.length + 18} y={BAR_HEIGHT}>
        {name}
      </text>
    </g>
  );
}
