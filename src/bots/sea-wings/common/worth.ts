import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import {
  type Load,
  SHIP_POINTS,
  type ShipKind,
  type ShipType,
  strikeHits,
} from '../../../rules/sea-wings/query';

/** A ship as a target: a usual one of her type, since cards of the enemy are not known. */
interface Target {
  size: number;
  armor: number;
  /** Points that she is worth when she is lost, with what goes down with her. */
  points: number;
  /** Hits that do most of it. */
  hits: number;
}

const target = (size: number, armor: number, points: number, hits: number): Target => ({
  ...{ size, armor, points, hits },
});

/** Points for the air group of a carrier and for her flight deck out of action: about ten factors of WG-22.10. */
const AIR_GROUP = 20;

export const TARGETS: Readonly<Record<ShipType, Target>> = {
  CV: target(5, -1, SHIP_POINTS.CV.sunk + AIR_GROUP, 4),
  CVL: target(4, 0, SHIP_POINTS.CVL.sunk + AIR_GROUP / 2, 3),
  CVE: target(4, 0, SHIP_POINTS.CVE.sunk + AIR_GROUP / 2, 2),
  BB: target(5, -3, SHIP_POINTS.BB.sunk, 7),
  BC: target(5, -2, SHIP_POINTS.BC.sunk, 6),
  CA: target(4, -1, SHIP_POINTS.CA.sunk, 4),
  CL: target(3, 0, SHIP_POINTS.CL.sunk, 3),
  DD: target(2, 0, SHIP_POINTS.DD.sunk, 1.5),
  TB: target(2, 0, SHIP_POINTS.TB.sunk, 1.5),
  MM: target(3, 0, SHIP_POINTS.MM.sunk * 4, 4),
};

/** What a report's kinds stand for. */
export const TYPE_OF: Readonly<Record<ShipKind, ShipType>> = {
  carrier: 'CV',
  large: 'CA',
  small: 'DD',
  merchantman: 'MM',
};

/** [WG-12.3, WG-12.5, WG-12.6, WG-31.1] Mean effective hits of a factor that attacks, without fire from the target. */
export function hitsPerFactor(
  { hitNumber: { ships: row }, penetration }: Load,
  { size, armor }: Pick<Target, 'size' | 'armor'>,
): number {
  const faces = strikeHits.hits[Math.min(row, strikeHits.hits.length - 1)] ?? [];
  const potential = faces.reduce((sum, it) => sum + it, 0) / 6;
  return (potential * size * Math.min(6, Math.max(0, penetration + armor))) / 36;
}

/** Points from a number of hits on a ship: each further hit adds less. */
export const pointsFrom = ({ points, hits: most }: Target, hits: number): number =>
  points * (1 - Math.exp(-hits / most));

/** The same on a ship of a convoy on its way to land: a hit sinks a ship, and what it would have scored. */
export function convoyPoints({ scenario }: Pick<SeaWingsView, 'scenario'>, side: Side): number {
  const landing = scenario.objectives.find(
    (it) => it.kind === 'convoy-unloaded' && it.scores !== side,
  );
  return SHIP_POINTS.MM.sunk + (landing?.points ?? 0);
}
