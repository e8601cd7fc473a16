import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Placement, roughScale } from '../hexmap/fit';
import { type Sight, sightOf } from '../hexmap/sight';
import { hullScale, nameScale } from './labels';

/** The window has come to rest when it has not moved for so long. */
const REST_MS = 150;

/**
 * Names and hulls stay legible at every scale: by properties of the drawing, without a render. Name positions
 * are rendered at the rough scale, and again for the part of the sea that is in sight once the window is at rest.
 * @param edge what lies at the edge of the window, beside columns and rows of the sea
 */
export function useLegible(
  svg: RefObject<SVGSVGElement | null>,
  edge: RefObject<SVGGElement | null>,
) {
  const [scale, setScale] = useState(1);
  const [sight, setSight] = useState<Sight>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onMove = useCallback(
    (placement: Placement) => {
      const { k, x, y } = placement;
      edge.current?.style.setProperty('--x', String(x));
      edge.current?.style.setProperty('--y', String(y));
      svg.current?.style.setProperty('--map-scale', String(k));
      svg.current?.style.setProperty('--name-scale', String(nameScale(k)));
      svg.current?.style.setProperty('--hull-scale', String(hullScale(k)));
      setScale(roughScale(k));
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (svg.current) setSight(sightOf(svg.current, placement, edgesOf(svg.current)));
      }, REST_MS);
    },
    [svg, edge],
  );
  useEffect(() => () => clearTimeout(rest.current), []);
  return { scale, sight, onMove };
}

/** What the names of columns and rows take up at the edges of the window; pixels. */
const RULERS = { left: 28, top: 18 };
const NO_RULERS = { left: 0, top: 0 };

const edgesOf = (svg: SVGSVGElement) => (svg.querySelector('.sea-rulers') ? RULERS : NO_RULERS);
