/** A measurement, with its target. */
export interface Figure {
  id: string;
  value: number | null;
  unit: string;
  aim: string;
  reached: boolean | null;
  how: string;
}
