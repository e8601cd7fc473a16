import { enemyOf, type Roll, valueOf } from '../../core';
import { wholeBearing } from '../common/geometry';
import { conditionOf } from '../common/own';
import { stopRun } from '../common/stopRun';
import type { BatteryLog } from '../model/guns';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { countOf } from '../tables/printed';
import { hitThresholds, shellGroups } from '../tables/shellHits';
import { strikeShip } from './impact';
import type { Salvo } from './salvo';
import { factsOfShot } from './shot';
import { shipsBeside, shipsUnderEstimate, strayTotal } from './strays';
import { barrageHits, type HitTotal, hitTotal } from './total';

/** A salvo with the total that it is rolled with. */
export interface AimedSalvo {
  salvo: Salvo;
  hit: HitTotal;
}

/** [SK-11.9] Hits of so many shells, with the rolls. */
function rollHits(play: Play, shells: number, total: number): { hits: number; dice: Roll[] } {
  const table = tablesOf(play.state).shellHits;
  const dice: Roll[] = [];
  let hits = 0;
  for (const group of shellGroups(shells)) {
    const roll = play.dice.roll('percentile', 1, 'shell-hits');
    dice.push(roll);
    hits += countOf(hitThresholds(table, total, group), valueOf(roll));
  }
  return { hits, dice };
}

/** [SK-11.9 to SK-11.12, SK-5.16] Rolls a salvo and resolves its hits; then shells that missed, with Optional A. */
export function resolveSalvo(play: Play, aimed: AimedSalvo): void {
  const { salvo, hit } = aimed;
  noteShot(salvo);
  const { hits: rolled, dice } = rollHits(play, salvo.shells, hit.total);
  const hits = salvo.guns.isBarrage ? barrageHits(rolled, hit.total) : rolled;
  report(play, aimed, { target: salvo.mark.ship, hits, dice, isStray: false });
  strikeShip(play, salvo, salvo.mark.ship, hits);
  if (hits > 0) batteryOf(salvo).hits.push(salvo.mark.id);
  if (!play.state.options.oversAndUnders) return;
  if (play.state.options.hitMethod === 'estimation') resolveUnderEstimate(play, salvo);
  else resolveBeside(play, aimed, salvo.shells - hits);
}

/** [SK-16.1 to SK-16.3] */
function resolveBeside(play: Play, aimed: AimedSalvo, missed: number): void {
  const total = strayTotal(aimed.hit.total);
  if (total < 1) return;
  let left = missed;
  for (const ship of shipsBeside(play.state, aimed.salvo.mark.ship)) {
    const { hits, dice } = rollHits(play, left, total);
    const stray = { ...aimed, hit: { ...aimed.hit, total } };
    report(play, stray, { target: ship, hits, dice, isStray: true });
    strikeShip(play, aimed.salvo, ship, hits);
    left -= hits;
  }
}

/** [SK-16.4] As if she were the target, with half the hits. */
function resolveUnderEstimate(play: Play, salvo: Salvo): void {
  for (const ship of shipsUnderEstimate(play.state, salvo)) {
    const mark = { id: ship.id, ship, isIdentified: true };
    const company = { shipsFiring: 1, isTargetFiring: ship.turn.hasFired };
    const facts = factsOfShot(play.state, { firer: salvo.firer, mark, guns: salvo.guns }, company);
    const hit = hitTotal(tablesOf(play.state), facts, salvo.guns.isBarrage);
    const { hits: rolled, dice } = rollHits(play, salvo.fired, hit.total);
    const hits = Math.floor(rolled / 2);
    report(play, { salvo, hit }, { target: ship, hits, dice, isStray: true });
    strikeShip(play, salvo, ship, hits);
  }
}

function report(
  play: Play,
  { salvo, hit }: AimedSalvo,
  told: { target: Ship; hits: number; dice: Roll[]; isStray: boolean },
): void {
  const { firer, guns, shells, yards } = salvo;
  const { target, hits, dice, isStray } = told;
  const { parts, factors, total } = hit;
  const { loaded: type } = batteryOf(salvo);
  tell(play, {
    kind: 'salvoFired',
    rule: 'SK-11.9',
    ship: firer.id,
    target: target.id,
    hits,
    isStray,
    details: {
      battery: guns.battery,
      turrets: [...guns.turrets],
      shells,
      type,
      rangeYards: yards,
      parts,
      factors,
      total,
    },
    dice: [...salvo.dice, ...dice],
  });
  conditionOf(target).isFiredAt = true;
  if (target.side !== firer.side) stopRun(play, enemyOf(firer.side), 'fired-at');
}

const batteryOf = ({ firer, guns }: Salvo): BatteryLog =>
  conditionOf(firer).batteries[guns.battery] as BatteryLog;

/** [SK-11.22, SK-19.19] What the turn's fire leaves in the log. */
function noteShot(salvo: Salvo): void {
  salvo.firer.turn.hasFired = true;
  for (const index of salvo.guns.turrets) {
    const turret = batteryOf(salvo).turrets[index];
    if (turret) turret.lastTarget = salvo.plotted;
  }
}

/** [SK-10.15] Turrets that have been ordered at a target are trained on it when the turn ends. */
export function trainTurrets(
  firer: Ship,
  target: Ship,
  battery: number,
  turrets: readonly number[],
) {
  const bearing = wholeBearing(firer, target);
  for (const index of turrets) {
    const turret = conditionOf(firer).batteries[battery]?.turrets[index];
    if (turret) turret.train = bearing;
  }
}
