import type { SeekriegEvent } from '../../rules/seekrieg';
import { NO_LIGHTS, type Telling } from '../core/logLine';
import type { FightNames, FightTeller, FightWay } from '../core/systemWords';
import type { Names } from './common/names';
import { eventText } from './eventText';
import { toldDice } from './rolls';
import { seekriegNamesText } from './texts/names';

/** [SK-35.22] What Seekrieg offers to a game that hands a fight over. */
export const fightWay = (): FightWay => ({
  name: seekriegNamesText('fight.way'),
  text: seekriegNamesText('fight.wayText'),
});

/** Describes a battle in the log of the game that handed it over: salvos and torpedoes that hit, and ships that are lost. */
export function fightTeller(names: FightNames): FightTeller {
  const told = fightNames(names);
  return { tell: (event) => tell(event as SeekriegEvent, told), toldDice };
}

function tell(event: SeekriegEvent, names: Names): Telling | null {
  const told = isTold(event) ? eventText(event, names) : null;
  // Its hexes are not those of the chart.
  return told && { ...told, lights: { ...NO_LIGHTS, ships: told.lights.ships } };
}

const isTold = (event: SeekriegEvent): boolean =>
  event.kind === 'salvoFired' ? event.hits > 0 : DECIDING.includes(event.kind);

const DECIDING: readonly SeekriegEvent['kind'][] = [
  ...(['torpedoHit', 'shipRammed', 'damageAdded', 'shipAbandoned', 'shipSank'] as const),
];

/** Names of a battle as the game that handed it over knows them; it has no sheets. */
function fightNames(names: FightNames): Names {
  const known = (id: string) => (names.sideOf(id) ? names.ship(id) : undefined);
  return {
    ...{ side: names.side, known, element: names.force, sideOf: names.sideOf },
    ship: (id) => known(id) ?? seekriegNamesText('unknown'),
    ...{ force: names.force, group: (id) => id, base: (id) => id },
    ...{ flight: (id) => id, aircraft: (id) => id },
    ...{ hex: () => '', column: () => '', row: () => '', time: () => '', sheetOf: () => undefined },
    ...{ effect: () => undefined, objective: () => undefined },
  };
}
