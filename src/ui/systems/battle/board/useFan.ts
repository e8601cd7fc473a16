import { useCallback, useReducer, useRef, useState } from 'react';
import { type Axial, sameHex } from '../../../../hex';
import { isAtSea, type StackId } from '../../../../rules/battle';
import { type Bounds, zoomLevel } from '../../../hexmap/fit';
import { HEX_SIZE, HEX_WIDTH } from '../../../hexmap/geometry/plane';
import type { Point } from '../../../hexmap/geometry/points';
import type { HexMark } from '../../../hexmap/mapProps';
import { sightOf } from '../../../hexmap/sight';
import { useAtRest } from '../../../hexmap/useAtRest';
import type { HexMapState } from '../../../hexmap/useHexMap';
import type { ZoomControl } from '../../../hexmap/zoom';
import type { BoardProps, BoardTarget } from './common/boardProps';
import { fanCards } from './counters/Fan';
import { FAN_SCALES, type FanPlan, placeFan } from './counters/fanPlace';
import { fanPlace, keepsTapped } from './pick';

type FanSetting = Pick<BoardProps, 'view'> & {
  marks: readonly HexMark[];
  selected: StackId | null;
  tapped: Axial | null;
};

type BoardMap = Pick<HexMapState<BoardTarget>, 'hover' | 'zoom' | 'onSheet' | 'elements'>;

/** The hex tapped last, until a stack is selected elsewhere. */
export function useTapped(view: BoardProps['view'], selected: StackId | null) {
  const [tapped, setTapped] = useState<Axial | null>(null);
  const [before, setBefore] = useState(selected);
  if (selected !== before) {
    setBefore(selected);
    if (!keepsTapped(view, tapped, selected)) setTapped(null);
  }
  return [tapped, setTapped] as const;
}

/** The cards of a fan change size with the zoom: once the window has come to rest an open fan is placed anew. */
export function useFanAgain() {
  const [, placeAgain] = useReducer((times: number) => times + 1, 0);
  const isOpen = useRef(false);
  const follow = useAtRest(
    useCallback(() => {
      if (isOpen.current) placeAgain();
    }, []),
  );
  return { follow, isOpen };
}

/** The hex whose ships are spread out, and how. */
export function fanOf(setting: FanSetting, map: BoardMap) {
  const fan = fanPlace({ ...setting, hover: map.hover });
  return fan && { ...fan, plan: planOf(setting, map, fan.hex) };
}

/** How the ships of a hex spread out now, if there are several; stacks elsewhere, hexes to be picked and the small map stay free. */
function planOf(
  { view, marks }: FanSetting,
  { zoom, onSheet, elements }: BoardMap,
  hex: Axial,
): FanPlan | undefined {
  const count = fanCards(view, hex).length;
  if (count < 2 || !zoom.current) return undefined;
  const others = [...view.stacks.filter(isAtSea), ...marks].filter((it) => !sameHex(it.hex, hex));
  const scale = FAN_SCALES[zoomLevel(zoom.current.scale())];
  return placeFan({
    ...{ count, scale, at: onSheet(hex), window: zoom.current.free() },
    obstacles: [
      ...others.map((it) => boxAround(onSheet(it.hex))),
      ...coveredIn(zoom.current, elements.svg.current),
    ],
  });
}

/** What lies over the map, such as the small map, in units of the drawing. */
function coveredIn(zoom: ZoomControl, svg: SVGSVGElement | null): readonly Bounds[] {
  if (!svg) return [];
  const { left, top } = zoom.seen();
  const k = zoom.scale();
  return sightOf(svg, { k, x: -left * k, y: -top * k }, { left: 0, top: 0 }).hidden;
}

/** What a counter takes up, its heading and badge included. */
const boxAround = ({ x, y }: Point): Bounds => ({
  left: x - HEX_WIDTH / 2,
  right: x + HEX_WIDTH / 2,
  top: y - HEX_SIZE * 0.75,
  bottom: y + HEX_SIZE * 0.75,
});
