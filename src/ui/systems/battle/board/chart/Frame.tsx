import { memo } from 'react';
import { BOARD_SIDES } from '../../../../../rules/battle';
import { fixed, translate } from '../../../../hexmap/geometry/points';
import { boardText } from '../../../../i18n/board';
import {
  bandPath,
  hexagonPath,
  rimApothem,
  rimFigures,
  rimPoint,
  tickPath,
  uprightTurn,
} from './rim';

/** Widths from the neat line outward, in drawing units. */
const BAND = 7;
const TICKS = 11;
const FIGURES_AT = 30;
const NAMES_AT = 58;
/** Degrees between the middles of two sides of the board. */
const SIDE_DEGREES = 60;

/** The border of the chart: neat line, graduated band, bearings from the middle of the board, names of the sides. */
export const Frame = memo(function Frame({ radius }: { radius: number }) {
  const neat = rimApothem(radius);
  return (
    <g className="frame">
      <path className="neat-line" d={hexagonPath(neat)} />
      <path className="band" d={bandPath(neat, neat + BAND)} />
      <path className="neat-line outer" d={hexagonPath(neat + BAND)} />
      <path className="ticks" d={tickPath(neat + BAND, TICKS)} />
      <g className="rim-figures">
        {rimFigures(neat + FIGURES_AT).map(({ text, at, turn }) => (
          <text key={text} className="rim-figure" transform={`${translate(at)} rotate(${turn})`}>
            {text}
          </text>
        ))}
        {BOARD_SIDES.map((side, i) => (
          <text
            key={side}
            className="side-name"
            transform={`${translate(rimPoint(i * SIDE_DEGREES, neat + NAMES_AT))} rotate(${fixed(uprightTurn(i * SIDE_DEGREES))})`}
          >
            {boardText(`edge.${side}`)}
          </text>
        ))}
      </g>
    </g>
  );
});

/** What the border takes up around the board, its figures and names included. */
export const frameApothem = (radius: number): number => rimApothem(radius) + NAMES_AT + 16;
