import type { FleetActionEvent } from '../../rules/fleet-action';
import { NO_LIGHTS, type Telling } from '../core/logLine';
import type { FightNames, FightTeller, FightWay } from '../core/systemWords';
import type { Names } from './common/names';
import { eventText } from './eventText';
import { toldDice } from './rolls';
import { fleetNamesText } from './texts/names';

/** [NW-34.10] What Fleet Action offers to a game that hands a fight over. */
export const fightWay = (): FightWay => ({
  name: fleetNamesText('fight.way'),
  text: fleetNamesText('fight.wayText'),
});

/**
 * Describes a battle in the log of the game that handed it over: fire that hit and what is seen of its effect, ships
 * that are lost, leave or give up the fight.
 */
export function fightTeller(names: FightNames): FightTeller {
  const told = fightNames(names);
  return {
    tell: (event) => tell(event as FleetActionEvent, told),
    toldDice: (dice) => toldDice(dice, told),
  };
}

function tell(event: FleetActionEvent, names: Names): Telling | null {
  const told = isTold(event) ? eventText(event, names) : null;
  // Its hexes are not those of the chart.
  return told && { ...told, lights: { ...NO_LIGHTS, ships: told.lights.ships } };
}

function isTold(event: FleetActionEvent): boolean {
  switch (event.kind) {
    case 'gunsFired':
      return event.isHit;
    case 'lightFired':
    case 'torpedoAttackRolled':
    case 'unseenTorpedoes':
      return event.hits > 0;
    default:
      return DECIDING.includes(event.kind);
  }
}

const DECIDING: readonly FleetActionEvent['kind'][] = [
  ...(['torpedoHit', 'damaged', 'appearanceChanged', 'exploded', 'unitLost'] as const),
  ...(['collided', 'ranAground', 'disengaged', 'rallied', 'abandoned'] as const),
];

/** Names of a battle as the game that handed it over knows them; it has no sheets, and no sentence here needs one. */
function fightNames(names: FightNames): Names {
  const known = (id: string) => (names.sideOf(id) ? names.ship(id) : undefined);
  const unit = (id: string) => known(id) ?? fleetNamesText('unknown');
  return {
    ...{ side: names.side, unit, squadron: names.force, contact: unit, marker: unit, stand: unit },
    ...{ airSquadron: names.force, load: (key) => key, time: () => '' },
    ...{ hex: () => '', column: () => '', row: () => '' },
    ...{ known, any: unit, isStand: () => false, sheetOf: () => undefined },
    ...{ sideOf: names.sideOf, isPart: true },
  };
}
