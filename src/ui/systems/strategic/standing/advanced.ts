import { type Axial, addHex, distance } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { Force, Order, SquadronRecord, StrategicView } from '../../../../rules/strategic';
import {
  type AdvancedForce,
  type FlightRecord,
  homeHex,
  isAloft,
  type Ordnance,
  skyOf,
} from '../../../../rules/strategic/query';
import type { FlightPlan, Kept } from './kept';

/** Patrols and searches repeat automatically. A strike is for one target. */
const LASTING: readonly Ordnance[] = ['guns', 'search'];

/** The last turn that has to be light for a squadron that is armed in this one: it takes off in the next and lands later. */
const TURNS_OF_LIGHT = 2;

/** [ST-12.8, ST-12.9] Launch and landing by night are a risk. */
const isDarkSoon = ({ scenario, turn }: StrategicView): boolean =>
  Array.from({ length: TURNS_OF_LIGHT }, (_, at) => turn + 1 + at).some(
    (it) => skyOf({ scenario, turn: it }, null).isNight,
  );

/** What squadrons were armed with, and how they flew, in an Advanced turn. */
export function keepAdvanced(view: StrategicView, side: Side, kept: Kept): Kept {
  const force = view.forces[side];
  const plans = force?.advanced;
  if (!force || !plans) return kept;
  switch (view.step.kind) {
    case 'arming':
      return isDarkSoon(view) ? kept : { ...kept, armed: armedNow(force, plans, kept) };
    case 'movement':
      return { ...kept, flights: flownNow(view, force, plans, kept) };
    default:
      return kept;
  }
}

/** A squadron left unarmed is to stay so; one that is aboard armed, or in the air, keeps what it has. */
function armedNow(force: Force, { flights }: AdvancedForce, kept: Kept): Kept['armed'] {
  const now = Object.keys(force.squadrons).map((id) => {
    const flight = flights[id];
    if (isAloft(flight)) return [id, kept.armed[id]] as const;
    return [id, LASTING.find((it) => it === flight?.ordnance)] as const;
  });
  return Object.fromEntries(now.filter((it): it is readonly [string, Ordnance] => !!it[1]));
}

function flownNow(view: StrategicView, force: Force, plans: AdvancedForce, kept: Kept) {
  const flights: Record<string, FlightPlan> = { ...kept.flights };
  for (const { squadron, to, over } of plans.launches) {
    const home = homeHex(view, force, squadron);
    const isLasting = LASTING.some((it) => it === plans.flights[squadron]?.ordnance);
    const start = to === 'cap' ? over : home && away(to, home);
    if (start && isLasting && plans.flights[squadron]?.hex === null)
      flights[squadron] = { start, legs: [] };
  }
  for (const flight of outward(view, plans)) {
    const before = flights[flight.squadron];
    if (!before) continue;
    const plotted = plans.flightMoves.find(({ squadrons }) => squadrons.includes(flight.squadron));
    const home = homeHex(view, force, flight.squadron);
    const legs = [...before.legs];
    legs[legOf(view, flight)] =
      plotted && home && leadsOut(plotted.path, flight.hex, home)
        ? plotted.path.map((hex) => away(hex, flight.hex))
        : null;
    flights[flight.squadron] = { ...before, legs: Array.from(legs, (it) => it ?? null) };
  }
  return flights;
}

type Aloft = FlightRecord & { hex: Axial; launchTurn: number };

/** Flights that can be plotted in this turn and carry on what they did before. */
const outward = ({ turn }: StrategicView, { flights }: AdvancedForce): Aloft[] =>
  Object.values(flights).filter(
    (it): it is Aloft =>
      isAloft(it) &&
      it.capOver === null &&
      it.launchTurn !== null &&
      it.launchTurn < turn &&
      LASTING.some((ordnance) => ordnance === it.ordnance),
  );

const legOf = ({ turn }: StrategicView, { launchTurn }: Aloft): number => turn - launchTurn - 1;

/** A way home is not kept: the deck will be elsewhere. */
const leadsOut = (path: readonly Axial[], from: Axial, home: Axial): boolean =>
  path.some((hex) => distance(hex, home) > distance(from, home));

const away = (to: Axial, from: Axial): Axial => ({ q: to.q - from.q, r: to.r - from.r });

/** The same arms, launches and legs outward; homeward squadrons fly without an order [ST-5.15]. */
export function repeatAdvanced(view: StrategicView, side: Side, kept: Kept): Order[] {
  const force = view.forces[side];
  const plans = force?.advanced;
  if (!force || !plans) return [];
  switch (view.step.kind) {
    case 'arming':
      return Object.values(force.squadrons).flatMap((it) => arming(view, plans, kept, it));
    case 'movement':
      return [...launches(view, force, plans, kept), ...legs(view, plans, kept)];
    default:
      return [];
  }
}

function arming(
  view: StrategicView,
  { flights }: AdvancedForce,
  { armed }: Kept,
  { id, card }: SquadronRecord,
): Order[] {
  const ordnance = armed[id];
  const isReady = !flights[id]?.ordnance && !isAloft(flights[id]);
  if (!ordnance || !isReady || (isDarkSoon(view) && !card.hasRadar)) return [];
  return [{ kind: 'arm', squadron: id, ordnance }];
}

function launches(view: StrategicView, force: Force, plans: AdvancedForce, kept: Kept): Order[] {
  return Object.entries(kept.flights).flatMap(([squadron, { start }]): Order[] => {
    const flight = plans.flights[squadron];
    const home = homeHex(view, force, squadron);
    const isOrdered = plans.launches.some((it) => it.squadron === squadron);
    if (!home || !flight || flight.hex || isOrdered) return [];
    if (!LASTING.some((it) => it === flight.ordnance)) return [];
    return typeof start === 'string'
      ? [{ kind: 'launchCap', squadron, over: start }]
      : [{ kind: 'launch', squadron, to: addHex(home, start) }];
  });
}

/** Squadrons of one hex that fly the same way fly as one group, as they did. */
function legs(view: StrategicView, plans: AdvancedForce, kept: Kept): Order[] {
  const groups = new Map<string, { squadrons: string[]; path: Axial[] }>();
  for (const flight of outward(view, plans)) {
    const leg = kept.flights[flight.squadron]?.legs[legOf(view, flight)];
    const isPlotted = plans.flightMoves.some((it) => it.squadrons.includes(flight.squadron));
    if (!leg || isPlotted) continue;
    const path = leg.map((it) => addHex(flight.hex, it));
    const key = JSON.stringify([flight.hex, path]);
    const group = groups.get(key) ?? { squadrons: [], path };
    group.squadrons.push(flight.squadron);
    groups.set(key, group);
  }
  return [...groups.values()].map((it) => ({ kind: 'moveSquadrons', goal: 'none', ...it }));
}
