import type { Axial } from '../../hex';
import type { HullType } from '../ships/hullForm';
import type { Silhouette } from '../ships/silhouette';

/** A ship on the sea as the viewer knows her. The system chooses the text beside her. */
export interface SeaShip {
  id: string;
  hex: Axial;
  side: string;
  /** Where her bow points, in degrees off north: any of six facings, twelve points or 360 degrees. */
  headingDegrees: number;
  /** Her place in her hex: how many share it, and her number among them. */
  place: number;
  of: number;
  /** How she is drawn. */
  hull: { type: HullType; record?: Silhouette | undefined } | 'submarine';
  name: string;
  /** '4', or '4/6' with what she could make. */
  speed: string;
  /** For her color in the style sheet: 'none', 'light', 'moderate', 'heavy' or 'sunk'. */
  state: string;
  /** Her damage in boxes; roughly, for a ship that is only seen. */
  boxes: { lost: number; of: number };
  /** She is under water. */
  isBelow?: boolean | undefined;
  /** A line of the log highlights her. */
  isLit?: boolean | undefined;
}

/** Six facings from 1 to 6, the first to the north, in degrees. */
export const headingOfFacing = (facing: number): number => (facing - 1) * 60;
