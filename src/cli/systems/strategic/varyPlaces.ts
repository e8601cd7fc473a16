import { type Axial, disk, sameHex } from '../../../hex';
import type { Draw } from '../../../rules/core';
import type {
  ScenarioDivision,
  ScenarioLandUnit,
  StrategicScenario,
} from '../../../rules/strategic';
import { hexesOf, isForShips, isOnMap, reachableBySea } from '../../../rules/strategic/query';
import { pickFrom } from '../../common/pickFrom';

/** Fleets stand so near to each other that they meet, and aircraft that have just taken off are over the enemy. */
const MAX_APART_HEXES = 2;

/** Squadrons ashore reach the enemy within a short game. */
const BASES_WITHIN_HEXES = 3;

/** An Advanced game whose fleets and bases stand by lot about one hex, half of the time off a coast. */
export function varyPlaces(scenario: StrategicScenario, draw: Draw): StrategicScenario {
  const middle = middleOf(scenario, draw);
  if (!middle) return scenario;
  const landUnits = withBasesNear(scenario, middle, draw);
  const varied = { ...scenario, landUnits };
  const reached = reachableBySea(varied, middle, draw(MAX_APART_HEXES + 1));
  const waters = [...reached.values()].map(({ hex }) => hex);
  const moved = (it: ScenarioDivision): ScenarioDivision =>
    draw(6) === 0 ? it : { ...it, place: { hex: pickFrom(draw, waters) } };
  return { ...varied, divisions: scenario.divisions.map(moved) };
}

/** A hex that ships may enter; none without a map. */
function middleOf(scenario: StrategicScenario, draw: Draw): Axial | undefined {
  const { map, landUnits } = scenario;
  if (!map) return undefined;
  const shores = [...map.coast, ...landUnits.flatMap(({ place }) => hexIn(place))];
  const coasts = shores.filter((hex) => isForShips(scenario, hex));
  const isOffCoast = coasts.length > 0 && draw(2) === 0;
  return pickFrom(
    draw,
    isOffCoast ? coasts : hexesOf(map).filter((hex) => isForShips(scenario, hex)),
  );
}

const hexIn = (place: ScenarioDivision['place']): Axial[] => ('hex' in place ? [place.hex] : []);

/** Land units, those of a hex together; a harbor in which ships begin stays where it is. */
function withBasesNear(
  { map, divisions, landUnits }: StrategicScenario,
  middle: Axial,
  draw: Draw,
): ScenarioLandUnit[] {
  const near = disk(middle, BASES_WITHIN_HEXES).filter((hex) => map && isOnMap(map, hex));
  const sites = new Map<string, Axial>();
  return landUnits.map((it) => {
    const key = JSON.stringify(it.place);
    const [from] = hexIn(it.place);
    const hasShips = divisions.some(({ place }) => hexIn(place).some((at) => isAt(at, from)));
    const site = sites.get(key) ?? (hasShips || draw(2) === 0 ? from : pickFrom(draw, near));
    if (!site) return it;
    sites.set(key, site);
    return { ...it, place: { hex: site } };
  });
}

const isAt = (hex: Axial, other: Axial | undefined): boolean =>
  other !== undefined && sameHex(hex, other);
