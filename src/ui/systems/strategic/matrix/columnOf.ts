import type { DivisionFace, LandFace } from '../desk/faces';
import type { Column } from './columns';

/** The column in which a counter stands. */
export function columnOf(
  id: string,
  divisions: readonly DivisionFace[],
  land: readonly LandFace[],
): Column | undefined {
  const face = [...divisions, ...land].find((it) => it.id === id);
  return face?.box ? { side: face.side, box: face.box } : undefined;
}
