import { type Axial, sameHex } from '../../../../hex';
import { markerReachAt, markerSpeeds, reachAt } from '../../../../rules/fleet-action/query';
import type { SeaMark } from '../../../tacticalSea/PlanLayer';
import { fly, goalsOf, pickedStand } from '../air/flights';
import type { Desk } from '../desk/desk';
import { aimedAt, type Shot, targetsIn } from '../fire/fire';
import { type ShipPlan, speedsFrom, wayTo } from '../plan/plan';
import type { MarkerPlan } from '../plan/planOrders';
import { boatGoals, boatOrder, pickedBoat } from '../undersea/boats';
import { idsIn } from './seaOf';

/** A hex that can be clicked: to go there at the planned speed or at another, or to aim there. */
export type FleetMark = SeaMark<'course' | 'anew' | 'target'>;

/** The ship of the planned squadron whose path is drawn: the one picked, else the first. */
export function drawnShip({ moving, selected }: Pick<Desk, 'moving' | 'selected'>) {
  const ships = moving.squadron?.ships ?? [];
  return ships.find(({ ship }) => ship.id === selected) ?? ships[0];
}

/** Where the picked stand may well fly, or the picked submarine go. */
export function goals(desk: Desk): readonly Axial[] {
  const stand = pickedStand(desk);
  if (stand) return goalsOf(desk, stand);
  const boat = pickedBoat(desk);
  return boat ? boatGoals(desk.legal, boat, desk.surfaced) : NO_GOALS;
}

const NO_GOALS: readonly Axial[] = [];

/** What can be changed by picks. */
interface Changing {
  view: Desk['view'];
  plan: ShipPlan | undefined;
  marker: MarkerPlan | null;
  options: readonly Shot[];
  /** Where the picked aircraft may well fly, or the picked submarine go. */
  goals: readonly Axial[];
}

/** Where a pick gives an order or changes the plan. */
export function seaMarks({ view, plan, marker, options, goals }: Changing): FleetMark[] {
  if (plan) return reachMarks(view, plan);
  if (marker) return markerMarks(view, marker);
  if (goals.length > 0) return goals.map((hex) => ({ hex, kind: 'course' }));
  return targetHexes(view, options).map((hex) => ({ hex, kind: 'target' }));
}

/** The hexes of those that the actor may shoot at. */
function targetHexes(view: Desk['view'], options: readonly Shot[]): Axial[] {
  const targets = targetsIn(options);
  return targets.flatMap((id) => view.units[id]?.hex ?? []);
}

function reachMarks(view: Desk['view'], { ship, knots }: ShipPlan): FleetMark[] {
  const speeds = speedsFrom(view, ship, knots);
  return marksBy(speeds, (speed) => reachAt(view, ship, speed));
}

function markerMarks(view: Desk['view'], marker: MarkerPlan): FleetMark[] {
  const { least, most } = markerSpeeds(view, marker.contact);
  const speeds = [...new Set([marker.knots, most, least])];
  return marksBy(speeds, (speed) => markerReachAt(view, marker.contact, speed));
}

/** The hexes of the first speed, then those that only others lead to. */
function marksBy(
  speeds: readonly number[],
  reach: (speed: number) => readonly { hex: Axial; isOff: boolean }[],
): FleetMark[] {
  const marks = new Map<string, FleetMark>();
  for (const [at, speed] of speeds.entries())
    for (const { hex, isOff } of reach(speed)) {
      const key = `${hex.q},${hex.r}`;
      if (!isOff && !marks.has(key)) marks.set(key, { hex, kind: at === 0 ? 'course' : 'anew' });
    }
  return [...marks.values()];
}

/** A hex is picked, or something in it: a change of plan, a target, or what is selected. */
export function pickSea(desk: Desk, hex: Axial, id?: string): void {
  if (desk.stage !== 'waiting' && changesPlan(desk, hex, id)) return;
  desk.explain(null);
  const next = id ?? nextIn(desk, hex);
  desk.select(next === desk.selected && id === undefined ? null : (next ?? null));
}

function changesPlan(desk: Desk, hex: Axial, id?: string): boolean {
  if (aims(desk, id ?? idsIn(desk.view, hex)[0])) return true;
  if (desk.view.step.kind === 'mines') return lays(desk, hex);
  if (pickedStand(desk) && !isOwn(desk, id)) return fly(desk, hex);
  if (id === undefined && dives(desk, hex)) return true;
  const plan = drawnShip(desk);
  if (plan) return sails(desk, plan, hex, id);
  return desk.moving.marker !== null && sailsMarker(desk, hex, id);
}

/** A click on an own unit picks it. */
const isOwn = ({ view, side }: Desk, id: string | undefined): boolean =>
  (view.units[id ?? ''] ?? view.stands[id ?? ''])?.side === side;

/** [NW-6.2] A minefield of the scenario is laid there. */
function lays(desk: Desk, hex: Axial): boolean {
  const { view, side, give } = desk;
  if (view.turn > 1 || !view.forces[side]?.minefieldsLeft) return false;
  give({ kind: 'layMines', hex, by: '-' });
  return true;
}

/** [NW-7.3, NW-7.4] The picked submarine appears there, or goes there. */
function dives(desk: Desk, hex: Axial): boolean {
  const boat = pickedBoat(desk);
  const order = boat && boatOrder(desk, boat, desk.surfaced, hex);
  if (order) desk.give(order);
  return order !== undefined;
}

/** [NW-13.4] All weapons that can take the target. */
function aims({ firing }: Desk, target: string | undefined): boolean {
  const { fire } = firing;
  if (target === undefined || !fire.options.some((it) => it.target === target)) return false;
  firing.aim(aimedAt(fire, target));
  return true;
}

function sails(desk: Desk, plan: ShipPlan, hex: Axial, id?: string): boolean {
  const isOther = id !== undefined && id !== plan.ship.id;
  if (isOther || (id === undefined && sameHex(hex, plan.ship.hex))) return false;
  return sail(desk, plan, hex);
}

/** Plans the way of a ship to a hex; false where she cannot end there. */
export function sail(desk: Desk, plan: ShipPlan, hex: Axial): boolean {
  const found = wayTo(desk.view, plan, hex);
  if (!found) return false;
  desk.select(plan.ship.id);
  desk.moving.wish(plan.ship.id, { knots: found.knots, steps: found.way.steps });
  return true;
}

function sailsMarker({ view, moving }: Desk, hex: Axial, id?: string): boolean {
  const { marker } = moving;
  if (!marker || (id !== undefined && id !== marker.contact)) return false;
  const { least, most } = markerSpeeds(view, marker.contact);
  for (const knots of new Set([marker.knots, most, least])) {
    const ways = markerReachAt(view, marker.contact, knots).filter(
      (way) => !way.isOff && sameHex(way.hex, hex),
    );
    const now = ways.findIndex((way) => way.steps.join() === marker.way.steps.join());
    const next = ways[(now + 1) % Math.max(1, ways.length)];
    if (next) {
      moving.wish(marker.contact, { knots, steps: next.steps });
      return true;
    }
  }
  return false;
}

/** What lies in a hex after what is selected. */
function nextIn({ view, selected }: Desk, hex: Axial): string | undefined {
  const here = idsIn(view, hex);
  return here[(here.indexOf(selected ?? '') + 1) % Math.max(1, here.length)];
}
