import { type Knots, roundHalfUp } from '../../core';
import type { Torpedo } from '../model/sheet';
import { TORPEDOES, type TorpedoFigures, type TorpedoKey } from './torpedoTable';

/** [NW-2.46 to NW-2.49] A torpedo on an ISO date. */
export function ratedTorpedo(key: TorpedoKey, date: string): Torpedo {
  const { name, chargePounds, settings, duds }: TorpedoFigures = TORPEDOES[key];
  return {
    name,
    settings: settings.map(({ knots, rangeYards }) => ({
      knots,
      modifier: modifierOf(knots),
      reachHexes: Math.min(MAX_HEXES, Math.max(1, Math.floor(rangeYards / HEX_YARDS))),
    })),
    impactPoints: roundHalfUp(chargePoints(chargePounds)),
    criticalValue: roundHalfUp(CRITICAL_SHARE * chargePoints(chargePounds)),
    dudNumber: duds && date < duds.until ? duds.number : 0,
  };
}

const HEX_YARDS = 1000;
const MAX_HEXES = 25;

/** [NW-2.46] Unrounded. */
const chargePoints = (pounds: number): number => Math.sqrt(pounds) / 1.5;

/** [NW-2.47] */
const CRITICAL_SHARE = 0.6;

/** [NW-2.48] Modifiers by the least knots. */
const MODIFIERS: readonly { from: Knots; modifier: number }[] = [
  { from: 48, modifier: 2 },
  { from: 42, modifier: 1 },
  { from: 36, modifier: 0 },
  { from: 30, modifier: -1 },
];

const modifierOf = (knots: Knots): number =>
  MODIFIERS.find(({ from }) => knots >= from)?.modifier ?? -2;
