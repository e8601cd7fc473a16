import { type Dice, must, valueOf, type Yards } from '../../core';
import { relativeBearing } from '../common/geometry';
import { conditionOf } from '../common/own';
import { type Hit, resolveHit } from '../damage/hit';
import { noteSeen } from '../damage/hitsSeen';
import { shellAt } from '../damage/strike';
import type { Play } from '../model/play';
import type { Battery } from '../model/sheet';
import type { SeekriegState } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import type { RangeHalf } from '../tables/hitLocation';
import { gunClass, rangeBand } from '../tables/penetration';
import type { ShellType } from '../tables/shells';
import type { TableSet } from '../tables/standard';
import type { Salvo } from './salvo';

/** [SK-12.2] */
const LONG = 0.5;

/** [SK-12.2] The columns of CHART G1 for a gun at a range. */
const rangeHalf = (yards: number, most: number): RangeHalf =>
  yards <= LONG * most ? 'short' : 'long';

/** What comes at a target from a gun at a range. */
export function shellOf(
  tables: TableSet,
  battery: Battery,
  type: ShellType,
  yards: Yards,
): Pick<Hit, 'missile' | 'half'> {
  const { penetration, shells } = tables;
  const band = rangeBand(penetration, yards);
  return {
    missile: shellAt(gunClass(penetration, battery.gunClass), shells.types[type], band),
    half: rangeHalf(yards, battery.rangeYards),
  };
}

/** A shell of a salvo as it meets its target. */
function salvoShell(state: SeekriegState, { firer, guns, yards }: Salvo) {
  const battery = firer.sheet.batteries[guns.battery];
  const log = conditionOf(firer).batteries[guns.battery];
  return shellOf(
    tablesOf(state),
    must(battery, 'battery of a salvo'),
    must(log, 'log of a battery').loaded,
    yards,
  );
}

/** [SK-14.27] The side of the target on which the firer bears; right ahead and astern by die. */
function sideHit(dice: Dice, target: Ship, firer: Ship): Pick<Hit, 'sideHit' | 'dice'> {
  const bearing = relativeBearing(target, firer);
  if (bearing % 180 !== 0) return { sideHit: bearing > 0 ? 'starboard' : 'port', dice: [] };
  const lot = dice.lot(2, 'side-hit');
  return { sideHit: valueOf(lot) === 0 ? 'port' : 'starboard', dice: [lot] };
}

/** [SK-5.16] Hits of a salvo on a ship, one after another. */
export function strikeShip(play: Play, salvo: Salvo, target: Ship, hits: number): void {
  if (hits === 0) return;
  const shell = salvoShell(play.state, salvo);
  conditionOf(target).isHit = true;
  noteSeen(play.state, target, hits);
  for (let i = 0; i < hits; i++)
    resolveHit(play, target, { ...shell, ...sideHit(play.dice, target, salvo.firer) });
}
