import * as z from 'zod/mini';
import {
  AIR_ATTACKS,
  AIR_ROLES,
  ARCS,
  CARGOES,
  LOAD_KINDS,
  MOUNT_KINDS,
  TRAITS,
  UNIT_TYPES,
} from '../../rules/fleet-action/query';
import { count, text } from '../form/fields';

const numbers = z.array(z.number());

const mounts = z.array(z.strictObject({ barrels: count, arc: z.enum(ARCS) }));

const gun = z.strictObject({
  name: text,
  caliberInches: z.number(),
  penetration: numbers,
  deckPenetration: numbers,
  impactPoints: count,
  criticalValue: count,
  isDualPurpose: z.boolean(),
});

const battery = z.nullable(z.strictObject({ gun, kind: z.enum(MOUNT_KINDS), mounts }));

const torpedo = z.strictObject({
  name: text,
  settings: z.array(z.strictObject({ knots: count, modifier: z.int(), reachHexes: count })),
  impactPoints: count,
  criticalValue: count,
  dudNumber: count,
});

/** A data sheet as a save holds it [NW-32.1]. */
export const savedSheet = z.strictObject({
  name: text,
  classId: text,
  nation: text,
  type: z.enum(UNIT_TYPES),
  displacementTons: z.number(),
  size: z.int(),
  structure: count,
  flotation: count,
  underwaterProtection: count,
  fireControl: count,
  steering: count,
  crewQuality: z.int(),
  damageControl: count,
  gunneryModifier: z.int(),
  speedKnots: count,
  turningHexes: count,
  spottingBands: count,
  armor: z.strictObject({
    belt: z.number(),
    deck: z.number(),
    conningTower: z.number(),
    turret: z.number(),
    casemate: z.number(),
    flightDeck: z.number(),
  }),
  main: battery,
  other: battery,
  torpedoes: z.nullable(z.strictObject({ torpedo, mounts, reloads: count })),
  light: z.strictObject({
    longRange: count,
    mediumRange: count,
    closeRange: count,
    asw: count,
  }),
  hasSearchRadar: z.boolean(),
  hasGunneryRadar: z.boolean(),
  hasFlakRadar: z.boolean(),
  hasSearchlights: z.boolean(),
  planes: count,
  deck: z.strictObject({ hangar: count, serviceRate: count, catapults: count }),
  cargo: z.nullable(z.strictObject({ kind: z.enum(CARGOES), points: count })),
  traits: z.array(z.enum(TRAITS)),
  mineLoads: count,
  value: count,
  smallCraft: z.nullable(z.strictObject({ savingThrow: z.int(), tubes: count })),
  boat: z.nullable(
    z.strictObject({ hull: count, bowTubes: count, sternTubes: count, submergedKnots: count }),
  ),
});

const load = z.strictObject({
  key: text,
  name: text,
  count,
  kind: z.enum(LOAD_KINDS),
  impactPoints: count,
  criticalValue: count,
  penetration: count,
  attacks: z.array(z.enum(AIR_ATTACKS)),
  torpedo: z.nullable(z.strictObject({ modifier: z.int(), reachHexes: count, dudNumber: count })),
});

const factor = z.nullable(z.int());

/** An aircraft as a save holds it [NW-32.3]. */
export const savedAircraft = z.strictObject({
  id: text,
  name: text,
  roles: z.array(z.enum(AIR_ROLES)),
  speedKnots: count,
  hitPoints: count,
  dogfight1: factor,
  dogfight2: factor,
  strafing: factor,
  antiShipping: factor,
  enduranceTurns: count,
  loads: z.array(load),
});
