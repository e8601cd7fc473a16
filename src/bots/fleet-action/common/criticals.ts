import {
  type DataSheet,
  type Gun,
  strikesOf,
  throughChance,
} from '../../../rules/fleet-action/query';
import { HIT_ARCS, type HitArc } from './bearing';

/** Shares of a ship's value. What the tables do not say is a guess at what a loss costs her in a battle. */
const COST = {
  /** Speed and steering: an Engine Room result costs 3.5 of some 30 knots. */
  engines: 0.12,
  steering: 0.04,
  /** The whole of fire control. */
  directors: 0.25,
  crew: 0.05,
  sensors: 0.03,
  /** A magazine or a flash, of a ship with the trait of NW-26 and of others. */
  explosion: { poor: 0.06, usual: 0.025 },
  /** All guns of the main battery, and of all else. */
  mains: 0.6,
  others: 0.2,
} as const;

/** Rows of NW-23.1 as shares of the d20. */
const ROWS = {
  hull: 0.1,
  crew: 0.125,
  directors: 0.05,
  engines: 0.15,
  steering: 0.1,
  sensors: 0.05,
};
const FIRE = 0.05;
const WEAPONS = 0.35;

/** About how many turns a fire burns. A guess. */
const FIRE_TURNS = 4;

type Protection = 'belt' | 'conning-tower' | 'turret' | 'casemate';

/** What one critical roll of a gun does to a ship on average, as a share of her value [NW-21, NW-23, NW-26]. */
export function criticalShare(sheet: DataSheet, gun: Gun, band: number, arc: HitArc): number {
  const shares = sharesOf(sheet, gun);
  const index = band * HIT_ARCS.length + HIT_ARCS.indexOf(arc);
  shares[index] ??= shareOf(sheet, gun, (protection) =>
    strikesOf({ gun, band, arc }).reduce(
      (sum, { strike, share }) => sum + share * throughChance(sheet, protection, strike),
      0,
    ),
  );
  return shares[index];
}

/** Of printed sheets and guns, which never change; by band and arc. */
const known = new WeakMap<DataSheet, WeakMap<Gun, number[]>>();

function sharesOf(sheet: DataSheet, gun: Gun): number[] {
  const ofSheet = known.get(sheet) ?? new WeakMap<Gun, number[]>();
  known.set(sheet, ofSheet);
  const before = ofSheet.get(gun) ?? [];
  ofSheet.set(gun, before);
  return before;
}

function shareOf(
  sheet: DataSheet,
  { criticalValue }: Gun,
  through: (protection: Protection) => number,
): number {
  const belt = through('belt');
  const cost = Math.max(1, 4 + sheet.size);
  const paid = Math.min(1, criticalValue / cost);
  const hull =
    ROWS.hull * belt * Math.min(1, (0.75 * criticalValue) / Math.max(1, sheet.flotation));
  const engines = ROWS.engines * belt * paid * COST.engines;
  const steering = ROWS.steering * belt * COST.steering;
  const directed = Math.min(1, criticalValue / Math.max(1, sheet.fireControl));
  const directors = ROWS.directors * through('conning-tower') * directed * COST.directors;
  const rest = ROWS.crew * COST.crew + ROWS.sensors * COST.sensors;
  const burnt = FIRE_TURNS * (1 + Math.max(0, sheet.size));
  const fire = FIRE * Math.floor(criticalValue / cost) * (burnt / Math.max(1, sheet.structure));
  return hull + engines + steering + directors + rest + fire + weaponsShare(sheet, through);
}

function weaponsShare(sheet: DataSheet, through: (protection: Protection) => number): number {
  const mounts = sheet.main?.mounts.length ?? 0;
  if (mounts === 0) return WEAPONS * 0.1;
  const { poor, usual } = COST.explosion;
  const explosion = sheet.traits.includes('poor-magazine-safety') ? poor : usual;
  const mains = 0.5 * through('turret') * (COST.mains / mounts + explosion);
  const others = 0.5 * through('casemate') * (COST.others / 4);
  return WEAPONS * (mains + others);
}
