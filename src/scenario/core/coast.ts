/** Degrees north and east. */
export interface Degrees {
  lat: number;
  lon: number;
}

/** The part of the earth that a chart shows, by its northwest and its southeast corner. */
export interface ChartFrame {
  corner: Degrees;
  farCorner: Degrees;
}

/** Steps of a kept coast to a degree: a third of a nautical mile each. */
const STEPS = 200;

/**
 * Coasts of a chart, small enough to be sent with a scenario: each ring is its first point, then the steps from point to
 * point, east before south, counted in 200ths of a degree from the northwest corner of the frame.
 */
export interface KeptCoast {
  frame: ChartFrame;
  rings: readonly (readonly number[])[];
}

/** Rings as they are kept. Points that fall together with the one before are left out. */
export function keepCoast(frame: ChartFrame, rings: readonly (readonly Degrees[])[]): KeptCoast {
  const kept = rings.map((ring) => stepsAlong(frame, ring)).filter((steps) => steps.length > 4);
  return { frame, rings: kept };
}

function stepsAlong({ corner }: ChartFrame, ring: readonly Degrees[]): number[] {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const { lat, lon } of ring) {
    const [east, south] = [
      Math.round((lon - corner.lon) * STEPS),
      Math.round((corner.lat - lat) * STEPS),
    ];
    if (steps.length > 0 && east === x && south === y) continue;
    steps.push(east - x, south - y);
    [x, y] = [east, south];
  }
  return steps;
}

/** The rings of a kept coast in degrees. */
export const ringsOf = ({ frame, rings }: KeptCoast): Degrees[][] =>
  rings.map((steps) => pointsAlong(frame, steps));

function pointsAlong({ corner }: ChartFrame, steps: readonly number[]): Degrees[] {
  const points: Degrees[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] as number;
    y += steps[i + 1] as number;
    points.push({ lat: corner.lat - y / STEPS, lon: corner.lon + x / STEPS });
  }
  return points;
}

/** Two frames show the same part of the earth. */
export const isSameFrame = (a: ChartFrame, b: ChartFrame): boolean =>
  isSamePlace(a.corner, b.corner) && isSamePlace(a.farCorner, b.farCorner);

const isSamePlace = (a: Degrees, b: Degrees): boolean => a.lat === b.lat && a.lon === b.lon;
