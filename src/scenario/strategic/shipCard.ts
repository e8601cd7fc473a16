import type { ShipType as RegistryType } from '../../rules/core';
import {
  aaDirection,
  airGroupRating,
  areaAaRating,
  type Battery,
  capacityOf,
  firePowerOf,
  firstDefense,
  lightAaRating,
  type Radar,
  type Rating,
  type ShipCard,
  type ShipFigures,
  type ShipTrait,
  type ShipType,
  scoutSteps,
  secondaryOf,
  secondDefense,
  shipPoints,
  sizeOf,
  speedRating,
  torpedoRating,
} from '../../rules/strategic/query';
import { broadside, hasBegun, type RegisteredShip, refitted } from '../records/figures';
import type { ShipClass } from '../records/shipSchema';
import { radarLevel } from './radar';

/** The strategic rules' types for those of the registry. */
const TYPES: Readonly<Record<RegistryType, ShipType>> = {
  ...{ BB: 'BB', BC: 'BC', CV: 'CV', CVL: 'CVL', CVE: 'CVE', CVS: 'TR', CD: 'CA', AC: 'CA' },
  ...{ CA: 'CA', CL: 'CL', DD: 'DD', DE: 'DE', TB: 'DD', AMC: 'TR' },
  ...{ 'large-transport': 'TR', 'small-transport': 'TR' },
};

/** A ship's card on an ISO date [ST-2.8, ST-24.1]. */
export function shipCardOn(ship: RegisteredShip, date: string): ShipCard {
  const then = refitted(ship, date);
  const figures = figuresOf(then, date);
  const { type, tons, knots, main } = figures;
  const direction = aaDirection(
    directorsOf(ship.nation),
    yearOf(date),
    then.strategic?.newDirectors ?? false,
  );
  return {
    ...{ id: ship.id, name: ship.name, type, size: sizeOf(tons), speed: speedRating(knots) },
    capacity: capacityOf(tons),
    firePower: main && firePowerOf(main),
    secondary: secondaryOf(figures),
    firstDefense: firstDefense(figures),
    secondDefense: secondDefense(figures),
    torpedo: torpedoRating(figures),
    asw: aswOf(type, then, ship.nation, date),
    areaAa: areaAaRating(figures.heavyAaBarrels, direction),
    lightAa: lightAaRating(figures.lightAaWeight),
    airGroup: airGroupRating(figures.aircraft),
    scoutSteps: scoutSteps(figures.floatplanes),
    radar: radarOf(then, date),
    points: shipPoints(type, tons),
    traits: figures.traits,
  };
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

const COMMONWEALTH: readonly string[] = ['australia', 'canada', 'new-zealand', 'india'];

/** The navy whose directors and fuzes another navy had. */
const directorsOf = (nation: string): string =>
  COMMONWEALTH.includes(nation) ? 'united-kingdom' : nation;

function figuresOf(then: ShipClass, date: string): ShipFigures {
  const type = then.strategic?.type ?? TYPES[then.type];
  const [main = null, ...others] = batteriesOf(then);
  const aa = then.antiAircraft.findLast((entry) => hasBegun(entry, date)) ?? then.antiAircraft[0];
  const { lightBarrels = 0, poweredBarrels = 0, machineGuns = 0 } = aa ?? {};
  return {
    ...{ type, tons: then.standardTons, knots: then.speedKnots, beltInches: then.beltInches },
    main,
    secondary: others.find((it) => isSecondBattery(it, type)) ?? null,
    hasTorpedoProtection: then.torpedoProtection ?? false,
    tubes: then.torpedoes ? broadside(then.torpedoes.mounts, ({ tubes }) => tubes) : 0,
    heavyAaBarrels: aa?.heavyGuns ?? 0,
    lightAaWeight: lightBarrels - machineGuns + poweredBarrels,
    ...{ aircraft: then.aircraft ?? 0, floatplanes: then.floatplanes ?? 0 },
    traits: traitsOf(then, date),
  };
}

interface FacedBattery extends Battery {
  /** The thickest of its mounts. */
  faceInches: number;
}

/** Batteries by caliber, the heaviest first; guns of one caliber bear together. */
function batteriesOf({ guns }: ShipClass): FacedBattery[] {
  const calibers = [...new Set(guns.map(({ caliberInches }) => caliberInches))];
  return calibers
    .sort((a, b) => b - a)
    .map((caliberInches) => {
      const own = guns.filter((it) => it.caliberInches === caliberInches);
      return {
        caliberInches,
        onBroadside: broadside(
          own.flatMap(({ mounts }) => mounts),
          ({ barrels }) => barrels,
        ),
        faceInches: Math.max(...own.map(({ turretFaceInches }) => turretFaceInches)),
      };
    });
}

/** [ST-2.16] Open high-angle guns are a second battery on capital ships only. */
const isSecondBattery = ({ caliberInches, faceInches }: FacedBattery, type: ShipType): boolean =>
  caliberInches >= 3 && (type === 'BB' || type === 'BC' || caliberInches >= 5.5 || faceInches >= 1);

/** [ST-2.20] The month in which United States torpedoes were fixed. */
const TORPEDOES_MENDED = '1943-09';

function traitsOf({ strategic, torpedoes }: ShipClass, date: string): ShipTrait[] {
  return [
    ...(strategic?.traits ?? []),
    ...(torpedoes?.kind === 'long-lance' ? (['O'] as const) : []),
    ...(torpedoes?.kind === 'us' && date < TORPEDOES_MENDED ? (['U'] as const) : []),
  ];
}

const radarOf = ({ strategic, radar }: ShipClass, date: string): Radar =>
  strategic?.radar?.level ??
  radarLevel(
    radar.filter((set) => hasBegun(set, date)),
    date,
  );

const AXIS: readonly string[] = ['japan', 'germany', 'italy'];

/** [ST-2.21] By kind, navy and year, unless the record has something else. */
function aswOf(type: ShipType, { strategic }: ShipClass, nation: string, date: string): Rating {
  if (strategic?.asw) return strategic.asw.rating;
  if (type === 'PT' || (type === 'CL' && nation === 'japan')) return 1;
  if (!['DD', 'DE', 'FF', 'CO'].includes(type)) return null;
  if (AXIS.includes(nation)) return 1;
  if (yearOf(date) < 1943) return 2;
  return type === 'DE' ? 4 : 3;
}
