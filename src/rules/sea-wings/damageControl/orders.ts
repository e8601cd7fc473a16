import { must, type Side } from '../../core';
import { isCrippled } from '../common/condition';
import { forceOf } from '../common/own';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';

const mayOrder = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'damageControl' && !confirmed[side];

/** [WG-14.18, WG-14.20] The hit that a damaged base rolls for. */
export const repair: OrderRule<'repair'> = {
  legal: (view, side) =>
    mayOrder(view, side)
      ? Object.values(forceOf(view, side).bases).flatMap(({ card, hits }) =>
          [...new Set(hits)].map((hit) => ({ kind: 'repair', base: card.id, hit }) as const),
        )
      : [],
  refuse(view, side, { base, hit }) {
    if (!mayOrder(view, side)) return refusal('not-now', 'WG-14.20');
    const hits = forceOf(view, side).bases[base]?.hits ?? [];
    return hits.includes(hit) ? undefined : refusal('no-such-hit', 'WG-14.20', { base });
  },
  apply(play, side, { base, hit }) {
    play.state.forces[side].repairs[base] = hit;
    tell(play, { kind: 'repairChosen', rule: 'WG-14.20', seenBy: [side], side, at: base });
  },
};

/** [WG-14.22] A ship with two P hits goes down by her owner's hand at the end of the phase. */
export const scuttle: OrderRule<'scuttle'> = {
  legal: (view, side) =>
    mayOrder(view, side)
      ? Object.values(forceOf(view, side).ships)
          .filter((it) => it.fate === 'afloat' && isCrippled(it))
          .filter(({ card }) => !forceOf(view, side).scuttling.includes(card.id))
          .map(({ card }) => ({ kind: 'scuttle', ship: card.id }))
      : [],
  refuse(view, side, { ship: id }) {
    if (!mayOrder(view, side)) return refusal('not-now', 'WG-14.22');
    const { ships, scuttling } = forceOf(view, side);
    const ship = ships[id];
    const isOne = ship?.fate === 'afloat' && isCrippled(ship) && !scuttling.includes(id);
    return isOne ? undefined : refusal('not-crippled', 'WG-14.22', { ship: id });
  },
  apply(play, side, { ship }) {
    const force = play.state.forces[side];
    must(force.ships[ship], ship);
    force.scuttling.push(ship);
    tell(play, { kind: 'shipScuttled', rule: 'WG-14.22', seenBy: [side], side, at: ship });
  },
};
