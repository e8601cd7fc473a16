import { memo } from 'react';
import { type Axial, hexKey } from '../../../../../hex';
import { type BattleView, isAtSea } from '../../../../../rules/battle';
import { fixed, type Point, pointText, translate } from '../../../../hexmap/geometry/points';
import type { FireLine, Track, Wreck } from '../common/boardProps';
import { centerOf } from '../common/plane';
import { placeStacks } from '../counters/slots';
import { placeLines, type Slots } from './fireGeometry';
import { wreckSigns } from './wreckSigns';

/** The viewer's own sealed fire: a pattern for each weapon, an arrowhead at the target. */
export const FireLines = memo(function FireLines({
  lines,
  view,
}: {
  lines: readonly FireLine[];
  view: BattleView;
}) {
  return (
    <g className="fire-lines">
      {placeLines(lines, slotsIn(view)).map(({ line, from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <g key={i} className="fire-line" data-weapon={line.weapon}>
          <path d={`M${pointText(from)}L${pointText(to)}`} markerEnd="url(#board-arrow)" />
          {line.label && (
            <text x={fixed((from.x + to.x) / 2)} y={fixed((from.y + to.y) / 2 - LABEL_RISE)}>
              {line.label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

const slotsIn = ({ stacks }: BattleView): Slots =>
  new Map(placeStacks(stacks.filter(isAtSea)).map(({ stack, slot }) => [stack.id, slot]));

const LABEL_RISE = 5;

/** Where stacks have been: a wake of dots, fainter with age. */
export const Tracks = memo(function Tracks({ tracks }: { tracks: readonly Track[] }) {
  return (
    <g className="tracks">
      {tracks.map(({ stack, side, hexes }) => (
        <g key={stack} data-side={side}>
          <path
            className="track"
            d={`M${hexes.map((hex) => pointText(centerOf(hex))).join('L')}`}
          />
          {hexes.slice(0, -1).map((hex, i) => {
            const { x, y } = centerOf(hex);
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a stack may come back to a hex
                key={i}
                cx={fixed(x)}
                cy={fixed(y)}
                r={TRACK_DOT}
                opacity={fixed((i + 1) / hexes.length)}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
});

const TRACK_DOT = 2.6;

/** The sign for a wreck on a chart: a hull line with three cross strokes in a dotted danger line; several in a hex share it. */
export const Wrecks = memo(function Wrecks({ wrecks }: { wrecks: readonly Wreck[] }) {
  return (
    <g className="wrecks">
      {wreckSigns(wrecks).map(({ hex, names }) => (
        <g key={hexKey(hex)} transform={translate(wreckPlace(hex))}>
          <ellipse rx="17" ry="8" />
          <path d="M-11,0H11M0,-5.5V5.5M-6,-3.5V3.5M6,-3.5V3.5" />
          {names.length > 1 && (
            <text className="wreck-count" x="21" y="3">
              {names.length}
            </text>
          )}
          {names.map((name, i) => (
            <text key={name} y={NAMES_AT + i * NAME_LINE}>
              {name}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
});

/** Where signs and names stand in a hex, as clear of the middle of its counter as possible. */
const SIGN_DROP = 14;
const NAMES_AT = 14;
const NAME_LINE = 7;

const wreckPlace = (hex: Axial): Point => {
  const { x, y } = centerOf(hex);
  return { x, y: y + SIGN_DROP };
};
