import type { Inches, Yards } from '../../core';
import { locationShares, meanDamage } from '../damage/expected';
import { averageStrike, type Strike, strikeAt } from '../damage/strike';
import { shellOf } from '../gunnery/impact';
import type { Battery, ShipSheet } from '../model/sheet';
import type { Location } from '../tables/hitLocation';
import type { ShellType } from '../tables/shells';
import type { TableSet } from '../tables/standard';

/** What a hit does at one place of a ship. */
export interface PlaceOdds {
  location: Location;
  /** Share of hits, from 0 to 1; the rest are duds. */
  share: number;
  penetrationInches: Inches;
  armorInches: Inches;
  penetrates: boolean;
  /** Damage points on average. */
  damage: number;
}

/** Shells of one type from one battery. */
interface Shells {
  battery: Battery;
  type: ShellType;
}

/** [SK-12.12 to SK-12.20, SK-13.4 to SK-13.7] A hit at each place of a ship at a range. */
export function placesHit(
  tables: TableSet,
  { battery, type }: Shells,
  target: ShipSheet,
  yards: Yards,
): PlaceOdds[] {
  const shell = shellOf(tables, battery, type, yards);
  return locationShares(tables, target, shell.half).map(({ location, share }) =>
    placeOdds(location, share, strikeAt(tables, target, shell.missile, location)),
  );
}

const placeOdds = (location: Location, share: number, strike: Strike): PlaceOdds => ({
  location,
  share,
  damage: meanDamage(strike),
  penetrates: strike.penetrates,
  penetrationInches: strike.penetrationInches,
  armorInches: strike.armorInches,
});

/** [SK-3.5, SK-12.6] A hit with the armor average method. */
export function averageHit(
  tables: TableSet,
  { battery, type }: Shells,
  target: ShipSheet,
  yards: Yards,
): Strike {
  return averageStrike(tables, target, shellOf(tables, battery, type, yards).missile);
}

/** Yards, both included. */
export interface YardSpan {
  from: Yards;
  to: Yards;
}

/** Where a place of a ship is gone through, along the range. */
interface PlaceReach {
  location: Location;
  armorInches: Inches;
  through: YardSpan[];
}

/** What shells go through at every range of their gun. */
export interface Immunity {
  mostYards: Yards;
  places: PlaceReach[];
  /** Where they go through neither the belt nor the deck; ranges below and beyond are not immune. */
  zone: YardSpan[];
}

/** Yards between the ranges that are asked. */
const STEP: Yards = 500;

/** [SK-12.12] The immune zone of a ship against shells: the bands of CHARTS R2 in steps of a hex. */
export function immunityOf(tables: TableSet, shells: Shells, target: ShipSheet): Immunity {
  const mostYards = shells.battery.rangeYards;
  const ranges = Array.from({ length: Math.floor(mostYards / STEP) }, (_, at) => (at + 1) * STEP);
  const strikes = ranges.map((yards) => ({
    yards,
    places: placesHit(tables, shells, target, yards),
  }));
  const spans = (holds: (places: readonly PlaceOdds[]) => boolean): YardSpan[] =>
    spansOf(strikes.filter(({ places }) => holds(places)).map(({ yards }) => yards));
  return {
    mostYards,
    places: (strikes[0]?.places ?? []).map(({ location, armorInches }) => ({
      location,
      armorInches,
      through: spans((places) => goesThrough(places, location)),
    })),
    zone: spans((places) => !goesThrough(places, 'belt') && !goesThrough(places, 'deck')),
  };
}

const goesThrough = (places: readonly PlaceOdds[], location: Location): boolean =>
  places.some((it) => it.location === location && it.penetrates);

/** Neighboring ranges joined. */
function spansOf(ranges: readonly Yards[]): YardSpan[] {
  const spans: YardSpan[] = [];
  for (const yards of ranges) {
    const last = spans.at(-1);
    if (last && last.to === yards - STEP) last.to = yards;
    else spans.push({ from: yards, to: yards });
  }
  return spans;
}
