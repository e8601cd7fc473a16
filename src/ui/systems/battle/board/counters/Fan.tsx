import { memo, useRef } from 'react';
import type { Axial } from '../../../../../hex';
import type { BattleView, ShipId, Stack } from '../../../../../rules/battle';
import { stacksAt } from '../../../../../rules/battle';
import type { Bounds } from '../../../../hexmap/fit';
import { type Point, pointText, translate } from '../../../../hexmap/geometry/points';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { Lit } from '../common/boardProps';
import { centerOf } from '../common/plane';
import { CounterFace, PLATE_PATHS } from './CounterFace';
import { bowOf } from './Counters';
import { shipFacts } from './counterFacts';
import type { FanPlan } from './fanPlace';
import { useFanInside } from './useFanInside';

interface FanProps {
  view: BattleView;
  hex: Axial;
  silhouettes: Silhouettes;
  lit: Lit | undefined;
  /** Its cards can be picked; otherwise it is only for viewing, and picks go to what lies under it. */
  live: boolean;
  /** Where its cards lie; nothing for a hex with only one visible ship. */
  plan: FanPlan | undefined;
}

/** The ships of a hex spread out beside it, one card each. */
export const Fan = memo(function Fan({ view, hex, silhouettes, lit, live, plan }: FanProps) {
  const moved = useRef<SVGGElement>(null);
  useFanInside(moved, plan?.box ?? NOTHING);
  if (!plan) return null;
  return (
    <g className="fan" transform={translate(centerOf(hex))} data-live={live}>
      <g ref={moved}>
        <g className="fan-scale">
          <path className="fan-line" d={`M${plan.tie.map(pointText).join('L')}`} />
          <rect className="fan-bed" {...bedOf(plan.box)} rx="6" />
          {fanCards(view, hex).map(({ stack, ship }, i) => {
            const facts = shipFacts(view, ship);
            return (
              <g
                key={ship}
                className="card"
                data-stack={stack.id}
                data-ship={ship}
                data-lit={lit?.ships?.includes(ship) || undefined}
                transform={translate(plan.places[i] ?? ORIGIN_POINT)}
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

/** The ships of a hex with their stacks, in the order of the cards. */
export const fanCards = (view: BattleView, hex: Axial): { stack: Stack; ship: ShipId }[] =>
  stacksAt(view, hex).flatMap((stack) => stack.ships.map((ship) => ({ stack, ship })));

const ORIGIN_POINT: Point = { x: 0, y: 0 };
const NOTHING: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };
/** Paper around the cards. */
const BED_RIM = 4;

const bedOf = ({ left, right, top, bottom }: Bounds) => ({
  x: left - BED_RIM,
  y: top - BED_RIM,
  width: right - left + 2 * BED_RIM,
  height: bottom - top + 2 * BED_RIM,
});
