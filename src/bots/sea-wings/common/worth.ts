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
  /** Hits by bombs of which some two thirds of her kind sink. */
  hits: number;
}

const target = (size: number, armor: number, points: number, hits: number): Target => ({
  ...{ size, armor, points, hits },
});

/** Points for the air group of a carrier and for her flight deck out of action: about ten factors of WG-22.10. */
const AIR_GROUP = 20;

/** What a merchantman carries, beside her points. A guess. */
const CARGO = 2;

export const TARGETS: Readonly<Record<ShipType, Target>> = {
  CV: target(5, -1, SHIP_POINTS.CV.sunk + AIR_GROUP, 7),
  CVL: target(4, 0, SHIP_POINTS.CVL.sunk + AIR_GROUP / 2, 5),
  CVE: target(4, 0, SHIP_POINTS.CVE.sunk + AIR_GROUP / 2, 4),
  BB: target(5, -3, SHIP_POINTS.BB.sunk, 12),
  BC: target(5, -2, SHIP_POINTS.BC.sunk, 10),
  CA: target(4, -1, SHIP_POINTS.CA.sunk, 6),
  CL: target(3, 0, SHIP_POINTS.CL.sunk, 5),
  DD: target(2, 0, SHIP_POINTS.DD.sunk, 2),
  TB: target(2, 0, SHIP_POINTS.TB.sunk, 2),
  MM: target(3, 0, SHIP_POINTS.MM.sunk + CARGO, 4),
};

/** What a report's kinds stand for. */
export const TYPE_OF: Readonly<Record<ShipKind, ShipType>> = {
  carrier: 'CV',
  large: 'CA',
  small: 'DD',
  merchantman: 'MM',
};

/** What a torpedo that hits does, in bombs: the columns of WG-31.17 side by side. */
const TORPEDO = 1.8;

/** [WG-12.3, WG-12.5, WG-12.6, WG-31.1] Mean effective hits of a factor that attacks, in bombs, without fire from the target. */
export function hitsPerFactor(
  { hitNumber: { ships: row }, penetration, kind }: Load,
  { size, armor }: Pick<Target, 'size' | 'armor'>,
): number {
  const faces = strikeHits.hits[Math.min(row, strikeHits.hits.length - 1)] ?? [];
  const potential = faces.reduce((sum, it) => sum + it, 0) / 6;
  const hits = (potential * size * Math.min(6, Math.max(0, penetration + armor))) / 36;
  return kind === 'torpedo' ? TORPEDO * hits : hits;
}

/** The share of a ship's points that is in what hits put out of action: most of it by the first two. */
const HARM = 0.15;
const HARMING_HITS = 2;

/** [WG-31.17] Points from a number of hits on a ship: the first ones harm her, the chance that she sinks grows with those that follow. */
export const pointsFrom = ({ points, hits: most }: Target, hits: number): number =>
  points *
  (HARM * (1 - Math.exp(-hits / HARMING_HITS)) +
    (1 - HARM) * (1 - Math.exp(-((hits / most) ** 2))));

/** The same on a ship of a convoy on its way to land: a hit sinks a ship, and what it would have scored. */
export function convoyPoints({ scenario }: Pick<SeaWingsView, 'scenario'>, side: Side): number {
  const landing = scenario.objectives.find(
    (it) => it.kind === 'convoy-unloaded' && it.scores !== side,
  );
  return SHIP_POINTS.MM.sunk + (landing?.points ?? 0);
}

/** The same of several ships alike: of as many as gain most when the hits are shared out among them. */
export const pointsFromAmong = (one: Target, count: number, hits: number): number =>
  Math.max(
    ...Array.from({ length: Math.ceil(count) }, (_, i) => {
      const ships = Math.min(count, i + 1);
      return ships * pointsFrom(one, hits / ships);
    }),
  );
