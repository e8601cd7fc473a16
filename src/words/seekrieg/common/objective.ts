import type { Objective } from '../../../rules/seekrieg/query';
import { listed } from '../../core/say';
import { seekriegNamesText } from '../texts/names';
import { seekriegReportText as say } from '../texts/report';
import type { Names } from './names';

/** What an objective asks for: 'Bismarck slowed below 26 knots' [SK-35.19]. */
export function objectiveText(objective: Objective, names: Names): string {
  const { unlessScored, of, ships } = objective;
  if (unlessScored !== undefined) return unlessText(unlessScored, names);
  const aim = aimText(objective, names);
  if (of === 'none') return say('none', { aim });
  return of === 'each' && ships.length > 1 ? say('each', { aim }) : aim;
}

/** [SK-35.14] The other one may stand in the enemy's list, which a side does not know. */
function unlessText(id: string, names: Names): string {
  const other = names.objective('allies', id) ?? names.objective('axis', id);
  return other
    ? say('unlessScored', { other: objectiveText(other, names) })
    : say('unlessEnemyScores');
}

/** More ships than these are counted, not named. */
const MAX_NAMED = 4;

function shipsText(ships: readonly string[]): string {
  if (ships.length <= MAX_NAMED) return listed(ships);
  const named = ships.slice(0, MAX_NAMED - 1).join(', ');
  return seekriegNamesText('andMore', { names: named, count: ships.length - MAX_NAMED + 1 });
}

const percentOf = (share: number): number => Math.round(share * 100);

function aimText({ aim, ships: ids }: Objective, names: Names): string {
  const ships = shipsText(ids.map(names.ship));
  switch (aim.kind) {
    case 'damaged':
      return say('aim.damaged', { ships, percent: aim.fromPercent });
    case 'undamaged':
      return say('aim.undamaged', { ships, percent: aim.belowPercent });
    case 'slowed':
      return say('aim.slowed', { ships, knots: aim.belowKnots });
    case 'slowed-share':
      return say('aim.slowed-share', { ships, percent: percentOf(aim.share) });
    case 'ammunition':
      return say('aim.ammunition', { ships, percent: percentOf(aim.belowShare) });
    case 'near':
      return say('aim.near', { ships, count: aim.withinHexes, hex: names.hex(aim.hex) });
    default:
      return say(`aim.${aim.kind}`, { ships });
  }
}
