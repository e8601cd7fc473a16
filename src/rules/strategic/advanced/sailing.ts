import { type Axial, distance, sameHex } from '../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../core';
import type { AdvancedForce } from '../model/advancedState';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Division, Force, StrategicView } from '../model/state';
import { isForShips, openNeighbors } from './map';
import { allowanceHexes } from './mobility';
import { isPlanning, ownDivision, placeOf, refuseDivision, refusePhase, replaced } from './ordered';
import { advancedOf, byId, contactNow, forceOf, presentDivisions } from './own';

type Move = AdvancedForce['moves'][number];

/** Divisions that wait to enter and may do so now, by id. */
export const entering = (view: StrategicView, force: Force): Division[] =>
  Object.values(force.divisions)
    .filter(({ status, freeFrom, hex }) => status === 'waiting' && hex && view.turn >= freeFrom)
    .sort(byId);

/** [ST-9.1] Sets the move of a division, in place of what it was. */
function plotMove(plans: AdvancedForce, move: Move): void {
  plans.moves = replaced(plans.moves, ({ division }) => division === move.division, move);
}

const refuseMoving = (view: StrategicView, side: Side, division: Division): Refusal | undefined => {
  if (view.turn < division.freeFrom)
    return refusal('not-free', 'ST-24.8', { division: division.id, turn: division.freeFrom });
  if (allowanceHexes(view, forceOf(view, side), division) > 0) return undefined;
  return refusal('no-movement', 'ST-9.2', { division: division.id, turn: view.turn });
};

function refuseHex(view: StrategicView, side: Side, division: Division, to: Axial) {
  const from = placeOf(division);
  const hexes = distance(from, to);
  if (hexes === 0) return undefined;
  if (hexes > 1) return refusal('too-far.sail', 'ST-9.3', { hexes });
  if (!isForShips(view.scenario, to)) return refusal('no-water', 'ST-1.12');
  return refuseMoving(view, side, division);
}

const refuseEntry = (view: StrategicView, { id, hex, freeFrom }: Division, to: Axial) => {
  if (view.turn < freeFrom) return refusal('not-yet', 'ST-24.8', { division: id, turn: freeFrom });
  return hex && sameHex(hex, to) ? undefined : refusal('other-entry', 'ST-24.8', { division: id });
};

/** [ST-9.1 to ST-9.4, ST-24.8] To its own hex it stays; a division that waits enters at its own. */
export const moveDivision: OrderRule<'moveDivision'> = {
  legal(view, side) {
    if (!isPlanning(view, side, 'movement')) return [];
    const force = forceOf(view, side);
    const moves = presentDivisions(force).flatMap((division) => {
      const from = placeOf(division);
      const hexes = refuseMoving(view, side, division) ? [] : openNeighbors(view.scenario, from);
      return [from, ...hexes].map((to) => ({ division: division.id, to }));
    });
    const entries = entering(view, force).map((it) => ({ division: it.id, to: placeOf(it) }));
    return [...moves, ...entries].map((move) => ({ kind: 'moveDivision', ...move }));
  },
  refuse(view, side, { division: id, to }) {
    const early = refusePhase(view, side, 'movement');
    if (early) return early;
    const waiting = forceOf(view, side).divisions[id];
    if (waiting?.status === 'waiting') return refuseEntry(view, waiting, to);
    const division = ownDivision(view, side, id);
    return division ? refuseHex(view, side, division, to) : refuseDivision(view, side, id);
  },
  apply({ state }, side, { division, to }) {
    plotMove(advancedOf(state, side), { division, to: { ...to } });
  },
};

/** [ST-9.15] The exit of its side on which a division stands. */
export const exitUnder = ({ scenario }: StrategicView, side: Side, { hex }: Division) =>
  scenario.map?.exits.find(
    (exit) => exit.side === side && hex && exit.hexes.some((it) => sameHex(it, hex)),
  );

/** [ST-9.15] From a hex that the scenario names; it is out of the game for good. */
export const leaveMap: OrderRule<'leaveMap'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'movement')
      ? presentDivisions(forceOf(view, side))
          .filter((it) => exitUnder(view, side, it) && !refuseMoving(view, side, it))
          .map(({ id }) => ({ kind: 'leaveMap', division: id }))
      : [],
  refuse: (view, side, { division: id }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseDivision(view, side, id),
      () => refuseLeaving(view, side, id),
    ),
  apply({ state }, side, { division }) {
    plotMove(advancedOf(state, side), { division, to: 'exit' });
  },
};

function refuseLeaving(view: StrategicView, side: Side, id: string): Refusal | undefined {
  const division = ownDivision(view, side, id);
  if (!division) return undefined;
  if (exitUnder(view, side, division)) return refuseMoving(view, side, division);
  return refusal('no-exit', 'ST-9.15', { division: id });
}

/** [ST-9.13] A division from a surface action pursues one it saw at the end. */
export const pursue: OrderRule<'pursue'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'movement')
      ? advancedOf(view, side)
          .pursuits.filter((it) => !refusePursuit(view, side, it.division, it.contact))
          .map((it) => ({ kind: 'pursue', ...it }))
      : [],
  refuse: (view, side, { division, contact }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseDivision(view, side, division),
      () => refusePursuit(view, side, division, contact),
    ),
  apply({ state }, side, { division, contact }) {
    plotMove(advancedOf(state, side), { division, to: { pursue: contact } });
  },
};

function refusePursuit(view: StrategicView, side: Side, division: string, contact: string) {
  const may = advancedOf(view, side).pursuits.some(
    (it) => it.division === division && it.contact === contact,
  );
  if (may && contactNow(view, side, contact) && ownDivision(view, side, division)) return undefined;
  return refusal('no-pursuit', 'ST-9.13', { division, contact });
}
