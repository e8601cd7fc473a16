import { type Inches, roundHalfUp } from '../../core';
import type { Gun } from '../model/sheet';
import { GUNS, type GunFigures } from './gunTable';

/** [NW-2.41 to NW-2.45] A gun from its published figures. */
function ratedGun(figures: GunFigures): Gun {
  const { name, caliberInches, isDualPurpose } = figures;
  const bands = Array.from({ length: longestBand(figures) }, (_, index) => index + 1);
  return {
    name,
    caliberInches,
    isDualPurpose,
    penetration: bands.map((band) => penetrationAt(figures, band)),
    deckPenetration: bands.map((band) => deckPenetrationAt(figures, band)),
    impactPoints: impactPointsOf(figures),
    criticalValue: 2 + roundHalfUp(shellRoot(figures)),
  };
}

/** Yards of a range band, and the share of the greatest range at which guns are used. */
const BAND_YARDS = 5000;
const EFFECTIVE = 0.85;
const MAX_BANDS = 5;

/** [NW-2.43] */
const longestBand = ({ rangeYards }: GunFigures): number =>
  Math.min(MAX_BANDS, Math.max(1, roundHalfUp((rangeYards * EFFECTIVE) / BAND_YARDS)));

/** [NW-2.41] */
function penetrationAt({ caliberInches, shellPounds, velocity }: GunFigures, band: number): Inches {
  const atMuzzle = (velocity * Math.sqrt(shellPounds / caliberInches)) / 1000;
  const kept = 1 - (1.15 * caliberInches * caliberInches) / shellPounds;
  return roundHalfUp(atMuzzle * kept ** band);
}

/** [NW-2.42] For each inch of caliber, by range band. */
const DECK_FACTORS = [0.02, 0.09, 0.17, 0.26, 0.36];

const deckPenetrationAt = ({ caliberInches }: GunFigures, band: number): Inches =>
  roundHalfUp(caliberInches * (DECK_FACTORS[band - 1] ?? 0));

const shellRoot = ({ shellPounds }: GunFigures): number => Math.sqrt(shellPounds / 28);

/** [NW-2.44] */
const impactPointsOf = (figures: GunFigures): number =>
  Math.max(1, roundHalfUp(shellRoot(figures) * (figures.roundsAMinute / 2) ** 0.4));

/** [NW-32.14, NW-32.14a] The gun of a model of the registry; without a row of its own, that of the nearest caliber. */
export function gunOfModel(model: string, caliberInches: Inches): Gun {
  const own = GUNS.find(({ models }) => models.test(model));
  return own ? ratedGun(own) : { ...ratedGun(nearestTo(caliberInches)), name: model };
}

const nearestTo = (caliberInches: Inches): GunFigures =>
  GUNS.reduce((best, it) =>
    distance(it, caliberInches) < distance(best, caliberInches) ? it : best,
  );

const distance = (gun: GunFigures, caliberInches: Inches): number =>
  Math.abs(gun.caliberInches - caliberInches);

/** [NW-32.14] The gun of a name of the table; `undefined` when it has no row. */
export function gunNamed(name: string): Gun | undefined {
  const figures = GUNS.find((it) => it.name === name);
  return figures && ratedGun(figures);
}
