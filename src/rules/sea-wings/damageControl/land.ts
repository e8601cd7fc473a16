import type { Refusal, Side } from '../../core';
import { oneOrAll } from '../common/amounts';
import { formationsOf } from '../common/formations';
import { forceOf } from '../common/own';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import { freeRoomAt, homelessIn, placesFor } from './landing';

/** [WG-24.1] C3. */
const mayLand = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'grouping' && !confirmed[side];

/** Homeless factors of a formation for which no place has been named. */
function unplaced(force: Force, id: string): number {
  const formation = force.formations[id];
  const named = force.landings
    .filter((it) => it.formation === id)
    .reduce((sum, { factors }) => sum + factors, 0);
  return formation ? homelessIn(force, formation) - named : 0;
}

/** [WG-5.7, WG-5.8, WG-5.12] Where homeless factors land: those of CAP and strikes now, those that search after their search. */
export const land: OrderRule<'land'> = {
  // One factor or all that find room; `refuse` allows any number.
  legal(view, side) {
    if (!mayLand(view, side)) return [];
    const force = forceOf(view, side);
    return formationsOf(force).flatMap((formation) =>
      unplaced(force, formation.id) <= 0
        ? []
        : placesFor(force, formation).flatMap((home) => {
            const most = Math.min(unplaced(force, formation.id), freeRoomAt(force, home));
            return oneOrAll(most).map((factors) => ({
              kind: 'land',
              formation: formation.id,
              factors,
              to: home.id,
            }));
          }),
    );
  },
  refuse(view, side, { formation: id, factors, to }): Refusal | undefined {
    if (!mayLand(view, side)) return refusal('not-now', 'WG-5.12');
    const force = forceOf(view, side);
    const formation = force.formations[id];
    const free = unplaced(force, id);
    if (!formation || factors < 1 || factors > free)
      return refusal('no-factors', 'WG-5.12', { formation: id, free });
    const home = placesFor(force, formation).find((it) => it.id === to);
    if (!home) return refusal('no-such-force', 'WG-5.7', { over: to });
    const room = freeRoomAt(force, home);
    return factors > room ? refusal('no-room', 'WG-2.11', { to, room }) : undefined;
  },
  apply(play, side, { formation, factors, to }) {
    play.state.forces[side].landings.push({ formation, factors, to });
    const facts = { side, formation, factors, to };
    tell(play, { kind: 'landingChosen', rule: 'WG-5.12', seenBy: [side], ...facts });
  },
};
