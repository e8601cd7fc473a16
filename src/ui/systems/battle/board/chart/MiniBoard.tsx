import { type MouseEvent, memo, type RefObject, useCallback, useMemo, useRef } from 'react';
import { addHex, disk, ORIGIN, subtractHex } from '../../../../../hex';
import { type BattleView, isAtSea, isLand } from '../../../../../rules/battle';
import type { Bounds, Follow } from '../../../../hexmap/fit';
import { POINTY } from '../../../../hexmap/geometry/plane';
import { fixed, type Point } from '../../../../hexmap/geometry/points';
import { pointIn } from '../../../../hexmap/pointer';
import { centerOf } from '../common/plane';

interface MiniBoardProps {
  view: BattleView;
  sheet: Bounds;
  frame: MiniFrame;
  /** Gets the point of the sheet that is pressed. */
  onPick: (point: Point) => void;
}

/** The elements that the code which moves the window changes. */
interface MiniFrame {
  svg: RefObject<SVGSVGElement | null>;
  window: RefObject<SVGRectElement | null>;
}

/** The whole board in a corner, with the window on it, while the window shows only a part; a press brings it there. */
export const MiniBoard = memo(function MiniBoard({ view, sheet, frame, onPick }: MiniBoardProps) {
  const { left, top, right, bottom } = sheet;
  const group = useRef<SVGGElement>(null);
  const { center, scenario, stacks } = view;
  const sea = useMemo(() => POINTY.hexesPath(disk(ORIGIN, scenario.radius), 1), [scenario]);
  const land = useMemo(
    () =>
      POINTY.hexesPath(
        disk(ORIGIN, scenario.radius).filter((hex) => isLand(view, addHex(hex, center))),
        1,
      ),
    [view, center, scenario],
  );
  const go = (event: MouseEvent) => onPick(pointIn(group.current, event));
  return (
    <svg
      ref={frame.svg}
      className="mini-board"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      onClick={go}
    >
      <g ref={group}>
        <path className="mini-sea" d={sea} />
        <path className="mini-land" d={land} />
        {stacks.filter(isAtSea).map(({ id, side, hex }) => {
          const { x, y } = centerOf(subtractHex(hex, center));
          return (
            <circle
              key={id}
              className="mini-stack"
              data-side={side}
              cx={fixed(x)}
              cy={fixed(y)}
              r={26}
            />
          );
        })}
        <rect ref={frame.window} className="mini-window" />
      </g>
    </svg>
  );
});

/** Keeps the window on the small board in step with the large one by its elements alone: nothing of React runs. */
export function useMiniFrame(sheet: Bounds) {
  const svg = useRef<SVGSVGElement>(null);
  const window = useRef<SVGRectElement>(null);
  const follow: Follow = useCallback(
    ({ k, x, y }, { width, height }) => {
      if (!svg.current || !window.current) return;
      const box = { width: width / k, height: height / k };
      const isWhole =
        box.width >= (sheet.right - sheet.left) * NEARLY &&
        box.height >= (sheet.bottom - sheet.top) * NEARLY;
      svg.current.dataset.whole = String(isWhole);
      for (const [name, value] of Object.entries({ x: -x / k, y: -y / k, ...box }))
        window.current.setAttribute(name, String(fixed(value)));
    },
    [sheet],
  );
  return { svg, window, follow };
}

/** A window that shows nearly all of the sheet needs no map of it. */
const NEARLY = 0.85;
