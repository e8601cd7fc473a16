import { roundHalfUp } from '../../core';
import type {
  CarrierRatings,
  ControlNumber,
  ShipCard,
  ShipTrait,
  ShipType,
  TargetType,
} from '../model/ratings';
import { isCarrierType, type ShipFigures, typeOf } from './shipFigures';
import { batteriesOf, heavyAaOf, torpedoesOf } from './shipGuns';
import { byYear, isAxisNation, ratingYear } from './years';

/** [WG-26.1 to WG-26.19] A ship's card from her figures on an ISO date. */
export function ratedShip(figures: ShipFigures, date: string): ShipCard {
  const type = typeOf(figures.type);
  const { primary, secondary } = batteriesOf(figures);
  return {
    id: figures.id,
    name: figures.name,
    type,
    speedHexes: speedOf(figures),
    size: sizeOf(figures),
    armor: armorOf(figures),
    damageControl: controlOf(figures, date),
    heavyAA: heavyAaOf(figures),
    lightAA: lightAaOf(figures),
    fireControl: fireControlOf(figures, date),
    hasRadar: figures.hasSearchRadar,
    traits: traitsOf(figures, date),
    carrier: carrierOf(figures, date),
    primary,
    secondary,
    torpedoes: torpedoesOf(figures),
    defense: defenseOf(figures),
    target: TARGETS[type],
    floatplanes: isCarrierType(type) ? 0 : figures.floatplanes,
    convoyShips: null,
  };
}

/** [WG-26.1] In hexes a turn: four hours at 24 nautical miles a hex. */
const KNOTS_PER_HEX = 6;
const MAX_SPEED_HEXES = 6;

const speedOf = ({ speedKnots }: ShipFigures): number =>
  Math.min(MAX_SPEED_HEXES, roundHalfUp(speedKnots / KNOTS_PER_HEX));

/** [WG-26.2] */
const sizeOf = ({ standardTons }: ShipFigures): number =>
  Math.min(6, Math.max(1, roundHalfUp(Math.cbrt(standardTons) / 5.5)));

/** Hulls below this are unarmored [WG-26.3, WG-26.4]. */
const ARMORED_TONS = 3000;

/** [WG-26.3, WG-26.4] 0 or less. */
function armorOf({
  type,
  standardTons,
  beltInches,
  deckInches,
  hasArmoredFlightDeck,
}: ShipFigures): number {
  if (standardTons < ARMORED_TONS) return 0;
  const inches = isCarrierType(typeOf(type))
    ? beltInches + deckInches + (hasArmoredFlightDeck ? 9 : 0)
    : Math.min(4 * 8, beltInches + 2 * deckInches);
  return 0 - roundHalfUp(inches / 8);
}

/** [WG-26.5] */
const SKILLED: readonly string[] = [
  ...['united-states', 'united-kingdom', 'australia', 'canada', 'new-zealand', 'india'],
];
const LEXINGTON_BEFORE = '1942-06';

function controlOf({ id, type, nation }: ShipFigures, date: string): ControlNumber {
  const rated = typeOf(type);
  if (rated === 'MM' || rated === 'CVE') return 1;
  if (id === 'lexington' && date < LEXINGTON_BEFORE) return 1;
  return SKILLED.includes(nation) ? 2 : 1;
}

/** [WG-26.7] */
function lightAaOf({ nation, lightBarrels, poweredBarrels, machineGuns }: ShipFigures): number {
  const others = nation === 'japan' ? 0.2 : 0.3;
  const weight =
    poweredBarrels + others * (lightBarrels - poweredBarrels - machineGuns) + 0.05 * machineGuns;
  return roundHalfUp(Math.sqrt(weight));
}

/** [WG-26.8] */
const fireControlOf = ({ nation, hasNewDirectors }: ShipFigures, date: string): number =>
  isAxisNation(nation) ? (hasNewDirectors ? 2 : 1) : byYear(date, 2);

const PROXIMITY_FUZES_FROM = 1944;

/** [WG-26.9, WG-26.19] */
function traitsOf({ type, nation, torpedoes }: ShipFigures, date: string): ShipTrait[] {
  const hasFuzes = !isAxisNation(nation) && ratingYear(date) >= PROXIMITY_FUZES_FROM;
  const reloads = typeOf(type) === 'DD' && nation === 'japan' && torpedoes?.kind === 'long-lance';
  return [...(hasFuzes ? (['VT'] as const) : []), ...(reloads ? (['Reload'] as const) : [])];
}

/** Aircraft in one factor [WG-1.11]. */
const AIRCRAFT_PER_FACTOR = 6;

/** [WG-26.11, WG-26.12] */
function carrierOf({ type, nation, aircraft }: ShipFigures, date: string): CarrierRatings | null {
  const rated = typeOf(type);
  if (!isCarrierType(rated)) return null;
  const airCapacity = roundHalfUp(aircraft / AIRCRAFT_PER_FACTOR);
  const axisRating = rated === 'CV' ? 3 : 2;
  return {
    capRating: isAxisNation(nation) ? axisRating : byYear(date, 3),
    ...carrierCapacity(airCapacity),
  };
}

/** [WG-26.12] Launch capacity is half of what she carries. */
export const carrierCapacity = (
  airCapacity: number,
): Pick<CarrierRatings, 'airCapacity' | 'launchCapacity'> => ({
  airCapacity,
  launchCapacity: roundHalfUp(airCapacity / 2),
});

/** [WG-19.3] */
const TARGETS: Readonly<Record<ShipType, TargetType>> = {
  BB: 'B',
  BC: 'B',
  CV: 'B',
  CVL: 'B',
  CA: 'C',
  CL: 'C',
  DD: 'D',
  TB: 'D',
  CVE: 'M',
  MM: 'M',
};

/** Belts above this add to the defensive strength [WG-26.17]. */
const THIN_BELT_INCHES = 5;

/** [WG-26.17] */
function defenseOf({ type, standardTons, beltInches }: ShipFigures): number {
  const belt = Math.max(0, beltInches - THIN_BELT_INCHES) / 2;
  const defense = 0.41 * Math.cbrt(standardTons) + belt;
  return roundHalfUp(TARGETS[typeOf(type)] === 'M' ? defense / 2 : defense);
}
