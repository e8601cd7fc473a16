import type { Point } from '../../../../hexmap/geometry/points';

/** A name to be written beside a point. */
export interface Label {
  key: string;
  words: string;
  at: Point;
}

/** Where a name begins: on its base line, at its left end. */
export interface PlacedLabel extends Label {
  x: number;
  y: number;
  /** Far enough from its point that a line has to join them. */
  isFar: boolean;
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 6.9;
const ASCENT = 11;
const DESCENT = 4;
const AWAY = 10;
const STEP = 15;
/** How many places down and up a name may take, on a broad drawing and on a narrow one. */
const MAX_STEPS = 14;
const FEW_STEPS = 4;
const NARROW = 600;

/**
 * Names beside their points so that none covers another or leaves the drawing; those without room are left out.
 * @param marks other points not to be written over
 */
export function placeLabels(
  labels: readonly Label[],
  size: { width: number; height: number },
  marks: readonly Point[] = [],
): PlacedLabel[] {
  const taken: Rectangle[] = [...labels.map(({ at }) => at), ...marks].map(around);
  const most = size.width < NARROW ? FEW_STEPS : MAX_STEPS;
  return labels.flatMap((label) => {
    const placed = candidates(label, most).find(
      (it) => isInside(it, size) && !taken.some((other) => overlap(boxOf(it), other)),
    );
    if (placed) taken.push(boxOf(placed));
    return placed ?? [];
  });
}

/** The mark at a point itself is not to be written over. */
const around = ({ x, y }: Point): Rectangle => ({
  left: x - 6,
  right: x + 6,
  top: y - 6,
  bottom: y + 6,
});

const widthOf = ({ words }: Label): number => words.length * LETTER;

const boxOf = (label: PlacedLabel): Rectangle => ({
  left: label.x,
  right: label.x + widthOf(label),
  top: label.y - ASCENT,
  bottom: label.y + DESCENT,
});

/** To the right and to the left, ever further down and up. */
function candidates(label: Label, most: number): PlacedLabel[] {
  const { x, y } = label.at;
  return Array.from({ length: most }, (_, i) => {
    const shift = Math.ceil(i / 2) * STEP * (i % 2 === 0 ? -1 : 1);
    return [x + AWAY, x - AWAY - widthOf(label)].map((left) => ({
      ...label,
      x: Math.round(left),
      y: Math.round(y + 4 + shift),
      isFar: i > 0,
    }));
  }).flat();
}

const isInside = (label: PlacedLabel, { width, height }: { width: number; height: number }) => {
  const { left, right, top, bottom } = boxOf(label);
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
};

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
