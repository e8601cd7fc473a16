import { type Axial, addHex, disk, distance, hexKey, subtractHex } from '../../../hex';
import { bySide, type Draw, SIDES, type Side } from '../../../rules/core';
import {
  DAMAGE_METHODS,
  HIT_METHODS,
  type ScenarioElement,
  type ScenarioShip,
  type ScenarioSide,
  type SeekriegOptions,
  type SeekriegScenario,
} from '../../../rules/seekrieg/query';
import { pickFrom } from '../../common/pickFrom';

/** Hexes at which fleets may start from one another: from point-blank to the range of heavy guns. */
const NEAREST = 4;
const FARTHEST = 40;

/** Quarters of an hour in which a battle may begin; it ends before midnight. */
const QUARTERS = 4 * 22;
const QUARTER_MINUTES = 15;

/** A battle like another: a few turns, at any hour, in other weather, the sides nearer each other. */
export function varySeekrieg(scenario: SeekriegScenario, draw: Draw): SeekriegScenario {
  if (draw(8) === 0) return { ...scenario, turns: Math.min(scenario.turns, 6) };
  const varied: SeekriegScenario = {
    ...scenario,
    turns: 3 + draw(4),
    startMinute: draw(2) === 0 ? scenario.startMinute : QUARTER_MINUTES * draw(QUARTERS),
    weather: { ...scenario.weather, ...otherWeather(draw) },
  };
  return nearer(draw(4) === 0 ? withBoat(varied, pickFrom(draw, SIDES)) : varied, draw);
}

const DEPTH_FEET = 150;
const SUBMERGED_KNOTS = 8;

/** The last ship of a side is a boat below the surface, and all others can hunt her; but not if she is all there is. */
function withBoat(scenario: SeekriegScenario, side: Side): SeekriegScenario {
  const ships = scenario.sides[side].elements.flatMap((it) => it.ships);
  const boat = ships.at(-1);
  if (!boat || ships.length < 2) return scenario;
  const { sides } = mapShips(scenario, (ship) =>
    ship.id === boat.id ? asBoat(ship) : hunter(ship),
  );
  return { ...scenario, sides, modules: { ...scenario.modules, submarine: true } };
}

const asBoat = ({ sheet, ...ship }: ScenarioShip): ScenarioShip => ({
  ...{ ...ship, depthFeet: DEPTH_FEET, speedKnots: Math.min(ship.speedKnots, SUBMERGED_KNOTS) },
  sheet: { ...sheet, type: 'SS', boat: { submergedKnots: SUBMERGED_KNOTS } },
});

const hunter = (ship: ScenarioShip): ScenarioShip => ({
  ...ship,
  sheet: { ...ship.sheet, hasSonar: true, depthCharges: 20, hasAheadThrown: true },
});

const mapShips = (
  { sides, ...scenario }: SeekriegScenario,
  change: (ship: ScenarioShip) => ScenarioShip,
): SeekriegScenario => ({
  ...scenario,
  sides: bySide((side) => ({
    ...sides[side],
    elements: sides[side].elements.map((it) => ({ ...it, ships: it.ships.map(change) })),
  })),
});

/** Some of it rolled, as in a scenario that leaves it open [SK-7.7]. */
function otherWeather(draw: Draw): Partial<SeekriegScenario['weather']> {
  if (draw(2) === 0) return {};
  return {
    force: draw(3) === 0 ? 'rolled' : draw(6),
    visibility: draw(3) === 0 ? 'rolled' : 4 + draw(6),
    windFrom: 'rolled',
    moon: 'rolled',
  };
}

/** Any of the options [SK-3.6]; the usual methods twice as often as the others. */
export const randomOptions = (draw: Draw): SeekriegOptions => ({
  hitMethod: draw(2) === 0 ? 'advanced' : pickFrom(draw, HIT_METHODS),
  damageMethod: draw(2) === 0 ? 'located' : pickFrom(draw, DAMAGE_METHODS),
  oversAndUnders: draw(2) === 0,
  morale: draw(2) === 0,
  driftingSmoke: draw(2) === 0,
  type98: draw(2) === 0,
  damageControl: draw(2) === 0,
  barrageFire: draw(2) === 0,
  sameShellSize: draw(2) === 0,
});

/** The Axis ships as they lie to each other, but nearer the first Allied ship; as they were if that is on land. */
function nearer(scenario: SeekriegScenario, draw: Draw): SeekriegScenario {
  const { allies, axis } = scenario.sides;
  const [to, from] = [firstHex(allies), firstHex(axis)];
  if (!to || !from) return scenario;
  const ring = disk(to, FARTHEST).filter((hex) => distance(hex, to) >= NEAREST);
  const by = subtractHex(pickFrom(draw, ring), from);
  const moved = axis.elements.map((element) => shifted(element, by));
  const taken = new Set([...scenario.land, ...allies.elements.flatMap(hexesOf)].map(hexKey));
  if (moved.flatMap(hexesOf).some((hex) => taken.has(hexKey(hex)))) return scenario;
  return { ...scenario, sides: { allies, axis: { ...axis, elements: moved } } };
}

const firstHex = ({ elements }: ScenarioSide): Axial | undefined => elements.flatMap(hexesOf)[0];

const hexesOf = ({ ships }: ScenarioElement): Axial[] => ships.map(({ hex }) => hex);

const shifted = (element: ScenarioElement, by: Axial): ScenarioElement => ({
  ...element,
  ships: element.ships.map((ship) => ({ ...ship, hex: addHex(ship.hex, by) })),
});
