import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { defaultFlak, defaultFormation, formationFault } from '../combat/flak/formation';
import { flakOf } from '../common/condition';
import { forceOf, knowledgeOf, shipsIn } from '../common/own';
import type { ShipId } from '../model/ids';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsState, SeaWingsView } from '../model/state';
import type { AaFormation, Ship, TaskForce } from '../model/units';
import { STANDARD_TABLES } from '../tables/standard';
import { defenderOf } from './patrols';

/** The own task force that is attacked; `undefined` for a base. */
function attacked(view: SeaWingsView, side: Side): TaskForce | undefined {
  const { taskForces, defenders } = forceOf(view, side);
  return defenders ? taskForces[defenders.force] : undefined;
}

/** [WG-11.2] When the task force is first attacked in the turn, before the strike has been met. */
function mayLayOut(view: SeaWingsView, side: Side): boolean {
  const isAlarm = view.step.kind === 'alarm' && side === defenderOf(view) && !view.confirmed[side];
  return isAlarm && attacked(view, side)?.formation === null;
}

const cardsOf = (ships: readonly Ship[]) => ships.map(({ card }) => card);

/** [WG-11.6] The formation of the own task force that is attacked: as its owner has laid it out, or else the usual one. */
export function formationNow(view: SeaWingsView, side: Side): AaFormation {
  const force = forceOf(view, side);
  const ships = shipsIn(force, must(attacked(view, side), 'task force'));
  return force.defenders?.layout ?? defaultFormation(cardsOf(ships));
}

/** [WG-11.2 to WG-11.5] The ring of the task force that is attacked; its other ships stand in the center. */
export const aaFormation: OrderRule<'aaFormation'> = {
  // The formation as it is with one ship in the other part; `refuse` allows every other.
  legal(view, side) {
    if (!mayLayOut(view, side)) return [];
    const { ring, center } = formationNow(view, side);
    const without = ring.map((id) => ring.filter((it) => it !== id));
    return [...without, ...center.map((id) => [...ring, id])]
      .map((ships) => ({ kind: 'aaFormation', ring: ships }) as const)
      .filter((order) => !refuseRing(view, side, order.ring));
  },
  refuse: (view, side, { ring }) =>
    firstRefusal(
      () => (mayLayOut(view, side) ? undefined : refusal('not-now', 'WG-11.2')),
      () => refuseRing(view, side, ring),
    ),
  apply(play, side, { ring }) {
    const defenders = must(play.state.forces[side].defenders, 'raid');
    const { ships } = must(attacked(play.state, side), 'task force');
    const layout = { ring: [...ring], center: ships.filter((id) => !ring.includes(id)) };
    defenders.layout = layout;
    tell(play, { kind: 'formationLaidOut', rule: 'WG-11.2', seenBy: [side], side, ...layout });
  },
};

function refuseRing(view: SeaWingsView, side: Side, ring: readonly ShipId[]): Refusal | undefined {
  const ships = shipsIn(forceOf(view, side), must(attacked(view, side), 'task force'));
  const stranger = ring.find(
    (id, i) => ring.indexOf(id) !== i || !ships.some(({ card }) => card.id === id),
  );
  if (stranger !== undefined) return refusal('no-such-ship', 'WG-11.2', { ship: stranger });
  const center = ships.map(({ card }) => card.id).filter((id) => !ring.includes(id));
  const fault = formationFault({ ring: [...ring], center }, cardsOf(ships));
  if (fault === undefined) return undefined;
  const convoy = ships.find(({ card }) => card.convoyShips !== null && ring.includes(card.id));
  return convoy
    ? refusal('convoy-in-ring', 'WG-11.4', { ship: convoy.card.id })
    : refusal('aa-full', 'WG-11.2', { most: STANDARD_TABLES.antiAircraft.places });
}

/** [WG-21.18] AA is given out in a step of its own, or at the stop for cards that comes at the same moment. */
const isMoment = ({ step }: SeaWingsView): boolean =>
  step.kind === 'flak' || (step.kind === 'cards' && step.stop === 'flak');

/** The ships that the formation goes for, where there are several. */
function goalsOf(view: SeaWingsView, side: Side): ShipId[] {
  const aims = knowledgeOf(view, side).attack?.aims ?? [];
  return aims.length > 1 ? aims.map(({ at }) => at) : [];
}

/** [WG-11.11] Own ships that can choose: those of the ring that have heavy AA left. */
function gunnersOf(view: SeaWingsView, side: Side): ShipId[] {
  const isAsked = isMoment(view) && side === defenderOf(view) && !view.confirmed[side];
  const taskForce = isAsked ? attacked(view, side) : undefined;
  return shipsIn(forceOf(view, side), taskForce ?? { ships: [] })
    .filter((ship) => taskForce?.formation?.ring.includes(ship.card.id) && flakOf(ship).heavy > 0)
    .map(({ card }) => card.id);
}

/** [WG-11.9] The group that the heavy AA of a ship fires at. */
export const allotAA: OrderRule<'allotAA'> = {
  legal(view, side) {
    const goals = goalsOf(view, side);
    const now = goals.length > 0 ? flakNow(view, side) : {};
    return gunnersOf(view, side).flatMap((ship) =>
      goals.filter((at) => at !== now[ship]).map((at) => ({ kind: 'allotAA', ship, at }) as const),
    );
  },
  refuse(view, side, { ship, at }): Refusal | undefined {
    if (!isMoment(view) || side !== defenderOf(view) || view.confirmed[side])
      return refusal('not-now', 'WG-11.9');
    const gunner = gunnersOf(view, side).includes(ship);
    if (!gunner) return refusal('no-such-ship', 'WG-11.11', { ship });
    return goalsOf(view, side).includes(at)
      ? undefined
      : refusal('no-such-ship', 'WG-11.9', { ship: at });
  },
  apply(play, side, { ship, at }) {
    must(play.state.forces[side].defenders, 'raid').flak[ship] = at;
    tell(play, { kind: 'flakAllotted', rule: 'WG-11.9', seenBy: [side], side, ship, at });
  },
};

/** [WG-11.9, WG-24.23] Where the heavy AA of each ship goes: as its owner says, or else by default. */
export function flakNow(view: SeaWingsView, side: Side): Record<ShipId, ShipId> {
  const layout = attacked(view, side)?.formation;
  if (!layout) return {};
  const groups = (knowledgeOf(view, side).attack?.aims ?? []).map(({ at, factors }) => ({
    target: at,
    factors,
  }));
  return { ...defaultFlak(layout, groups), ...forceOf(view, side).defenders?.flak };
}

/** The defender is asked what his AA fires at. */
export const asksForFlak = (state: SeaWingsState): boolean =>
  attacked(state, defenderOf(state)) !== undefined && goalsOf(state, defenderOf(state)).length > 1;
