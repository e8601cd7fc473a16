import { bySide, type Draw, drawFrom, enemyOf, SIDES, type Side } from '../../core';
import { launchesOf } from '../cards/launches';
import { stateOf } from '../cards/shipNow';
import type { QuickTarget, SurfaceAction } from '../model/actionState';
import {
  isOwnResolution,
  type Level,
  type OwnResolution,
  type Resolution,
} from '../model/scenario';
import type { StrategicView } from '../model/state';
import { EXCHANGES, firstBand, isShielded, QUICK_BANDS, type QuickBand } from '../rolls/quick';
import { enemiesOf, withDefaults, worthOf } from './aims';
import { type Fighter, fightersKnownTo } from './fighters';
import { fightersReported } from './guess';
import { waysIn } from './resolution';
import { canLaunchNow, damageOf, edgeOf, type Setting, type Shot, shotsOf } from './shots';

/** The likely cost of a method to one side. */
interface LossPreview {
  /** Ships that it is known to have in the action. */
  ships: number;
  /** Mean number of ships sunk. */
  sunk: number;
  /** Mean share of what would sink them all, 0 to 1, that is lost beyond what is lost already. */
  damage: number;
}

/** The likely result of resolving an action by one method. */
export interface ResolutionPreview {
  way: Resolution;
  /** `sampled`: by the procedure itself; `estimated`: by an equivalent number of Quick exchanges. */
  basis: 'sampled' | 'estimated';
  losses: { own: LossPreview; enemy: LossPreview };
}

/** The likely result of each way, as far as one side can tell. */
interface ActionPreview {
  /** The source of its picture of the enemy: ships it sees, or in an Advanced game the best report of this turn. */
  enemy: 'seen' | 'reported' | 'unknown';
  samples: number;
  /** Empty while nothing is known of the enemy. */
  ways: ResolutionPreview[];
}

const SAMPLES = 30;

/**
 * The equivalent number of Quick exchanges. Three equal three to four well-fought tactical turns [ST-27.28]; those
 * of a battle come from seven pairs of forces that bots fought out up to six times each.
 */
const EXCHANGES_LIKE: Readonly<Record<OwnResolution, Record<Level, number>>> = {
  quick: EXCHANGES,
  tactical: { basic: 8, advanced: 4 },
  battle: { basic: 7, advanced: 6 },
};

/**
 * [ST-21.1a] What both sides together lose in another system is about what they lose in the usual one: from four pairs of
 * forces of Advanced games that bots fought out one to six times each.
 */
const exchangesLike = (way: Resolution): Record<Level, number> =>
  EXCHANGES_LIKE[isOwnResolution(way) ? way : 'battle'];

/**
 * The likely result of each way for a side that has to choose, from what it sees alone: its own ships as they are, the
 * enemy's by their cards and states, or ships of the types that are reported. The range closes by a band an exchange to
 * Short, every ship fires at what it hurts most, and torpedoes are launched when they reach [ST-27.28]; critical hits are
 * left out. The same view gives the same figures.
 */
export function previewOf(view: StrategicView, side: Side): ActionPreview {
  const { action } = view;
  if (!action) return NOTHING;
  const ways = waysIn(view);
  const seen = fightersKnownTo(view, action, side, launchesOf);
  if (seen.some((it) => it.side !== side))
    return previewFrom('seen', action, { fighters: seen, side, ways });
  const reported = fightersReported(view, action, side);
  if (reported.length === 0) return NOTHING;
  const all = side === 'allies' ? [...seen, ...reported] : [...reported, ...seen];
  return previewFrom('reported', action, { fighters: all, side, ways });
}

const NOTHING: ActionPreview = { enemy: 'unknown', samples: 0, ways: [] };

const previewFrom = (
  enemy: ActionPreview['enemy'],
  action: SurfaceAction,
  { fighters, side, ways }: { fighters: readonly Fighter[]; side: Side; ways: Resolution[] },
): ActionPreview => ({
  enemy,
  samples: SAMPLES,
  ways: ways.map((way) => wayPreview(action, fighters, side, way)),
});

function wayPreview(
  action: SurfaceAction,
  fighters: readonly Fighter[],
  side: Side,
  way: Resolution,
): ResolutionPreview {
  const draw = drawFrom(`preview/${way}`);
  const plan = planFor(action, fighters, way);
  const ends = Array.from({ length: SAMPLES }, () => played(fighters, plan, draw));
  const losses = bySide((of) => lossOf(fighters, ends, of));
  return {
    way,
    basis: way === 'quick' ? 'sampled' : 'estimated',
    losses: { own: losses[side], enemy: losses[enemyOf(side)] },
  };
}

function lossOf(
  before: readonly Fighter[],
  ends: readonly (readonly Fighter[])[],
  side: Side,
): LossPreview {
  const own = before.filter((it) => it.side === side);
  const after = ends.flat().filter((it) => it.side === side);
  const capacity = own.reduce((sum, it) => sum + it.card.capacity, 0);
  const levels = (list: readonly Fighter[]) => list.reduce((sum, it) => sum + it.damageLevels, 0);
  return {
    ships: own.length,
    sunk: after.filter((it) => stateOf(it) === 'sunk').length / ends.length,
    damage: (levels(after) / ends.length - levels(own)) / Math.max(1, capacity),
  };
}

/** An exchange as it is planned before the first: what each ship aims at, and at whom else, in this order, once that is sunk. */
interface Planned {
  setting: Setting;
  aims: ReadonlyMap<string, readonly string[]>;
}

function planFor(action: SurfaceAction, fighters: readonly Fighter[], way: Resolution): Planned[] {
  const first = firstBand(
    action.sky,
    fighters.some(({ card }) => card.radar >= 2),
  );
  return Array.from({ length: exchangesLike(way)[action.level] }, (_, index) => {
    const setting = settingAt(action, first, index + 1);
    const aims = SIDES.flatMap((side) => withDefaults(fighters, side, [], setting));
    return {
      setting,
      aims: new Map(aims.map((aim) => [aim.ship, choices(fighters, aim, setting)])),
    };
  });
}

/** The target of a ship, then the others that she can hurt, escorts before what they stand before. */
function choices(
  fighters: readonly Fighter[],
  { ship, target }: QuickTarget,
  setting: Setting,
): string[] {
  const firer = fighters.find(({ card }) => card.id === ship);
  if (!firer) return [];
  const others = enemiesOf(fighters, firer.side)
    .filter(({ card }) => card.id !== target)
    .map((enemy) => ({ enemy, worth: worthOf(firer, enemy, 1, setting) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const escorts = others.filter(({ enemy }) => !isShielded(enemy));
  const shielded = others.filter(({ enemy }) => isShielded(enemy));
  return [target, ...[...escorts, ...shielded].map(({ enemy }) => enemy.card.id)];
}

/** One action played to its end. */
function played(before: readonly Fighter[], plan: readonly Planned[], draw: Draw): Fighter[] {
  const fighters = before.map((it) => ({ ...it }));
  for (const planned of plan) fightOnce(fighters, planned, draw);
  return fighters;
}

const settingAt = (
  { level, sky, surprised }: SurfaceAction,
  first: QuickBand,
  exchange: number,
): Setting => {
  const at = Math.max(
    QUICK_BANDS.indexOf(first),
    Math.min(QUICK_BANDS.indexOf('short'), QUICK_BANDS.indexOf(first) + exchange - 1),
  );
  return { level, sky, surprised, exchange, band: QUICK_BANDS[at] as QuickBand };
};

function fightOnce(fighters: Fighter[], planned: Planned, draw: Draw): void {
  const afloat = new Map(
    fighters.filter((it) => stateOf(it) !== 'sunk').map((it) => [it.card.id, it]),
  );
  const aims = [...afloat.values()].flatMap((firer) => aimOf(firer, afloat, planned));
  const shots = shotsOf(fighters, aims, planned.setting);
  for (const { shot, levels } of shots.map((it) => ({ shot: it, levels: rolled(it, draw) }))) {
    const { target, firer, weapon } = shot;
    target.damageLevels = Math.min(target.card.capacity, target.damageLevels + levels);
    if (weapon === 'torpedoes') firer.launchesLeft -= 1;
  }
}

function aimOf(
  firer: Fighter,
  afloat: ReadonlyMap<string, Fighter>,
  { aims, setting }: Planned,
): QuickTarget[] {
  const { id } = firer.card;
  const target = aims.get(id)?.find((it) => afloat.has(it));
  return target ? [{ ship: id, target, torpedoes: canLaunchNow(firer, setting) }] : [];
}

const rolled = (shot: Shot, draw: Draw): number => damageOf(shot, edgeOf(shot) + draw(6) - draw(6));
