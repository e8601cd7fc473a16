import type { FiguredGuns, Inches } from '../../core';
import type { Arc, Battery, Gun, Mount, MountKind } from '../model/sheet';
import { gunOfModel } from './guns';
import { kindOf } from './hull';
import type { ShipFigures } from './shipFigures';

/** [NW-2.17] MAIN, the guns of the greatest caliber, and OTHER, those of the next; `null` for none. */
export function batteriesOf(figures: ShipFigures): {
  main: Battery | null;
  other: Battery | null;
} {
  const [first, second] = calibersOf(figures);
  return { main: batteryOf(figures, first), other: batteryOf(figures, second) };
}

/** Calibers, the greatest first. */
const calibersOf = ({ guns }: ShipFigures): Inches[] =>
  [...new Set(guns.map(({ caliberInches }) => caliberInches))].sort((a, b) => b - a);

function batteryOf(figures: ShipFigures, caliber: Inches | undefined): Battery | null {
  const guns = figures.guns.filter(({ caliberInches }) => caliberInches === caliber);
  const [first] = guns;
  if (!first) return null;
  return {
    gun: gunAboard(first, figures),
    kind: mountKindOf({ ...first, turretFaceInches: faceOf(figures, caliber) }, figures),
    mounts: inOrder(guns.flatMap(({ mounts }) => mounts.flatMap(mountsOf))),
  };
}

/** [NW-32.15] Aboard a ship without heavy anti-aircraft barrels guns stand on mountings for surface fire alone. */
function gunAboard({ model, caliberInches }: FiguredGuns, { heavyBarrels }: ShipFigures): Gun {
  const gun = gunOfModel(model, caliberInches);
  return { ...gun, isDualPurpose: gun.isDualPurpose && heavyBarrels > 0 };
}

/** [NW-2.37] The thickest faces of the mounts of MAIN and of OTHER; 0 where mounts are open. */
export function facesOf(figures: ShipFigures): { main: Inches; other: Inches } {
  const [first, second] = calibersOf(figures);
  return { main: faceOf(figures, first), other: faceOf(figures, second) };
}

const faceOf = ({ guns }: ShipFigures, caliber: Inches | undefined): Inches =>
  guns
    .filter(({ caliberInches }) => caliberInches === caliber)
    .reduce((thickest, { turretFaceInches }) => Math.max(thickest, turretFaceInches), 0);

/** [NW-26.1] Faces from this on are those of turrets; thinner ones are shields. */
const TURRET_INCHES = 0.9;
/** Open guns from this caliber on stand in casemates aboard armored ships. */
const CASEMATE_INCHES = 5.8;

/** [NW-26.1, NW-32.11] The kind of a ship's mounts by their faces. */
function mountKindOf(
  { model, turretFaceInches, caliberInches }: FiguredGuns,
  figures: ShipFigures,
): MountKind {
  if (/casemates/.test(model)) return 'casemate';
  if (turretFaceInches >= TURRET_INCHES) return 'turret';
  if (figures.beltInches > 0 && turretFaceInches === 0 && caliberInches >= CASEMATE_INCHES)
    return 'casemate';
  return turretFaceInches > 0 || kindOf(figures) === 'destroyer' ? 'shielded' : 'open';
}

/** Mounts before this place along the hull fire ahead, the others astern. */
const MIDDLE = 0.5;

/** [NW-32.11] The arcs of guns: those in the middle F or A, those at the side P or S. */
function mountsOf({ barrels, at, side }: FiguredGuns['mounts'][number]): Mount[] {
  if (side === 'center') return [{ barrels, arc: at < MIDDLE ? 'F' : 'A' }];
  return beamsOf(side).map((arc) => ({ barrels, arc }));
}

/** [NW-9.12] The beams of a mount at the side. */
export const beamsOf = (side: 'port' | 'starboard' | 'both'): ('P' | 'S')[] =>
  side === 'both' ? ['P', 'S'] : [side === 'port' ? 'P' : 'S'];

const ORDER: readonly Arc[] = ['F', 'A', 'P', 'S', 'PS', 'AP', 'AS'];

/** Forward mounts first, then those aft, to port and to starboard. */
export const inOrder = (mounts: readonly Mount[]): Mount[] =>
  mounts.toSorted((a, b) => ORDER.indexOf(a.arc) - ORDER.indexOf(b.arc));
