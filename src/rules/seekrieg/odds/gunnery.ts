import type { Side, Yards } from '../../core';
import { rangeYards } from '../common/geometry';
import { conditionOf, shipOf } from '../common/own';
import type { Strike } from '../damage/strike';
import { firePlotOf } from '../firePlot/plot';
import { type Shot, shipsFiringAt } from '../gunnery/concentration';
import { type Mark, marksOf } from '../gunnery/marks';
import { loadedShells, shellsAt } from '../gunnery/shells';
import { factsOfShot } from '../gunnery/shot';
import { barrageHits, type HitTotal, hitTotal } from '../gunnery/total';
import { isTrainedInTime } from '../gunnery/turrets';
import { shellsCounting } from '../gunnery/unseen';
import type { ShipId, TargetId } from '../model/ids';
import type { OrderOf } from '../model/orders';
import type { FireOrder } from '../model/plan';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import type { ShellType } from '../tables/shells';
import { hitChances, meanHits } from './hits';
import { averageHit, type PlaceOdds, placesHit } from './penetration';

/** What turrets of one battery at one target promise. */
export interface GunfireOdds {
  ship: ShipId;
  battery: number;
  /** Turrets that fire: those trained in time [SK-10.15]. */
  turrets: number[];
  target: TargetId;
  rangeYards: Yards;
  shells: number;
  /** Those of them that can hit [SK-11.47]. */
  counting: number;
  type: ShellType;
  /** The total of CHARTS H with its parts. With range estimation it holds if the estimate is right. */
  hit: HitTotal;
  /** By the number of hits from 0, together 1. */
  hits: number[];
  meanHits: number;
  /** What a hit does; `null` of a target that has not been identified. */
  impact: ImpactOdds | null;
}

/** What one hit does, over all places that it may strike. */
interface ImpactOdds {
  /** Share of hits that go through armor, from 0 to 1. */
  penetrates: number;
  /** Damage points of a hit on average; critical damage and fires come on top. */
  damage: number;
  /** By place; empty with the armor average method. */
  places: PlaceOdds[];
}

type Gunfire = OrderOf<'gunfire'>;

/** [SK-11, SK-12, SK-13] Odds of planned fire on a side's view, by the functions that resolve it, order by order. */
export function gunfireOdds(
  view: SeekriegView,
  side: Side,
  planned: readonly Gunfire[],
): GunfireOdds[] {
  const marks = new Map(marksOf(view, side).map((mark) => [mark.id, mark]));
  const orders = planned.flatMap((order) => shotOf(view, order, marks));
  const others = shotsPlotted(view, side, marks).filter(
    (shot) =>
      !orders.some((it) => it.firer === shot.firer && it.guns.battery === shot.guns.battery),
  );
  return orders.map((shot) => oddsOf(view, shot, [...orders, ...others]));
}

function shotOf(
  view: SeekriegView,
  { ship, battery, turrets, target, isBarrage }: Gunfire,
  marks: ReadonlyMap<TargetId, Mark>,
): Shot[] {
  const mark = marks.get(target);
  return mark ? [{ firer: shipOf(view, ship), mark, guns: { battery, turrets, isBarrage } }] : [];
}

/** Fire of the side that stands without the planned orders. */
function shotsPlotted(view: SeekriegView, side: Side, marks: ReadonlyMap<TargetId, Mark>): Shot[] {
  const shots: Shot[] = [];
  for (const [ship, orders] of firePlotOf(view, side)) {
    for (const order of orders) {
      const mark = order.target === null ? undefined : marks.get(order.target);
      if (mark) shots.push({ firer: shipOf(view, ship), mark, guns: gunsOf(order) });
    }
  }
  return shots;
}

const gunsOf = ({ battery, turrets, isBarrage }: FireOrder) => ({ battery, turrets, isBarrage });

function oddsOf(view: SeekriegView, shot: Shot, all: readonly Shot[]): GunfireOdds {
  const { firer, mark } = shot;
  const guns = { ...shot.guns, turrets: inTime(shot) };
  const yards = rangeYards(firer.hex, mark.ship.hex);
  const log = conditionOf(firer).batteries[guns.battery];
  const shells = Math.min(shellsAt(view, firer, guns, yards), log ? loadedShells(log) : 0);
  const counting = shellsCounting(view, firer, mark, shells);
  const hit = totalOf(view, { ...shot, guns }, all);
  const hits = lowered(
    hitChances(tablesOf(view).shellHits, { shells: counting, total: hit.total }),
    shot,
    hit,
  );
  return {
    ship: firer.id,
    battery: guns.battery,
    turrets: guns.turrets,
    target: mark.id,
    rangeYards: yards,
    shells,
    counting,
    type: log?.loaded ?? 'APC',
    hit,
    hits,
    meanHits: meanHits(hits),
    impact: mark.isIdentified ? impactOf(view, firer, guns.battery, mark.ship) : null,
  };
}

const inTime = ({ firer, mark, guns: { battery, turrets } }: Shot): number[] =>
  turrets.filter((index) => isTrainedInTime(firer, mark.ship, { battery, index }));

/** The target is taken to fire if it did so in the turn before. */
function totalOf(view: SeekriegView, shot: Shot, all: readonly Shot[]): HitTotal {
  const facts = factsOfShot(view, shot, {
    shipsFiring: shipsFiringAt(view, shot, all),
    isTargetFiring: shot.mark.ship.firedBefore,
  });
  return hitTotal(tablesOf(view), facts, shot.guns.isBarrage);
}

/** [SK-16.7] Barrage fire whose total was below 0. */
function lowered(chances: number[], { guns }: Shot, { total }: HitTotal): number[] {
  if (!guns.isBarrage || total >= 0) return chances;
  const fewer: number[] = Array(barrageHits(chances.length - 1, total) + 1).fill(0);
  for (const [hits, chance] of chances.entries()) {
    const at = barrageHits(hits, total);
    fewer[at] = (fewer[at] as number) + chance;
  }
  return fewer;
}

function impactOf(
  view: SeekriegView,
  firer: Ship,
  battery: number,
  target: Ship,
): ImpactOdds | null {
  const sheet = firer.sheet.batteries[battery];
  const type = conditionOf(firer).batteries[battery]?.loaded;
  if (!sheet || !type || target.sheet.boat) return null;
  const tables = tablesOf(view);
  const shells = { battery: sheet, type };
  const yards = rangeYards(firer.hex, target.hex);
  if (view.options.damageMethod === 'average')
    return averageImpact(averageHit(tables, shells, target.sheet, yards));
  const places = placesHit(tables, shells, target.sheet, yards);
  const over = (value: (it: PlaceOdds) => number): number =>
    places.reduce((sum, it) => sum + it.share * value(it), 0);
  return {
    penetrates: over((it) => (it.penetrates ? 1 : 0)),
    damage: over(({ damage }) => damage),
    places,
  };
}

const averageImpact = (strike: Strike): ImpactOdds => ({
  penetrates: strike.penetrates ? 1 : 0,
  damage: strike.damage,
  places: [],
});
