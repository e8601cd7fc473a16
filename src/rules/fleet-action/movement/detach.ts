import { must, type Refusal, type Side } from '../../core';
import { forceOf, shipsInPlay, squadronOf, unitOf } from '../common/own';
import type { UnitId } from '../model/ids';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Squadron } from '../model/units';
import { activeSquadrons, movingStep, shipsToMove } from './activation';
import { openSquadron } from './opening';
import { refuseMoving } from './refusing';

/** [NW-3.6] Ships leave their squadron as it is activated, and form one of their own. Listed: each ship, and all of one size. */
export const detach: OrderRule<'detach'> = {
  legal: (view, side) =>
    activeSquadrons(view, side)
      .flatMap((squadron) => groupsOf(view, squadron))
      .filter((units) => !refuseGroup(view, side, units))
      .map((units) => ({ kind: 'detach', units })),
  refuse: (view, side, { units }) => refuseGroup(view, side, units),
  apply: (play, side, order) => form(play, side, order),
};

function groupsOf(view: FleetActionView, squadron: Squadron): UnitId[][] {
  const ships = shipsInPlay(view, squadron);
  const sizes = [...new Set(ships.map(({ sheet }) => sheet.size))];
  const alike = sizes.map((size) => ships.filter(({ sheet }) => sheet.size === size));
  return [...ships.map((it) => [it]), ...alike.filter((group) => group.length > 1)].map((group) =>
    group.map(({ id }) => id),
  );
}

function refuseGroup(
  view: FleetActionView,
  side: Side,
  units: readonly UnitId[],
): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refusal('no-such-unit', 'NW-3.6', { unit: '-' });
  for (const id of units) {
    const refused = refuseMoving(view, side, id);
    if (refused) return refused;
  }
  const squadron = squadronOf(view, unitOf(view, first));
  const stranger = units.find((id) => !squadron.units.includes(id));
  if (stranger !== undefined) return refusal('no-such-unit', 'NW-3.6', { unit: stranger });
  return refuseLeaving(view, side, squadron, units);
}

function refuseLeaving(
  view: FleetActionView,
  side: Side,
  squadron: Squadron,
  units: readonly UnitId[],
): Refusal | undefined {
  const ships = shipsInPlay(view, squadron);
  const hasBegun = shipsToMove(view, squadron).length < ships.length;
  if (hasBegun || movingStep(view, side)?.ship) return refusal('movement-begun', 'NW-3.6');
  const left = ships.filter(({ id }) => !units.includes(id));
  return left.length === 0 ? refusal('one-stays', 'NW-3.6') : undefined;
}

function form(play: Play, side: Side, { units }: OrderOf<'detach'>): void {
  const { state } = play;
  const force = forceOf(state, side);
  const first = unitOf(state, must(units[0], 'ship'));
  const old = squadronOf(state, first);
  openSquadron(play, old);
  const squadron = `${side}-detached-${force.nextSquadron}`;
  force.nextSquadron += 1;
  force.squadrons[squadron] = newSquadron(old, squadron, units);
  old.units = old.units.filter((id) => !units.includes(id));
  for (const id of units) unitOf(state, id).squadron = squadron;
  tell(play, { kind: 'shipsDetached', rule: 'NW-3.6', seenBy: [side], side, squadron, units });
}

/** [NW-3.6] Without a commanding officer, unless he is aboard: then she keeps her flag but not her command. */
const newSquadron = (old: Squadron, id: string, units: readonly UnitId[]): Squadron => ({
  ...old,
  id,
  name: id,
  commandValue: 0,
  flagship: null,
  units: [...units],
  detachedFrom: old.detachedFrom ?? old.id,
  hasMoved: false,
  testedAt: null,
  entersOnTurn: 0,
  entersNear: null,
});
