import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type Axial, disk, distance, hexKey, isWithin, ORIGIN, rowOf } from '../../../../hex';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { FLAT } from '../../../hexmap/geometry/plane';
import './landGrid.css';

type Ground = 'land' | 'sea';

interface GridProps {
  label: string;
  land: readonly Axial[];
  onPaint(hex: Axial, ground: Ground): void;
  /** The stroke is over. */
  onDone(): void;
}

/** Hexes from the midpoint that are shown: some way beyond the usual coast, and as far as the land goes, but no farther than the last. */
const RADII = { least: 14, most: 30 };

/** Land farther out than can be shown. */
export const isBeyond = (hex: Axial): boolean => distance(hex, ORIGIN) > RADII.most;

/** How far the grid reaches; it never shrinks under a stroke that takes the farthest land away. */
function useRadius(land: readonly Axial[]): number {
  const reached = useRef(RADII.least);
  const shown = land.filter((hex) => !isBeyond(hex)).map((hex) => distance(hex, ORIGIN));
  reached.current = Math.max(reached.current, ...shown);
  return reached.current;
}

function viewBox(hexes: readonly Axial[]): string {
  const all = FLAT.outlines(hexes).flat();
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top].map(Math.round).join(' ');
}

/** A stroke of the pointer makes every hex that it meets what it made the first one. */
function useStroke({ land, onPaint, onDone }: Omit<GridProps, 'label'>) {
  const made = useRef<Ground | null>(null);
  const keys = new Set(land.map(hexKey));
  const groundAt = (hex: Axial): Ground => (keys.has(hexKey(hex)) ? 'land' : 'sea');
  return {
    groundAt,
    isUnderWay: () => made.current !== null,
    paint(hex: Axial) {
      const ground = groundAt(hex) === 'land' ? 'sea' : 'land';
      made.current ??= ground;
      if (made.current === ground) onPaint(hex, ground);
    },
    end() {
      made.current = null;
      onDone();
    },
  };
}

/** The tactical map around its midpoint: hexes are made land and sea by a stroke of the pointer, or by arrows and the space bar. */
export function LandGrid({ label, ...grid }: GridProps) {
  const [cursor, setCursor] = useState<Axial>(ORIGIN);
  const radius = useRadius(grid.land);
  const hexes = useMemo(() => disk(ORIGIN, radius), [radius]);
  const box = useMemo(() => viewBox(hexes), [hexes]);
  const stroke = useStroke(grid);
  const press = (event: KeyboardEvent) => {
    const next = FLAT.keyed(event, cursor);
    if (!next && event.key !== ' ') return;
    event.preventDefault();
    if (next && isWithin(next, ORIGIN, radius)) setCursor(next);
    if (next) return;
    stroke.paint(cursor);
    stroke.end();
  };
  return (
    <>
      <svg
        className="land-grid"
        viewBox={box}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys paint
        tabIndex={0}
        onKeyDown={press}
        onPointerUp={stroke.end}
        onPointerLeave={() => stroke.isUnderWay() && stroke.end()}
      >
        {hexes.map((hex) => (
          <GridHex key={hexKey(hex)} {...{ hex, stroke }} onPress={setCursor} />
        ))}
        <path className="land-cursor" d={FLAT.hexPath(cursor)} />
      </svg>
      <p className="hint" aria-live="polite">
        {strategicEditorText(`ground.${stroke.groundAt(cursor)}`, { where: placeText(cursor) })}
      </p>
    </>
  );
}

interface HexProps {
  hex: Axial;
  stroke: ReturnType<typeof useStroke>;
  onPress(hex: Axial): void;
}

const GridHex = ({ hex, stroke, onPress }: HexProps) => (
  <path
    d={FLAT.hexPath(hex, 0.96)}
    data-ground={stroke.groundAt(hex)}
    data-middle={hexKey(hex) === hexKey(ORIGIN) || undefined}
    onPointerDown={({ currentTarget, pointerId }) => {
      // A finger belongs to the hex that it came down on, and would enter no other.
      currentTarget.releasePointerCapture(pointerId);
      onPress(hex);
      stroke.paint(hex);
    }}
    onPointerEnter={() => stroke.isUnderWay() && stroke.paint(hex)}
  />
);

/** '3 east, 5 north' of the midpoint */
function placeText(hex: Axial): string {
  const [east, south] = [hex.q, rowOf(hex)];
  return strategicEditorText('fromMiddle', {
    column: strategicEditorText(east < 0 ? 'west' : 'east', { hexes: Math.abs(east) }),
    row: strategicEditorText(south < 0 ? 'north' : 'south', { hexes: Math.abs(south) }),
  });
}
