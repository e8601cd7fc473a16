import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { hitsOf } from '../common/condition';
import { forceOf, realOf, shipsIn } from '../common/own';
import { tell } from '../model/play';
import type { ShipType } from '../model/ratings';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import type { Ship, TaskForce } from '../model/units';
import { dropLongPlot, mayPlot } from './plots';

/** [WG-16.21 to WG-16.26] A tow begins in the plot. */
export const tow: OrderRule<'tow'> = {
  legal(view, side) {
    if (!mayPlot(view, side)) return [];
    const force = forceOf(view, side);
    return realOf(force).flatMap((taskForce) =>
      shipsIn(force, taskForce).flatMap((towed) =>
        shipsIn(force, taskForce)
          .filter((tower) => canTow(taskForce, tower, towed))
          .map((tower) => ({ kind: 'tow', tower: tower.card.id, towed: towed.card.id }) as const),
      ),
    );
  },
  refuse: (view, side, { tower, towed }) =>
    firstRefusal(
      () => (mayPlot(view, side) ? undefined : refusal('not-now', 'WG-16.26')),
      () => refuseTow(view, side, tower, towed),
    ),
  apply(play, side, { tower, towed }) {
    const force = play.state.forces[side];
    const taskForce = must(
      force.taskForces[must(force.ships[tower], tower).taskForce ?? ''],
      tower,
    );
    taskForce.tows.push({ tower, towed });
    dropLongPlot(play, side, taskForce);
    tell(play, { kind: 'towMadeFast', rule: 'WG-16.26', seenBy: [side], side, tower, towed });
  },
};

function refuseTow(
  view: SeaWingsView,
  side: Side,
  tower: string,
  towed: string,
): Refusal | undefined {
  const force = forceOf(view, side);
  const taskForce = realOf(force).find(({ ships }) => ships.includes(towed));
  const [helper, wreck] = [force.ships[tower], force.ships[towed]];
  return taskForce && helper && wreck && canTow(taskForce, helper, wreck)
    ? undefined
    : refusal('no-tow', 'WG-16.23', { tower, towed });
}

function canTow({ ships, tows }: TaskForce, tower: Ship, towed: Ship): boolean {
  const ids = [tower.card.id, towed.card.id];
  return (
    ids.every((id) => ships.includes(id)) &&
    tower !== towed &&
    tower.card.convoyShips === null &&
    !tows.some((it) => ids.includes(it.tower) || ids.includes(it.towed)) &&
    needsTow(towed) &&
    hitsOf(tower, 'P') === 0 &&
    sizeOf(tower) >= sizeOf(towed)
  );
}

/** [WG-16.21, WG-16.22] Both of her P hits are permanent. */
const needsTow = ({ hits }: Ship): boolean =>
  hits.filter(({ letter, isPermanent }) => letter === 'P' && isPermanent).length >= 2;

/** [WG-16.24] Large for towing; the other types are small. */
const LARGE: readonly ShipType[] = ['BB', 'BC', 'CA', 'CL', 'CV'];

const sizeOf = ({ card }: Ship): number => (LARGE.includes(card.type) ? 1 : 0);

/** [WG-16.26] A tow ends in the plot. */
export const castOff: OrderRule<'castOff'> = {
  legal: (view, side) =>
    mayPlot(view, side)
      ? realOf(forceOf(view, side)).flatMap(({ tows }) =>
          tows.map(({ towed }) => ({ kind: 'castOff', towed }) as const),
        )
      : [],
  refuse: (view, side, { towed }) => {
    if (!mayPlot(view, side)) return refusal('not-now', 'WG-16.26');
    const isTowed = realOf(forceOf(view, side)).some(({ tows }) =>
      tows.some((it) => it.towed === towed),
    );
    return isTowed ? undefined : refusal('no-such-ship', 'WG-16.26', { ship: towed });
  },
  apply(play, side, { towed }) {
    const taskForce = must(
      realOf(play.state.forces[side]).find(({ ships }) => ships.includes(towed)),
      towed,
    );
    const tower = must(
      taskForce.tows.find((it) => it.towed === towed),
      towed,
    ).tower;
    taskForce.tows = taskForce.tows.filter((it) => it.towed !== towed);
    dropLongPlot(play, side, taskForce);
    tell(play, { kind: 'towCastOff', rule: 'WG-16.26', seenBy: [side], side, tower, towed });
  },
};
