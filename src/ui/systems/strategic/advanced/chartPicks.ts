import { type Axial, disk, distance, sameHex } from '../../../../hex';
import type { Refusal } from '../../../../rules/core';
import type { Order } from '../../../../rules/strategic';
import { flyingHexes, homeHex, isOnMap, straightPath } from '../../../../rules/strategic/query';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { ChartMark as MarkAt } from '../../../chart/Layers';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';
import { type ChartUnit, unitsOf } from './units';
import { wayBack } from './wayBack';

/** What picking a hex would order; `flyOut` is a flight with no deck or base in reach afterward [ST-12.10]. */
export const MARK_KINDS = ['fly', 'flyOut', 'move', 'launch', 'cap'] as const;
type MarkKind = (typeof MARK_KINDS)[number];

/** A hex that gives an order when picked. */
export type ChartMark = MarkAt<MarkKind>;

/** The selected squadrons, in the air or aboard. */
function picked({ view, side, squads }: Desk) {
  const flights = view.forces[side]?.advanced?.flights ?? {};
  const ids = [...squads.keys()];
  return {
    aloft: ids.filter((id) => flights[id]?.hex),
    aboard: ids.filter((id) => !flights[id]?.hex),
  };
}

/** Where the selected unit may be sent now. */
export function chartMarks(desk: Desk): ChartMark[] {
  const { view, stage } = desk;
  if (view.step.kind !== 'movement' || stage === 'waiting' || view.air || view.action) return [];
  const { aloft, aboard } = picked(desk);
  if (aloft.length > 0) return flyingMarks(desk, aloft);
  if (aboard.length > 0) return launchMarks(desk, aboard);
  return sailingMarks(desk);
}

/** Adjacent hexes. Its own hex has no mark; picking it means stay only when it can mean nothing else. */
function sailingMarks({ view, side, selected, legal }: Desk): ChartMark[] {
  const from = view.forces[side]?.divisions[selected ?? '']?.hex;
  return legal.flatMap((order): ChartMark[] =>
    order.kind === 'moveDivision' &&
    order.division === selected &&
    !(from && sameHex(from, order.to))
      ? [{ hex: order.to, kind: 'move' }]
      : [],
  );
}

/** All hexes a group can reach this turn in a straight line. */
function flyingMarks({ view, side }: Desk, squadrons: readonly string[]): ChartMark[] {
  const force = view.forces[side];
  const from = force?.advanced?.flights[squadrons[0] ?? '']?.hex;
  const { map } = view.scenario;
  if (!force || !from || !map) return [];
  const comesBack = wayBack(view, side, squadrons);
  return disk(from, flyingHexes(force, squadrons))
    .filter((hex) => isOnMap(map, hex))
    .map((hex) => ({ hex, kind: comesBack(hex) ? 'fly' : 'flyOut' }));
}

function launchMarks({ view, side, legal }: Desk, squadrons: readonly string[]): ChartMark[] {
  const marks = legal.flatMap((order): ChartMark[] =>
    order.kind === 'launch' && squadrons.includes(order.squadron)
      ? [{ hex: order.to, kind: 'launch' }]
      : [],
  );
  const force = view.forces[side];
  const home = force && homeHex(view, force, squadrons[0] ?? '');
  const mayPatrol = legal.some(
    (order) => order.kind === 'launchCap' && squadrons.includes(order.squadron),
  );
  const all: ChartMark[] = home && mayPatrol ? [...marks, { hex: home, kind: 'cap' }] : marks;
  return all.filter((mark, at) => all.findIndex(({ hex }) => sameHex(hex, mark.hex)) === at);
}

/** The orders that picking a hex gives; none where it selects the units there. */
export function ordersAt(desk: Desk, hex: Axial): Order[] {
  const { view, selected, legal, stage } = desk;
  if (view.step.kind !== 'movement' || stage === 'waiting') return [];
  const { aloft, aboard } = picked(desk);
  if (aloft.length > 0) return [flightTo(desk, aloft, hex)];
  if (aboard.length > 0) return launchesTo(desk, aboard, hex);
  return legal.filter(
    (order) =>
      order.kind === 'moveDivision' && order.division === selected && sameHex(order.to, hex),
  );
}

/** [ST-9.9, ST-9.11] A group flies straight there, as far as it can this turn, and follows an enemy division reported there. */
export function flightTo(desk: Desk, squadrons: readonly string[], hex: Axial): Order {
  const { view, side } = desk;
  const force = view.forces[side];
  const from = force?.advanced?.flights[squadrons[0] ?? '']?.hex ?? hex;
  const most = force ? flyingHexes(force, squadrons) : 0;
  return {
    ...{ kind: 'moveSquadrons', squadrons: [...squadrons] },
    path: straightPath(from, hex, most),
    goal: goalAt(desk, squadrons, hex),
  };
}

/** The goal that they follow when it moves: a contact of this turn, or the carrier they return to. */
function goalAt({ view, side }: Desk, squadrons: readonly string[], hex: Axial): string {
  const contact = (view.known[side]?.advanced?.contacts ?? []).find(
    (it) => it.turn === view.turn && it.subject === 'ships' && sameHex(it.hex, hex),
  );
  if (contact) return contact.id;
  const force = view.forces[side];
  const home = force?.ships[force.squadrons[squadrons[0] ?? '']?.home ?? '']?.division ?? '';
  const division = force?.divisions[home];
  return division?.hex && sameHex(division.hex, hex) ? division.id : 'none';
}

/** [ST-12.6, ST-12.7] Each squadron takes off there; over its own base it patrols. */
function launchesTo(
  { view, side, legal }: Desk,
  squadrons: readonly string[],
  hex: Axial,
): Order[] {
  const force = view.forces[side];
  return squadrons.flatMap((squadron): Order[] => {
    const home = force && homeHex(view, force, squadron);
    if (!home) return [];
    if (!sameHex(home, hex))
      return distance(home, hex) === 1 ? [{ kind: 'launch', squadron, to: hex }] : [];
    const own = force.ships[force.squadrons[squadron]?.home ?? '']?.division;
    const patrol = usualPatrol(legal, squadron, own);
    return patrol ? [patrol] : [];
  });
}

/** Over its own division where it may. */
function usualPatrol(
  legal: readonly Order[],
  squadron: string,
  own: string | undefined,
): Order | undefined {
  const over = ordersOf(legal, 'launchCap').filter((order) => order.squadron === squadron);
  return over.find((order) => order.over === own) ?? over[0];
}

/** How a hex is picked: as a course, or as a further waypoint. */
interface Plotting {
  plot: (hex: Axial, isAdded: boolean) => boolean;
  isAdded: boolean;
}

const NO_PLOTTING: Plotting = { plot: () => false, isAdded: false };

/**
 * A hex is picked. This gives an order to the selected unit; otherwise it selects the units there in turn, or plots a
 * course there.
 */
export function pickHex(
  desk: Desk,
  hex: Axial,
  unit?: ChartUnit,
  { plot, isAdded }: Plotting = NO_PLOTTING,
): void {
  if (isAdded && plot(hex, true)) return;
  const orders = ordersAt(desk, hex);
  const marks = chartMarks(desk);
  if (orders.length > 0 && (marks.some((mark) => sameHex(mark.hex, hex)) || !unit)) {
    giveAsked(desk, orders, marks);
    return;
  }
  const next = unit ?? nextAt(desk, hex);
  if (!next && plot(hex, false)) {
    desk.explain(null);
    return;
  }
  // Outside the marks the selection stays, and the refusal is shown.
  if (!next && marks.length > 0) {
    desk.explain(refusedAt(desk, hex));
    return;
  }
  desk.explain(null);
  if (next) pickUnit(desk, next);
  else clearPicks(desk);
}

/** Gives orders. Asks before a one-way flight if another hex has a way back. */
function giveAsked(desk: Desk, orders: readonly Order[], marks: readonly ChartMark[]): void {
  const { squads, take, give, ask } = desk;
  const now = () => {
    if (give(...orders) && squads.size > 0) take([...squads.keys()], () => 0);
  };
  if (!marks.some(({ kind }) => kind === 'fly') || !orders.some((it) => isOneWay(desk, it))) now();
  else
    ask({
      title: strategicChartText('oneWay.title'),
      text: strategicChartText('oneWay.text'),
      yes: strategicChartText('oneWay.yes'),
      no: strategicChartText('oneWay.no'),
      tone: 'danger',
      onYes: now,
    });
}

function isOneWay({ view, side }: Desk, order: Order): boolean {
  const end = order.kind === 'moveSquadrons' ? order.path.at(-1) : undefined;
  return (
    order.kind === 'moveSquadrons' &&
    end !== undefined &&
    !wayBack(view, side, order.squadrons)(end)
  );
}

/** Why the selected unit cannot go to a hex. */
function refusedAt(desk: Desk, hex: Axial): Refusal | null {
  const [squadron] = picked(desk).aboard;
  const order: Order = squadron
    ? { kind: 'launch', squadron, to: hex }
    : { kind: 'moveDivision', division: desk.selected ?? '', to: hex };
  return desk.whyNot(order) ?? null;
}

/** The unit in a hex that follows the selected one. */
function nextAt({ view, side, selected }: Desk, hex: Axial): ChartUnit | undefined {
  const here = unitsOf(view, side)
    .filter((unit) => sameHex(unit.hex, hex))
    .toReversed();
  return here[(here.findIndex(({ id }) => id === selected) + 1) % Math.max(1, here.length)];
}

/** Own squadrons in the air are selected as a group where they can be plotted; anything else is shown. */
function pickUnit(desk: Desk, unit: ChartUnit): void {
  const { view, side, stage, squads, take, select, selected } = desk;
  const isFleeting = selected === unit.id || stage === 'waiting' || view.step.kind !== 'movement';
  const group = !isFleeting && unit.kind === 'flights' && unit.side === side ? unit.flights : [];
  const free = new Map(
    group
      .filter(({ record }) => record.launchTurn !== view.turn)
      .map(({ squadron }) => [squadron.id, squadron.steps] as const),
  );
  select(selected === unit.id ? null : unit.id);
  take([...squads.keys(), ...free.keys()], (id) => free.get(id) ?? 0);
}

function clearPicks({ select, take, squads, explain }: Desk): void {
  select(null);
  explain(null);
  take([...squads.keys()], () => 0);
}
