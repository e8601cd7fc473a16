import { distance } from '../../../hex';
import { type BySide, bySide, must, type Refusal, type Side } from '../../core';
import { bombardmentDice } from '../combat/surface/bombardment';
import { forceOf, knowledgeOf, realOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsState, SeaWingsView } from '../model/state';

/** [WG-3.9, WG-18.1, WG-20.9] */
const CONTACT_HEXES = 1;

const mayWish = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'wishes' && step.asked[side] && !confirmed[side];

type Pair = Pick<OrderOf<'engage'>, 'taskForce' | 'marker'>;

/** [WG-18.2, WG-18.7] Own task forces with ships, each with the spotted enemy markers within 1 hex. */
const pairsOf = (view: SeaWingsView, side: Side): Pair[] =>
  realOf(forceOf(view, side)).flatMap(({ id, hex }) =>
    knowledgeOf(view, side)
      .markers.filter((it) => it.number !== null && distance(it.hex, hex) <= CONTACT_HEXES)
      .map((it) => ({ taskForce: id, marker: it.id })),
  );

/** [WG-20.9] Ships that can bombard an enemy base, with the base. */
function bombardmentsOf(view: SeaWingsView, side: Side): Omit<OrderOf<'bombard'>, 'kind'>[] {
  const force = forceOf(view, side);
  const bases = view.scenario.bases.filter((base) => base.side !== side);
  return realOf(force).flatMap(({ ships, hex }) =>
    bases
      .filter((base) => distance(base.hex, hex) <= CONTACT_HEXES)
      .flatMap(({ id }) =>
        ships
          .filter((ship) => bombardmentDice(must(force.ships[ship], ship)) > 0)
          .map((ship) => ({ ship, base: id })),
      ),
  );
}

/** The sides that have anything to decide in G1. */
export const askedToFight = (state: SeaWingsState): BySide<boolean> =>
  bySide((side) => pairsOf(state, side).length + bombardmentsOf(state, side).length > 0);

/** [WG-18.2, WG-18.3, WG-18.4] Says that a task force wants to engage a marker. */
export const engage: OrderRule<'engage'> = {
  legal: (view, side) =>
    mayWish(view, side)
      ? pairsOf(view, side)
          .map((it) => ({ kind: 'engage', ...it }) as const)
          .filter((order) => !isWanted(view, side, order))
      : [],
  refuse(view, side, { taskForce, marker }): Refusal | undefined {
    if (!mayWish(view, side)) return refusal('not-now', 'WG-18.2');
    const isPair = pairsOf(view, side).some(
      (it) => it.taskForce === taskForce && it.marker === marker,
    );
    return isPair && !isWanted(view, side, { taskForce, marker })
      ? undefined
      : refusal('no-such-pair', 'WG-18.7', { taskForce, marker });
  },
  apply(play, side, { taskForce, marker }) {
    play.state.forces[side].wishes.push({ taskForce, marker });
    const facts = { side, taskForce, marker };
    tell(play, { kind: 'engagementWanted', rule: 'WG-18.2', seenBy: [side], ...facts });
  },
};

const isWanted = (view: SeaWingsView, side: Side, { taskForce, marker }: Pair): boolean =>
  forceOf(view, side).wishes.some((it) => it.taskForce === taskForce && it.marker === marker);

/** [WG-20.9, WG-20.11] */
export const bombard: OrderRule<'bombard'> = {
  legal: (view, side) =>
    mayWish(view, side)
      ? bombardmentsOf(view, side)
          .map((it) => ({ kind: 'bombard', ...it }) as const)
          .filter((order) => !bombard.refuse(view, side, order))
      : [],
  refuse(view, side, { ship, base }): Refusal | undefined {
    if (!mayWish(view, side)) return refusal('not-now', 'WG-20.9');
    const can = bombardmentsOf(view, side).some((it) => it.ship === ship && it.base === base);
    const hasOrder = forceOf(view, side).bombarding.some((it) => it.ship === ship);
    return can && !hasOrder ? undefined : refusal('no-bombardment', 'WG-20.9', { ship, base });
  },
  apply(play, side, { ship, base }) {
    play.state.forces[side].bombarding.push({ ship, base });
    const facts = { side, ship, base };
    tell(play, { kind: 'bombardmentOrdered', rule: 'WG-20.9', seenBy: [side], ...facts });
  },
};
