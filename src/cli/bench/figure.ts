/** A thing measured, with what we aim at. */
export interface Figure {
  id: string;
  value: number | null;
  unit: string;
  aim: string;
  reached: boolean | null;
  how: string;
}
