import { type Axial, disk, hexKey, isInRectangle } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import {
  EVENT_CARDS,
  type ScenarioForce,
  type SeaWingsScenario,
  type SideOfScenario,
} from '../../../rules/sea-wings/query';
import { pickFrom } from '../../common/pickFrom';

/** Hexes at which fleets may start from one another, so that a game of a few turns comes to blows. */
const NEAR = 7;

/** A scenario like another: shorter, at another hour, with the fleets near each other, other cards and dummies. */
export function varySeaWings(scenario: SeaWingsScenario, draw: Draw): SeaWingsScenario {
  return {
    ...scenario,
    turns: Math.min(scenario.turns, 2 + draw(3)),
    firstHour: 4 * draw(6),
    forces: scenario.forces.map((force) => placed(force, scenario, draw)),
    sides: {
      allies: variedSide(scenario.sides.allies, draw),
      axis: variedSide(scenario.sides.axis, draw),
    },
    hasEvents: draw(4) > 0,
    turnsInPlot: draw(4) === 0 ? 1 + draw(3) : null,
    options: {},
  };
}

/** Half of the Japanese forces start near an Allied one; any may be spotted, and a small one may enter later. */
function placed(force: ScenarioForce, scenario: SeaWingsScenario, draw: Draw): ScenarioForce {
  const isLate = draw(8) === 0 && force.ships.every(({ formations }) => formations.length === 0);
  const moved =
    force.side === 'axis' && draw(2) === 0 ? nearEnemy(force.side, scenario, draw) : null;
  return {
    ...force,
    hex: isLate && hasOthers(force, scenario) ? null : (moved ?? force.hex),
    isSpotted: draw(2) === 0,
  };
}

/** Of a side whose every force was late there would be nothing on the map. */
const hasOthers = ({ side, id }: ScenarioForce, { forces }: SeaWingsScenario): boolean =>
  forces.find((it) => it.side === side)?.id !== id;

function nearEnemy(side: Side, scenario: SeaWingsScenario, draw: Draw): Axial | null {
  const enemy = scenario.forces.filter((it) => it.side === enemyOf(side) && it.hex);
  const around = pickFrom(draw, enemy).hex as Axial;
  const taken = new Set(
    [...enemy.map(({ hex }) => hex as Axial), ...scenario.map.land].map(hexKey),
  );
  const hexes = disk(around, NEAR).filter(
    (hex) => isInRectangle(scenario.map, hex) && !taken.has(hexKey(hex)),
  );
  return hexes.length > 0 ? pickFrom(draw, hexes) : null;
}

const variedSide = (side: SideOfScenario, draw: Draw): SideOfScenario => ({
  ...side,
  dummies: draw(5),
  hand: draw(2) === 0 ? [pickFrom(draw, EVENT_CARDS)] : side.hand,
  handSize: draw(6),
  draws: draw(3),
});
