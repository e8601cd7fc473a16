import * as z from 'zod/mini';
import {
  ALTITUDES,
  BOAT_KEYS,
  CARGOES,
  CRAFT_KEYS,
  LAND_KEYS,
  MERCHANT_KEYS,
  TRAITS,
  WEAPON_GROUPS,
} from '../../rules/fleet-action/query';
import { count, described, hex, id, side, text } from '../form/fields';
import { commandValue, course, crewQuality, knots, turn, unitIds } from './fields';

const inches = z.exactOptional(z.number().check(z.nonnegative()));
const flag = z.exactOptional(z.boolean());

const overrides = described(
  'Fields of her sheet by judgement, in place of those of the registry [NW-32].',
  z.exactOptional(
    z.strictObject({
      crewQuality: z.exactOptional(crewQuality),
      gunneryModifier: z.exactOptional(z.int()),
      fireControl: z.exactOptional(count),
      underwaterProtection: z.exactOptional(z.int().check(z.gte(0), z.lte(4))),
      speedKnots: z.exactOptional(knots),
      armor: z.exactOptional(
        z.strictObject({
          belt: inches,
          deck: inches,
          conningTower: inches,
          turret: inches,
          casemate: inches,
          flightDeck: inches,
        }),
      ),
      hasSearchRadar: flag,
      hasGunneryRadar: flag,
      hasFlakRadar: flag,
      planes: z.exactOptional(count),
      traits: z.exactOptional(z.array(z.enum(TRAITS))),
    }),
  ),
);

const damage = described(
  'What has become of her before the battle [NW-34.5a].',
  z.optional(
    z.strictObject({
      structure: z.exactOptional(count),
      flotation: z.exactOptional(count),
      hasSearchRadar: flag,
      hasGunneryRadar: flag,
      hasFlakRadar: flag,
      crewQuality: z.exactOptional(z.int()),
      fires: z.exactOptional(count),
      lost: described(
        'Mounts out of action, by their places on her sheet, counted from 0.',
        z.exactOptional(z.partialRecord(z.enum(WEAPON_GROUPS), z.array(count))),
      ),
    }),
  ),
);

const startHex = described(
  'Where it starts; without it astern of the one before [NW-34.2].',
  z.optional(hex),
);
const captain = z.optional(text);
const cargo = z.optional(z.enum(CARGOES));

const ship = z.strictObject({
  ship: id,
  captain,
  hex: startHex,
  cargo: described('Of a merchant ship, a point for 2,000 gross tons [NW-27.2].', cargo),
  mineLoads: described('Of a minelayer [NW-6.3].', z.optional(count)),
  overrides,
  damage,
});

const merchant = z.strictObject({
  id,
  name: text,
  merchant: described('A typical ship [NW-32.18].', z.enum(MERCHANT_KEYS)),
  captain,
  hex: startHex,
  cargo: described('Another cargo than usual.', cargo),
  grossTons: described(
    'Her own tonnage, by which she is larger or smaller than the typical ship [NW-2.28].',
    z.optional(z.int().check(z.gte(100), z.lte(100_000))),
  ),
  damage,
});

const craft = z.strictObject({
  id,
  name: text,
  craft: described('A stand of small craft [NW-32.17].', z.enum(CRAFT_KEYS)),
  vessels: z.int().check(z.gte(1), z.lte(12)),
  crewQuality: z.optional(crewQuality),
  captain,
  hex: startHex,
});

const some = <T extends z.ZodMiniType>(of: T) => z.optional(z.array(of).check(z.minLength(1)));

export const squadron = z.strictObject({
  id,
  name: text,
  side,
  commander: z.optional(text),
  commandValue,
  flagship: described(
    'The unit of its commanding officer; the first without it, `null` for none [NW-34.9].',
    z.optional(z.nullable(id)),
  ),
  course,
  knots,
  contact: described('It starts as a Contact marker [NW-3.7].', z.optional(z.boolean())),
  entersOnTurn: described('The turn in which it enters [NW-8.36].', z.optional(turn)),
  entersNear: described(
    'It enters so many hexes off the first of these units that is in play, pointing at an enemy [NW-34.5e].',
    z.optional(z.strictObject({ units: unitIds, course, hexes: count, toward: id })),
  ),
  ships: some(ship),
  merchants: some(merchant),
  craft: some(craft),
});

export const landTarget = z.strictObject({
  id,
  name: text,
  side,
  place: described('An air base or a battery [NW-32.19].', z.enum(LAND_KEYS)),
  hex,
  commandValue: described('Of an air base.', z.optional(commandValue)),
  crewQuality: z.optional(crewQuality),
});

export const submarine = z.strictObject({
  id,
  name: text,
  side,
  submarine: described('A sample submarine [NW-7.14].', z.enum(BOAT_KEYS)),
  captain,
  crewQuality: z.optional(crewQuality),
  fromTurn: described('The turn from which it may appear [NW-7.3].', turn),
});

const airStand = z.strictObject({
  id,
  aircraft: described('A record of the registry, or a type of NW-32.20.', id),
  count: z.int().check(z.gte(1), z.lte(24)),
  crewQuality: z.optional(crewQuality),
  load: described('What it carries [NW-18.9]; nothing without it.', z.optional(id)),
  flares: z.optional(count),
  hex: described(
    'Where it is in the air or enters; without it ready at the home of its squadron.',
    z.optional(hex),
  ),
  altitude: described('Medium without it [NW-10.6].', z.optional(z.enum(ALTITUDES))),
  entersOnTurn: described('In the air from the start without it [NW-8.36].', z.optional(turn)),
});

export const airSquadron = z.strictObject({
  id,
  name: text,
  side,
  commander: z.optional(text),
  commandValue,
  home: described('The carrier or air base that it flies from.', z.optional(id)),
  stands: z.array(airStand).check(z.minLength(1), z.maxLength(4)),
});
