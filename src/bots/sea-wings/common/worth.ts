import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import {
  type Load,
  SHIP_POINTS,
  type ShipCard,
  type ShipKind,
  type ShipType,
  strikeHits,
} from '../../../rules/sea-wings/query';

/** A ship as a target: a usual one of her type where her card is not known. */
interface Target {
  size: number;
  armor: number;
  /** Points that she is worth when she is lost, without her aircraft. */
  points: number;
  /** Points of her aircraft and of her flight deck, which go down with her or are put out of action before. */
  aboard: number;
  /** Hits by bombs of which some two thirds of her kind sink. */
  hits: number;
}

const target = (
  size: number,
  armor: number,
  { points, aboard = 0 }: { points: number; aboard?: number },
  hits: number,
): Target => ({ size, armor, points, aboard, hits });

/** Points for the air group of a carrier and for her flight deck out of action: about ten factors of WG-22.10. */
const AIR_GROUP = 20;

/** What a merchantman carries, beside her points. A guess. */
const CARGO = 2;

export const TARGETS: Readonly<Record<ShipType, Target>> = {
  CV: target(5, -1, { points: SHIP_POINTS.CV.sunk, aboard: AIR_GROUP }, 7),
  CVL: target(4, 0, { points: SHIP_POINTS.CVL.sunk, aboard: AIR_GROUP / 2 }, 5),
  CVE: target(4, 0, { points: SHIP_POINTS.CVE.sunk, aboard: AIR_GROUP / 2 }, 4),
  BB: target(5, -3, { points: SHIP_POINTS.BB.sunk }, 12),
  BC: target(5, -2, { points: SHIP_POINTS.BC.sunk }, 10),
  CA: target(4, -1, { points: SHIP_POINTS.CA.sunk }, 6),
  CL: target(3, 0, { points: SHIP_POINTS.CL.sunk }, 5),
  DD: target(2, 0, { points: SHIP_POINTS.DD.sunk }, 2),
  TB: target(2, 0, { points: SHIP_POINTS.TB.sunk }, 2),
  MM: target(3, 0, { points: SHIP_POINTS.MM.sunk + CARGO }, 4),
};

/** [WG-31.17] The hits by bombs of which some two thirds of the carriers of a damage control number are lost. */
const CARRIER_HITS: Readonly<Record<ShipCard['damageControl'], number>> = { 1: 6, 2: 8 };

/** [WG-24.28] A ship as a target whose card is known. */
export const targetOf = ({
  type,
  size,
  armor,
  damageControl,
}: Pick<ShipCard, 'type' | 'size' | 'armor' | 'damageControl'>): Target => ({
  ...TARGETS[type],
  size,
  armor,
  hits: type === 'CV' ? CARRIER_HITS[damageControl] : TARGETS[type].hits,
});

/** What a report's kinds stand for. */
export const TYPE_OF: Readonly<Record<ShipKind, ShipType>> = {
  carrier: 'CV',
  large: 'CA',
  small: 'DD',
  merchantman: 'MM',
};

/** What a torpedo that hits does, in bombs: the columns of WG-31.17 side by side. */
export const TORPEDO = 1.8;

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

/** [WG-31.17] The chance that a ship is lost by a number of hits in one turn. */
const lossBy = (hits: number, most: number): number => 1 - Math.exp(-((hits / most) ** 2));

/** Of hits that a ship has outlived so many still count towards her loss: those that damage control has made permanent. A guess. */
const LASTING = 0.5;
/** Hits of turns before by which two thirds of what a carrier had aboard are gone [WG-13.11]. A guess. */
const EMPTYING_HITS = 3;

/**
 * Points from a number of hits on a ship in one turn: the first ones harm her, the chance that she sinks grows with those that follow.
 * After hits of turns before there is less aboard to lose and less to harm, and she sinks by fewer.
 * @param hits of this turn, in bombs
 * @param before those that she has outlived
 */
export function pointsFrom(
  { points, aboard, hits: most }: Target,
  hits: number,
  before = 0,
): number {
  const carried = lossBy(LASTING * before, most);
  const chance = (lossBy(hits + LASTING * before, most) - carried) / (1 - carried);
  const sound = Math.exp(-before / EMPTYING_HITS);
  const harmed = HARM * sound * (1 - Math.exp(-hits / HARMING_HITS));
  return (points + aboard * sound) * (harmed + (1 - HARM) * chance);
}

/** The same on a ship of a convoy on its way to land: a hit sinks a ship, and what it would have scored. */
export function convoyPoints({ scenario }: Pick<SeaWingsView, 'scenario'>, side: Side): number {
  const landing = scenario.objectives.find(
    (it) => it.kind === 'convoy-unloaded' && it.scores !== side,
  );
  return SHIP_POINTS.MM.sunk + (landing?.points ?? 0);
}

/** The same of several ships: of as many, the best first, as gain most when the hits are shared out among them. */
export const pointsAmong = (ships: readonly ((hits: number) => number)[], hits: number): number =>
  Math.max(
    0,
    ...ships.map((_, i) => {
      const each = hits / (i + 1);
      return ships
        .map((points) => points(each))
        .sort((a, b) => b - a)
        .slice(0, i + 1)
        .reduce((sum, it) => sum + it, 0);
    }),
  );

/** The same of ships alike, of which only the mean number is known. */
export const pointsFromAmong = (one: Target, count: number, hits: number): number =>
  Math.max(
    ...Array.from({ length: Math.ceil(count) }, (_, i) => {
      const ships = Math.min(count, i + 1);
      return ships * pointsFrom(one, hits / ships);
    }),
  );
