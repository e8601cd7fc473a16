import { roundHalfUp } from '../../core';
import { progression } from '../common/progression';
import type { Armor, Battery, DataSheet, FlightDeck, LightWeapons, Trait } from '../model/sheet';
import { AIRCRAFT_A_SPACE } from '../tables/air';
import { batteriesOf, facesOf } from './batteries';
import {
  aswOf,
  damageControlOf,
  fireControlOf,
  flotationOf,
  kindOf,
  sizeOf,
  spottingOf,
  steeringOf,
  structureOf,
  turningOf,
  underwaterProtectionOf,
  unitTypeOf,
  valueOf,
} from './hull';
import type { Judgement, ShipFigures } from './shipFigures';
import { tubesOf } from './tubes';

/** [NW-2.25 to NW-2.40, NW-2.52] A ship's data sheet from her figures on an ISO date and what is judged of her. */
export function ratedSheet(figures: ShipFigures, date: string, judged: Judgement = {}): DataSheet {
  const size = sizeOf(figures.standardTons);
  const structure = structureOf(figures.standardTons);
  const flotation = flotationOf(figures.standardTons, figures.type === 'AMC');
  const { main, other } = batteriesOf(figures);
  return {
    name: figures.name,
    classId: figures.classId,
    nation: figures.nation,
    type: unitTypeOf(figures),
    displacementTons: figures.standardTons,
    size,
    structure,
    flotation,
    value: valueOf(structure, flotation),
    underwaterProtection: judged.underwaterProtection ?? underwaterProtectionOf(figures),
    fireControl: judged.fireControl ?? fireControlOf(figures),
    steering: steeringOf(size),
    crewQuality: judged.crewQuality ?? crewQualityOf(figures),
    damageControl: damageControlOf(figures),
    gunneryModifier: judged.gunneryModifier ?? 0,
    speedKnots: judged.speedKnots ?? Math.floor(figures.speedKnots),
    turningHexes: turningOf(size),
    spottingBands: spottingOf(size),
    armor: { ...armorOf(figures, main, other), ...judged.armor },
    main,
    other,
    torpedoes: tubesOf(figures, date),
    light: lightOf(figures),
    ...radarOf(figures, judged),
    hasSearchlights: kindOf(figures) !== 'merchant' || figures.type === 'AMC',
    planes:
      judged.planes ?? (kindOf(figures) === 'carrier' ? figures.aircraft : figures.floatplanes),
    deck: deckOf(figures),
    cargo: null,
    mineLoads: 0,
    smallCraft: null,
    boat: null,
    traits: [...new Set([...traitsOf(figures), ...(judged.traits ?? [])])],
  };
}

/** [NW-27.1] Civilian crews. */
const crewQualityOf = (figures: ShipFigures): number =>
  kindOf(figures) === 'merchant' && figures.type !== 'AMC' ? -1 : 0;

/** [NW-2.37 to NW-2.39] What follows from belt, deck and faces; conning towers have half of the belt. */
function armorOf(figures: ShipFigures, main: Battery | null, other: Battery | null): Armor {
  const faces = facesOf(figures);
  return {
    belt: roundHalfUp(figures.beltInches),
    deck: roundHalfUp(figures.deckInches),
    conningTower: roundHalfUp(figures.beltInches / 2),
    turret: main?.kind === 'turret' ? roundHalfUp(faces.main) : 0,
    casemate: other?.kind === 'turret' ? roundHalfUp(faces.other) : 0,
    flightDeck: figures.hasArmoredFlightDeck ? FLIGHT_DECK_INCHES : 0,
  };
}

/** [NW-2.14] Of British armored flight decks. */
const FLIGHT_DECK_INCHES = 3;

/** [NW-2.35, NW-2.36] */
const lightOf = (figures: ShipFigures): LightWeapons => ({
  longRange: progression(figures.heavyBarrels),
  mediumRange: progression(figures.mediumBarrels),
  closeRange: progression(figures.lightBarrels),
  asw: aswOf(figures),
});

const radarOf = (
  figures: ShipFigures,
  judged: Judgement,
): Pick<DataSheet, 'hasSearchRadar' | 'hasGunneryRadar' | 'hasFlakRadar'> => ({
  hasSearchRadar: judged.hasSearchRadar ?? figures.hasSearchRadar,
  hasGunneryRadar: judged.hasGunneryRadar ?? figures.hasGunneryRadar,
  hasFlakRadar: judged.hasFlakRadar ?? figures.hasFlakRadar,
});

/** [NW-10.22] */
const SPACES_A_POINT = 3;
/** [NW-2.20] Of navies whose carriers had them. */
const CATAPULTS: Readonly<Record<string, number>> = { 'united-states': 2, 'united-kingdom': 1 };

function deckOf(figures: ShipFigures): FlightDeck {
  if (kindOf(figures) !== 'carrier') return { hangar: 0, serviceRate: 0, catapults: 0 };
  const hangar = roundHalfUp(figures.aircraft / AIRCRAFT_A_SPACE);
  return {
    hangar,
    serviceRate: roundHalfUp(hangar / SPACES_A_POINT),
    catapults: CATAPULTS[figures.nation] ?? 0,
  };
}

/** [NW-2.23] */
const traitsOf = (figures: ShipFigures): Trait[] => [
  ...(figures.type === 'AMC' ? (['amc'] as const) : []),
  ...(figures.hasVulnerableMagazines ? (['poor-magazine-safety'] as const) : []),
  ...(hasPoorDecks(figures) ? (['poor-carrier-safety'] as const) : []),
  ...(hasPoorSides(figures) ? (['poor-underwater-protection'] as const) : []),
];

/** [NW-2.23] Enclosed hangars without fire curtains. */
const hasPoorDecks = (figures: ShipFigures): boolean =>
  kindOf(figures) === 'carrier' && figures.nation === 'japan';

/** [NW-2.23, NW-2.28] Longitudinal bulkheads made Japanese cruisers capsize; holds have few of any kind. */
const hasPoorSides = (figures: ShipFigures): boolean =>
  (kindOf(figures) === 'cruiser' && figures.nation === 'japan') ||
  (kindOf(figures) === 'merchant' && figures.type !== 'AMC');
