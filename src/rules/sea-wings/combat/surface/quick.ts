import type { QuickKind, QuickShot, QuickTarget } from '../../model/engagement';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';

type QuickTables = Pick<TableSet, 'quickMultipliers' | 'quickPoints' | 'quickDamage'>;

export const kindOf = ({ weapon }: Pick<QuickShot, 'weapon'>): QuickKind =>
  weapon === 'torpedo' ? 'torpedoes' : 'guns';

/** [WG-19.24, WG-19.25] What a strength counts against a target. */
const countedStrength = (
  { weapon, strength }: Pick<QuickShot, 'weapon' | 'strength'>,
  { type }: Pick<QuickTarget, 'type'>,
  { quickMultipliers }: QuickTables = STANDARD_TABLES,
): number => strength / quickMultipliers.multipliers[type][weapon];

/** [WG-19.26] */
const countedDefense = (
  { defense, isHelpless }: QuickTarget,
  kind: QuickKind,
  { quickMultipliers }: QuickTables = STANDARD_TABLES,
): number => (kind === 'torpedoes' && isHelpless ? defense * quickMultipliers.helpless : defense);

/** The lowest odds of an attack [WG-19.29], and the step in which odds are counted [WG-19.28]. */
const LOWEST_ODDS = 0.5;

/** [WG-19.24, WG-19.28, WG-19.29] Odds of some shots of one kind at a target, in halves rounded down; 0 is no attack. */
export function oddsOf(
  shots: readonly QuickShot[],
  target: QuickTarget,
  kind: QuickKind,
  tables: QuickTables = STANDARD_TABLES,
): number {
  const strength = shots
    .filter((it) => it.at === target.id && kindOf(it) === kind)
    .reduce((sum, it) => sum + countedStrength(it, target, tables), 0);
  const odds = strength / countedDefense(target, kind, tables);
  return Math.floor(odds / LOWEST_ODDS + ROUNDING) * LOWEST_ODDS;
}

/** Sums of thirds and the like are not exact. */
const ROUNDING = 1e-9;

/** An attack with guns or torpedoes on one target. */
export interface QuickAttack {
  target: string;
  kind: QuickKind;
  odds: number;
  /** [WG-19.36] One damage point for each roll. */
  points: number[];
}

/** [WG-19.34, WG-19.36, WG-19.37] Damage points of odds: from 3:1 one roll at 2.5:1 and the rest at odds less 3. */
export function damagePoints(
  odds: number,
  { quickPoints }: Pick<TableSet, 'quickPoints'> = STANDARD_TABLES,
): number[] {
  if (odds < LOWEST_ODDS) return [];
  const { rows, splitFrom } = quickPoints;
  const point = rows.findLast((row) => odds >= row.odds)?.point ?? 0;
  if (odds < splitFrom) return [point];
  return [point, ...damagePoints(odds - splitFrom, { quickPoints })];
}

/**
 * [WG-19.27 to WG-19.31] The attacks that shots of one kind make. As long as an enemy ship that fights is not attacked by that
 * kind at 1:2 or better, all its attacks count as 1:2.
 */
export function attacksOf(
  shots: readonly QuickShot[],
  targets: readonly QuickTarget[],
  kind: QuickKind,
  tables: QuickTables = STANDARD_TABLES,
): QuickAttack[] {
  const all = targets.map((target) => ({
    target: target.id,
    odds: oddsOf(shots, target, kind, tables),
  }));
  const areAllReached = all.every(({ odds }) => odds >= LOWEST_ODDS);
  return all
    .filter(({ odds }) => odds >= LOWEST_ODDS)
    .map(({ target, odds }) => ({ target, odds: areAllReached ? odds : LOWEST_ODDS }))
    .map(({ target, odds }) => ({ target, kind, odds, points: damagePoints(odds, tables) }));
}

/** A weapon that is to be given a target. */
export type QuickGun = Omit<QuickShot, 'at'>;

/**
 * [WG-19.51] The enemy ships that weapons of one kind must reach, with the weapons that reach them: in rising order of defense,
 * ties by id, each is given what counts most against it until it stands at 1:2.
 */
export function reachable(
  guns: readonly QuickGun[],
  targets: readonly QuickTarget[],
  kind: QuickKind,
  tables: QuickTables = STANDARD_TABLES,
): QuickShot[] {
  const free = guns.filter((it) => kindOf(it) === kind);
  const given: QuickShot[] = [];
  for (const target of [...targets].sort(weakestFirst)) {
    const needed = countedDefense(target, kind, tables) * LOWEST_ODDS;
    const taken = takenFor(free, target, needed, tables);
    given.push(...taken.map((gun) => ({ ...gun, at: target.id })));
    for (const gun of taken) free.splice(free.indexOf(gun), 1);
  }
  return given;
}

const weakestFirst = (a: QuickTarget, b: QuickTarget): number =>
  a.defense - b.defense || (a.id < b.id ? -1 : 1);

/**
 * [WG-19.33, WG-24.25] Shots of those who give none: by WG-19.51; where every enemy is reached, weapons that are left join where they
 * count most.
 */
export function usualShots(
  guns: readonly QuickGun[],
  targets: readonly QuickTarget[],
  kind: QuickKind,
  tables: QuickTables = STANDARD_TABLES,
): QuickShot[] {
  const given = reachable(guns, targets, kind, tables);
  const reached = new Set(given.map(({ at }) => at));
  if (targets.length === 0 || reached.size < targets.length) return given;
  const spare = guns.filter((gun) => kindOf(gun) === kind && !given.some((it) => isSame(it, gun)));
  return [...given, ...spare.map((gun) => ({ ...gun, at: bestTarget(gun, targets, tables).id }))];
}

const isSame = (a: QuickGun, b: QuickGun): boolean => a.ship === b.ship && a.weapon === b.weapon;

/** Where a weapon counts most, then the strongest of the enemies. */
const bestTarget = (
  gun: QuickGun,
  targets: readonly QuickTarget[],
  tables: QuickTables,
): QuickTarget =>
  targets.reduce((best, it) => {
    const more = countedStrength(gun, it, tables) - countedStrength(gun, best, tables);
    return more > 0 || (more === 0 && it.defense > best.defense) ? it : best;
  });

/** The strongest weapons against a target that together reach a strength; none where they cannot. */
function takenFor(
  free: readonly QuickGun[],
  target: QuickTarget,
  needed: number,
  tables: QuickTables,
): QuickGun[] {
  const strongest = [...free].sort(
    (a, b) => countedStrength(b, target, tables) - countedStrength(a, target, tables),
  );
  const taken: QuickGun[] = [];
  let strength = 0;
  for (const gun of strongest) {
    if (strength >= needed - ROUNDING) break;
    taken.push(gun);
    strength += countedStrength(gun, target, tables);
  }
  return strength >= needed - ROUNDING ? taken : [];
}

/**
 * [WG-19.32] An enemy ship that shots of one kind leave out although there must be more targets; `undefined` when the
 * allocation stands. `guns`: all weapons of that kind that are used.
 */
export function leftOut(
  shots: readonly QuickShot[],
  targets: readonly QuickTarget[],
  kind: QuickKind,
  tables: QuickTables = STANDARD_TABLES,
): string | undefined {
  const used = shots.map(({ at: _, ...gun }) => gun);
  const must = new Set(reachable(used, targets, kind, tables).map(({ at }) => at));
  const isReached = (target: QuickTarget) => oddsOf(shots, target, kind, tables) >= LOWEST_ODDS;
  if (targets.filter(isReached).length >= must.size) return undefined;
  return targets.find((it) => must.has(it.id) && !isReached(it))?.id;
}
