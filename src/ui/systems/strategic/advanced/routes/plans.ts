import { type Axial, hexAhead, sameHex } from '../../../../../hex';
import type { Side } from '../../../../../rules/core';
import type { Division, Force, StrategicView } from '../../../../../rules/strategic';

import { type AdvancedForce, allowanceHexes, homeHex } from '../../../../../rules/strategic/query';
import type { Course } from '../../../../chart/Layers';

/** A side's orders in the Movement phase, and its defaults. */
export function plansOf(view: StrategicView, side: Side): Course[] {
  const force = view.forces[side];
  if (view.step.kind !== 'movement' || !force?.advanced) return [];
  return [...coursesOf(view, force), ...flightPlans(force.advanced), ...launchPlans(view, force)];
}

/** A division's order; `undefined` if it has none. */
export const moveOf = ({ moves }: AdvancedForce, division: string) =>
  moves.find((it) => it.division === division)?.to;

function coursesOf(view: StrategicView, force: Force): Course[] {
  return Object.values(force.divisions).flatMap((division): Course[] => {
    const { id, hex, status } = division;
    if (!hex || status !== 'present' || !force.advanced) return [];
    const ordered = moveOf(force.advanced, id);
    const to = ordered === undefined ? ownCourse(view, force, division) : placeIn(view, ordered);
    if (!to || sameHex(to, hex)) return [];
    return [{ key: id, path: [hex, to], by: 'ships', isDefault: ordered === undefined }];
  });
}

/**
 * [ST-5.15] The hex to which a division without an order continues. Such a course ends at the coast; the rules see to
 * that.
 */
export function ownCourse(view: StrategicView, force: Force, division: Division): Axial | null {
  const facing = force.advanced?.courses[division.id];
  if (!facing || !division.hex || view.turn < division.freeFrom) return null;
  return allowanceHexes(view, force, division) > 0 ? hexAhead(division.hex, facing) : null;
}

function placeIn(
  { known }: StrategicView,
  to: NonNullable<ReturnType<typeof moveOf>>,
): Axial | null {
  if (to === 'exit') return null;
  if ('q' in to) return to;
  const contacts = [
    ...(known.allies?.advanced?.contacts ?? []),
    ...(known.axis?.advanced?.contacts ?? []),
  ];
  return contacts.find(({ id }) => id === to.pursue)?.hex ?? null;
}

const flightPlans = ({ flightMoves, flights }: AdvancedForce): Course[] =>
  flightMoves.flatMap(({ squadrons, path }): Course[] => {
    const from = flights[squadrons[0] ?? '']?.hex;
    if (!from || path.length === 0) return [];
    return [{ key: squadrons.join(), path: [from, ...path], by: 'aircraft', isDefault: false }];
  });

const launchPlans = (view: StrategicView, force: Force): Course[] =>
  (force.advanced?.launches ?? []).flatMap(({ squadron, to }): Course[] => {
    const from = homeHex(view, force, squadron);
    if (!from || to === 'cap') return [];
    return [{ key: squadron, path: [from, to], by: 'aircraft', isDefault: false }];
  });

/** Own divisions that may move this turn and have no order. */
export function withoutOrder(view: StrategicView, side: Side): Division[] {
  const force = view.forces[side];
  if (!force?.advanced) return [];
  const plans = force.advanced;
  return Object.values(force.divisions).filter(
    (it) =>
      it.status === 'present' &&
      view.turn >= it.freeFrom &&
      moveOf(plans, it.id) === undefined &&
      allowanceHexes(view, force, it) > 0,
  );
}
