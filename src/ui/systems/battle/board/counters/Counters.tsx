import { memo } from 'react';
import { type Axial, bearingOf, type Direction } from '../../../../../hex';
import type { BattleView, Stack, StackId } from '../../../../../rules/battle';
import { isAtSea } from '../../../../../rules/battle';
import { fixed, pointAt } from '../../../../hexmap/geometry/points';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { Lit } from '../common/boardProps';
import { centerOf } from '../common/plane';
import { COUNTER, type Slot } from './arrange';
import { CounterFace, PLATE_PATHS } from './CounterFace';
import { type StackFacts, stackFacts } from './counterFacts';
import { placeStacks } from './slots';

interface CountersProps {
  view: BattleView;
  silhouettes: Silhouettes;
  selected: StackId | null;
  lit: Lit | undefined;
}

/** All stacks on the board, each drawn over those that came before it; the selected one is on top. */
export const Counters = memo(function Counters({
  view,
  silhouettes,
  selected,
  lit,
}: CountersProps) {
  const placed = placeStacks(view.stacks.filter(isAtSea));
  return (
    <g>
      {placed.map(({ stack, slot }) => {
        const facts = stackFacts(view, stack);
        return (
          <g
            key={stack.id}
            className="counter"
            data-stack={stack.id}
            data-side={stack.side}
            data-selected={stack.id === selected || undefined}
            data-lit={isLit(stack, lit) || undefined}
            style={{ transform: placeOf(stack.hex, slot) }}
          >
            {facts ? (
              <StackFace facts={facts} facing={stack.facing} silhouettes={silhouettes} />
            ) : (
              <Unknown stack={stack} facing={view.options.facing ? stack.facing : undefined} />
            )}
          </g>
        );
      })}
    </g>
  );
});

const isLit = (stack: Stack, lit: Lit | undefined): boolean =>
  Boolean(lit?.stacks?.includes(stack.id)) || stack.ships.some((id) => lit?.ships?.includes(id));

/** A style, not an attribute, so that the browser can move the counter smoothly. */
const placeOf = (hex: Axial, slot: Slot): string => {
  const { x, y } = centerOf(hex);
  return `translate(${fixed(x + slot.x)}px, ${fixed(y + slot.y)}px) scale(${slot.scale})`;
};

interface StackFaceProps {
  facts: StackFacts;
  facing: Direction;
  silhouettes: Silhouettes;
}

function StackFace({ facts, facing, silhouettes }: StackFaceProps) {
  const { lead, ships, speed, slowed, plights } = facts;
  return (
    <>
      <path className="shadow" d={PLATE_PATHS[lead.side]} />
      <path className="halo" d={PLATE_PATHS[lead.side]} />
      {ships.length > 1 && (
        <path className="plate under" d={PLATE_PATHS[lead.side]} transform="translate(3 -3)" />
      )}
      <Heading facing={facing} />
      <CounterFace
        ship={lead}
        record={silhouettes[lead.classId]}
        bow={bowOf(facing)}
        speed={speed}
        slowed={slowed}
        plights={plights}
      />
      {ships.length > 1 && <Badge count={ships.length} bow={bowOf(facing)} />}
    </>
  );
}

/** Courses with an easting point the bow to the right. */
export const bowOf = (facing: Direction): 'right' | 'left' => (facing <= 2 ? 'right' : 'left');

const HEADING_AWAY = 33;

/** Points out of the hex side that the stack heads for. */
function Heading({ facing }: { facing: Direction }) {
  const bearing = bearingOf(facing);
  const { x, y } = pointAt(bearing, HEADING_AWAY);
  return (
    <path
      className="heading"
      d="M0,-7L4.8,4.6Q0,1.6 -4.8,4.6Z"
      transform={`translate(${fixed(x)} ${fixed(y)}) rotate(${bearing})`}
    />
  );
}

/** The number of ships, astern. */
const Badge = ({ count, bow }: { count: number; bow: 'right' | 'left' }) => (
  <g
    className="badge"
    transform={`translate(${bow === 'right' ? -BADGE_AWAY : BADGE_AWAY} ${BADGE_DOWN})`}
  >
    <circle r="8.4" />
    <text y="4">{count}</text>
  </g>
);

/** Its rim keeps within half a hex, so that it covers no neighbor. */
const BADGE_AWAY = COUNTER.width / 2 - 3;
/** Between the speed in the head of a counter and the name at its foot. */
const BADGE_DOWN = -0.8;

interface UnknownProps {
  stack: Stack;
  /** Only where facing counts. */
  facing: Direction | undefined;
}

/** [BT-20.10] A stack that is not sighted: where it is, and the band of its count. */
const Unknown = ({ stack: { side, band }, facing }: UnknownProps) => (
  <>
    <path className="shadow" d={PLATE_PATHS[side]} />
    <path className="halo" d={PLATE_PATHS[side]} />
    {facing !== undefined && <Heading facing={facing} />}
    <g className="face" data-side={side}>
      <path className="plate unknown" d={PLATE_PATHS[side]} />
      <text className="unknown-mark" y="1">
        ?
      </text>
      <text className="unknown-band" y="17">
        {band?.replace('-', '\u2013')}
      </text>
    </g>
  </>
);
