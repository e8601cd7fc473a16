import { hexLabel, ORIGIN } from '../../hex';
import type { BattleEvent } from '../../rules/battle';
import { STANDARD_TABLES } from '../../rules/battle/query';
import { NO_LIGHTS, type Telling } from '../core/logLine';
import type { FightNames, FightTeller } from '../core/systemWords';
import { type Names, stackName } from './common/names';
import { type Scene, sceneAfter } from './common/scene';
import { someBoxes } from './common/words';
import { say } from './events/say';
import { telling } from './events/telling';
import { eventText } from './eventText';
import { toldDice } from './rolls';
import { tellingText } from './texts/telling';

/** Before the first event of a battle nothing is known of its stacks. */
const NO_SCENE: Scene = { roster: new Map(), center: ORIGIN, left: new Map() };
/** The board of a battle; its labels are needed where a hex is named. */
const RADIUS = 9;

/**
 * Describes a battle in the log of the game that handed it over: fire that hit and its effect, ships that sank or
 * left. The battle's own log, with everything in it, is gone.
 */
export function fightTeller(names: FightNames): FightTeller {
  let scene = NO_SCENE;
  const tellNext = (event: BattleEvent) => {
    if (event.kind === 'battleBegan') scene = NO_SCENE;
    const line = isTold(event) ? tell(event, names, scene) : null;
    scene = sceneAfter(scene, event);
    return line;
  };
  return {
    tell: (event) => tellNext(event as BattleEvent),
    toldDice: (dice) => toldDice(dice, names),
  };
}

function isTold(event: BattleEvent): boolean {
  switch (event.kind) {
    case 'salvoFired':
    case 'torpedoesLaunched':
    case 'unseenFire':
      return event.hits > 0;
    case 'hitScored':
      return event.boxes > 0;
    default:
      return DECIDING.includes(event.kind);
  }
}

const DECIDING: readonly BattleEvent['kind'][] = [
  'roundBegan',
  'criticalHit',
  'speedLost',
  'shipSank',
  'shipScuttled',
  'stackLeft',
  'breakOffRolled',
];

function tell(event: BattleEvent, names: FightNames, scene: Scene): Telling {
  if (event.kind === 'hitScored') {
    const { ship: id, row = 'hull', boxes, left } = event;
    const told = {
      ship: { name: names.ship(id), about: 'ship' } as const,
      boxes: someBoxes(row, boxes),
      left,
    };
    return telling(say('fight.hit', told), { tone: 'hit', depth: 1, lights: { ships: [id] } });
  }
  const told = eventText(event, battleNames(names, scene));
  // Its hexes and stacks are not those of the chart.
  return { ...told, lights: { ...NO_LIGHTS, ships: told.lights.ships } };
}

/** Names of a battle as the operation knows them; it has no sheets, and no sentence here needs one. */
function battleNames(names: FightNames, { roster, center }: Scene): Names {
  const shipsOf = (id: string) => roster.get(id) ?? [];
  return {
    ...{ ship: names.ship, side: names.side, shipsOf, tables: STANDARD_TABLES },
    stack: (id) => {
      const ships = shipsOf(id);
      return ships.length > 0 ? stackName(ships, names.ship) : tellingText('fight.somebody');
    },
    isShip: (id) => names.sideOf(id) !== undefined,
    taskForce: names.force,
    hex: (hex) => hexLabel(hex, center, RADIUS),
    hexThen: (spot) => hexLabel(spot.hex, spot.center, RADIUS),
    verdict: () => undefined,
    row: () => ({ boxes: [], left: 0 }),
    hasTorpedoes: () => false,
  };
}
