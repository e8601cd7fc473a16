import { memo, useRef } from 'react';
import type { Axial } from '../../../hex';
import type { BattleView } from '../../../rules/battle';
import { stacksAt } from '../../../rules/battle';
import type { Lit, Silhouettes } from '../boardProps';
import { centerOf, type Point, pointText, translate } from '../geometry/plane';
import { COUNTER, fanBox, fanOut } from './arrange';
import { CounterFace, PLATE_PATHS } from './CounterFace';
import { bowOf } from './Counters';
import { shipFacts } from './counterFacts';
import { useFanInside } from './useFanInside';

interface FanProps {
  view: BattleView;
  hex: Axial;
  silhouettes: Silhouettes;
  lit: Lit | undefined;
  /** Its cards can be picked; else it is only looked at, and what lies under it can be. */
  live: boolean;
  direction: 'above' | 'below';
}

/** The ships of a hex spread out beside it, one card each. */
export const Fan = memo(function Fan({ view, hex, silhouettes, lit, live, direction }: FanProps) {
  const cards = stacksAt(view, hex).flatMap((stack) =>
    stack.ships.map((ship) => ({ stack, ship })),
  );
  const places = fanOut(cards.length, direction);
  const moved = useRef<SVGGElement>(null);
  useFanInside(moved, fanBox(places));
  if (cards.length < 2) return null;
  return (
    <g className="fan" transform={translate(centerOf(hex))} data-live={live}>
      <g ref={moved}>
        <g className="fan-scale">
          <path className="fan-line" d={places.map((at) => leader(at)).join('')} />
          {cards.map(({ stack, ship }, i) => {
            const facts = shipFacts(view, ship);
            return (
              <g
                key={ship}
                className="card"
                data-stack={stack.id}
                data-ship={ship}
                data-lit={lit?.ships?.includes(ship) || undefined}
                transform={translate(places[i] ?? { x: 0, y: 0 })}
              >
                <path className="shadow" d={PLATE_PATHS[facts.side]} />
                <path className="halo" d={PLATE_PATHS[facts.side]} />
                <CounterFace
                  ship={facts}
                  record={silhouettes[facts.classId]}
                  bow={bowOf(stack.facing)}
                />
              </g>
            );
          })}
        </g>
      </g>
    </g>
  );
});

/** From the edge of the stack's counter to that of a card. */
function leader({ x, y }: Point): string {
  const outward = Math.sign(y) * (COUNTER.height / 2);
  return `M0,${outward}L${pointText({ x, y: y - outward })}`;
}
