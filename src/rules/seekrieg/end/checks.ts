import { conditionOf, shipsOnMap } from '../common/own';
import { roll, struck } from '../damage/rolling';
import type { LostSet } from '../model/events/end';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { stepsReached } from '../tables/control';
import { radarNamed } from '../tables/radarSets';

/** [SK-18.1] What of a ship can be lost, and still is there. */
const SETS: Readonly<Record<LostSet, (ship: Ship) => boolean>> = {
  searchRadar: ({ sheet }) => sheet.radars.some((it) => radarNamed(it).fireControl === 0),
  fireControlRadar: ({ sheet }) => sheet.fireControlRadar > 0,
  sonar: ({ sheet }) => sheet.hasSonar,
  searchlights: ({ sheet }) => sheet.type !== 'SS' && sheet.type !== 'other',
};

const LOST_SETS = Object.keys(SETS) as LostSet[];

/** Damage points received in per cent of a ship's own. */
export const damagePercent = (ship: Ship): number =>
  (100 * conditionOf(ship).damage) / ship.sheet.dp;

/** [SK-18.1 to SK-18.3, SK-5.15] Step 7: a roll for each set at every percentage of CHART U4 that damage has reached for the first time. */
export function checkSets(play: Play): void {
  const { lossByDamage } = tablesOf(play.state);
  for (const ship of shipsOnMap(play.state)) {
    const from = conditionOf(ship).checkedPercent;
    for (const step of stepsReached(lossByDamage, from, damagePercent(ship)))
      rollSets(play, ship, step);
  }
}

function rollSets(play: Play, ship: Ship, step: { percent: number; chance: number }): void {
  const it = struck(play, ship);
  const { losses } = conditionOf(ship);
  const left = LOST_SETS.filter((set) => !losses[set] && SETS[set](ship));
  if (left.length === 0) return;
  const lost = left.filter((set) => roll(it, `loss-of-${KEBAB[set]}`) <= step.chance);
  for (const set of lost) losses[set] = true;
  tell(play, {
    kind: 'setsRolled',
    rule: 'SK-18.1',
    ship: ship.id,
    seenBy: [ship.side],
    percent: step.percent,
    lost,
    dice: it.dice,
  });
}

/** Reasons of rolls. */
const KEBAB: Readonly<Record<LostSet, string>> = {
  searchRadar: 'search-radar',
  fireControlRadar: 'fire-control-radar',
  sonar: 'sonar',
  searchlights: 'searchlights',
};
