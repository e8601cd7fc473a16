import * as z from 'zod/mini';
import {
  AIR_LEVELS,
  AIR_ROLES,
  ARCS,
  ARMOR_TYPES,
  SHIP_TYPES,
  TUBE_PLACES,
} from '../../rules/seekrieg/query';
import { count, text } from '../form/fields';

const inches = z.number().check(z.gte(0));
const positive = z.int().check(z.positive());

const battery = z.strictObject({
  boreInches: inches,
  boreLengths: positive,
  gunClass: text,
  rate: positive,
  rangeYards: positive,
  lossFactor: positive,
  ammunition: count,
  isDualPurpose: z.boolean(),
  turrets: z.array(z.strictObject({ letter: text, guns: positive, arc: z.enum(ARCS) })),
});

const torpedoes = z.strictObject({
  model: text,
  mounts: z.array(z.strictObject({ tubes: positive, place: z.enum(TUBE_PLACES) })),
  reloads: count,
  lossFactor: positive,
});

const antiAircraft = z.strictObject({
  gun: text,
  guns: positive,
  factor: count,
  level: z.enum(AIR_LEVELS),
  battery: z.nullable(count),
});

const armor = z.strictObject({
  type: z.enum(ARMOR_TYPES),
  deck: inches,
  belt: inches,
  conningTower: inches,
  turret: inches,
  flightDeck: inches,
  hangar: inches,
  island: inches,
});

/** A data sheet as a save holds it [SK-33.1]. */
export const savedSheet = z.strictObject({
  name: text,
  classId: text,
  nation: text,
  type: z.enum(SHIP_TYPES),
  completed: positive,
  displacementTons: z.number().check(z.positive()),
  dp: positive,
  speedKnots: count,
  speedLossFactor: positive,
  lengthFeet: positive,
  armor,
  averageArmor: inches,
  batteries: z.array(battery),
  torpedoes: z.nullable(torpedoes),
  antiAircraft: z.array(antiAircraft),
  fireControl: z.literal([1, 2, 3, 4, 5]),
  fireControlRadar: z.literal([0, 1, 2, 3]),
  radars: z.array(text),
  hasSonar: z.boolean(),
  hasType98: z.boolean(),
  floatplanes: count,
  catapults: count,
  depthCharges: count,
  hasAheadThrown: z.boolean(),
  dco: count,
  boat: z.nullable(z.strictObject({ submergedKnots: count })),
});

const load = z.strictObject({
  bombs: z.array(z.strictObject({ pounds: positive, count: positive })),
  torpedo: z.nullable(z.strictObject({ model: text, count: positive })),
});

/** A card of an aircraft as a save holds it [SK-33.6]. */
export const savedAircraft = z.strictObject({
  id: text,
  name: text,
  nation: text,
  role: z.enum(AIR_ROLES),
  attack: count,
  defense: count,
  maxKnots: positive,
  cruiseKnots: positive,
  rangeMiles: positive,
  flightTurns: positive,
  loads: z.array(load),
  hasRadar: z.boolean(),
  isFloatplane: z.boolean(),
});

/** A group of aircraft as a save holds it. */
export const savedAirGroup = z.strictObject({
  aircraft: savedAircraft,
  count: positive,
});
