import { type Axial, distance } from '../../../hex';
import { enemyOf, firstRefusal, must, type Refusal, type Side } from '../../core';
import { liesOn } from '../common/cards';
import { formationsAt, hexOfHome } from '../common/formations';
import { forceOf, knowledgeOf } from '../common/own';
import type { Formation, Launch, StrikeTarget, StrikeTask } from '../model/air';
import { LAUNCHES } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import { loadIn, NONE, refuseLoad } from './loads';
import {
  assign,
  capacityOf,
  formationIn,
  plannable,
  refuseNight,
  refusePlan,
  refuseWeather,
} from './planning';

/** [WG-6.22, WG-8.1 to WG-8.14] */
export const planStrike: OrderRule<'planStrike'> = {
  // As many factors as can go; `refuse` allows fewer.
  legal: (view, side) =>
    plannable(view, side).flatMap((it) =>
      sortiesOf(view, side, it).filter(
        (order) => order.factors > 0 && !refuseStrike(view, side, order),
      ),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePlan(view, side, order),
      () => refuseStrike(view, side, order),
    ),
  apply(play, side, { launch, target, ordnance, ...order }) {
    const aim = must(targetOf(play.state, side, target), target).target;
    const { factors } = order;
    const task = {
      factors,
      launch,
      target: aim,
      ordnance: loadIn(ordnance),
      strike: null,
      isLaunched: false,
    };
    assign(play, side, order, 'strike').boxes.strike.push(task);
  },
};

function sortiesOf(view: SeaWingsView, side: Side, formation: Formation): OrderOf<'planStrike'>[] {
  const loads = [...formation.type.loads.map(({ id }) => id), NONE];
  const factors = Math.min(
    formation.boxes.hangar,
    capacityOf(forceOf(view, side), formation) + extraCrew(forceOf(view, side), formation.home.id),
    formation.mayCarry ?? formation.boxes.hangar,
  );
  return LAUNCHES.flatMap((launch) =>
    targetsOf(view, side).flatMap((target) =>
      loads.map((ordnance) => ({
        kind: 'planStrike' as const,
        formation: formation.id,
        factors,
        launch,
        target,
        ordnance,
      })),
    ),
  );
}

/** What can be named as a target: markers that are spotted, or with option A all; enemy bases; nothing. */
export const targetsOf = (view: SeaWingsView, side: Side): string[] => [
  ...knowledgeOf(view, side)
    .markers.filter(({ number }) => number !== null || view.options.searchAndStrike)
    .map(({ id }) => id),
  ...view.scenario.bases.filter((base) => base.side === enemyOf(side)).map(({ id }) => id),
  NONE,
];

interface Aim {
  target: StrikeTarget;
  /** `null` for a strike at nothing [WG-8.14]. */
  hex: Axial | null;
}

/** [WG-8.1, WG-8.2, WG-8.3, WG-8.24] */
export function targetOf(view: SeaWingsView, side: Side, id: string): Aim | undefined {
  if (!targetsOf(view, side).includes(id)) return undefined;
  if (id === NONE) return { target: null, hex: null };
  const marker = knowledgeOf(view, side).markers.find((it) => it.id === id);
  if (marker) return { target: { marker: id }, hex: marker.hex };
  const base = must(
    view.scenario.bases.find((it) => it.id === id),
    id,
  );
  return { target: { base: id }, hex: base.hex };
}

function refuseStrike(
  view: SeaWingsView,
  side: Side,
  order: OrderOf<'planStrike'>,
): Refusal | undefined {
  const { formation: id, factors, target, ordnance } = order;
  const formation = formationIn(view, side, id);
  const aim = targetOf(view, side, target);
  if (!aim) return refusal('no-such-marker', 'WG-8.1', { target });
  return firstRefusal(
    () => refuseNight(view, formation),
    () => refuseRange(hexOfHome(forceOf(view, side), formation), formation, aim),
    () => (aim.hex ? refuseWeather(view, aim.hex) : undefined),
    () => refuseLoad(formation, ordnance, factors),
    () => refuseEmpty(formation, aim, loadIn(ordnance)),
    () => refuseLaunch(forceOf(view, side), side, formation, order),
  );
}

/** [WG-8.4, WG-27.12] From where a strike begins. */
export function refuseRange(
  from: Axial | undefined,
  formation: Formation,
  { hex }: Aim,
): Refusal | undefined {
  if (!hex || !from) return undefined;
  const range = distance(from, hex);
  const most = strikeRange(formation);
  return range > most ? refusal('strike-range', 'WG-8.4', { range, most }) : undefined;
}

/** [WG-27.12] */
export const strikeRange = ({ type, home }: Formation): number =>
  home.kind === 'base'
    ? (type.baseStrikeRangeHexes ?? type.strikeRangeHexes)
    : type.strikeRangeHexes;

/** [WG-8.14, WG-8.17, WG-12.14] Only fighters fly at a target without ordnance; torpedoes are not for bases. */
export function refuseEmpty(
  { type }: Formation,
  { target }: Aim,
  ordnance: string | null,
): Refusal | undefined {
  const load = type.loads.find(({ id }) => id === ordnance);
  const isAtBase = target !== null && 'base' in target;
  const isUseless = isAtBase && load?.hitNumber.bases === null;
  const isBare = !load && target !== null && type.class !== 'F';
  return isUseless || isBare ? refusal('strike-load', 'WG-12.9', { type: type.name }) : undefined;
}

/** [WG-8.5, WG-8.7, WG-8.11, WG-8.12, WG-8.13] */
function refuseLaunch(
  force: Force,
  side: Side,
  formation: Formation,
  { factors, launch, target }: OrderOf<'planStrike'>,
): Refusal | undefined {
  if (launch === 'combined' && side === 'allies') return refusal('strike-not-combined', 'WG-8.11');
  const { id: home } = formation.home;
  const capacity = capacityOf(force, formation);
  const tasks = formationsAt(force, home).flatMap(({ boxes }) => boxes.strike);
  const planned = launch === 'combined' ? 0 : factors + sum(tasks, launch);
  const all = factors + tasks.reduce((total, task) => total + task.factors, 0);
  const crew = extraCrew(force, home);
  const other = launch === 'combined' ? 0 : sum(tasks, launch === 'first' ? 'second' : 'first');
  // The crew works on one launch: where the other one needs it already, this one has none.
  const most = capacity + (other > capacity ? 0 : crew);
  if (planned > most || all > 2 * capacity + crew)
    return refusal('launch-capacity', 'WG-8.5', { home, capacity, planned: planned || all });
  const targets = new Set(tasks.filter((it) => it.launch === launch).map((it) => keyOf(it.target)));
  return targets.add(target).size > MAX_TARGETS
    ? refusal('launch-targets', 'WG-8.13', { home, most: MAX_TARGETS })
    : undefined;
}

/** [WG-21.12] Card 8: factors more in one launch of the carrier. */
export const extraCrew = (force: Force, home: string): number =>
  liesOn(force, 'fast-deck-crew', home) ? FAST_CREW : 0;

const FAST_CREW = 2;

/** [WG-8.13] */
const MAX_TARGETS = 2;

/** A target as an order writes it. */
export const keyOf = (target: StrikeTarget): string =>
  target === null ? NONE : 'marker' in target ? target.marker : target.base;

const sum = (tasks: readonly StrikeTask[], launch: Launch): number =>
  tasks.filter((it) => it.launch === launch).reduce((total, { factors }) => total + factors, 0);
