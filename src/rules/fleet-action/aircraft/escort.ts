import { sameHex } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { mayIntercept, standOf, standsInAir, witnesses } from '../common/stands';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { activateSquadron } from './opening';
import { openStands, refuseStand } from './refusing';

/** [NW-10.14] Fighters that have intercepted nobody and are not intercepted themselves. */
const mayEscort = (stand: AirStand): boolean =>
  mayIntercept(stand) && stand.turn.engaged.length === 0 && stand.turn.escorts === null;

/** [NW-10.14] Intercepted friends in the hex of a stand. */
const friendsInNeed = (view: FleetActionView, { id, side, hex }: AirStand): AirStand[] =>
  standsInAir(view, side).filter(
    (it) => it.id !== id && it.turn.isIntercepted && sameHex(it.hex, hex),
  );

/** [NW-10.14] A fighter declares itself the escort of an intercepted friend in its hex. */
export const escort: OrderRule<'escort'> = {
  legal: (view, side) =>
    openStands(view, side)
      .filter(mayEscort)
      .flatMap((stand) =>
        friendsInNeed(view, stand).map((friend) => ({
          kind: 'escort' as const,
          stand: stand.id,
          friend: friend.id,
        })),
      ),
  refuse: refuseEscort,
  apply(play, _side, { stand: id, friend }) {
    const stand = standOf(play.state, id);
    activateSquadron(play, stand);
    declare(play, stand, friend);
  },
};

function refuseEscort(
  view: FleetActionView,
  side: Side,
  { stand: id, friend }: OrderOf<'escort'>,
): Refusal | undefined {
  const closed = refuseStand(view, side, id);
  if (closed) return closed;
  const stand = standOf(view, id);
  if (!mayEscort(stand)) return refusal('no-escort', 'NW-10.14', { stand: id });
  return friendsInNeed(view, stand).some((it) => it.id === friend)
    ? undefined
    : refusal('no-such-stand', 'NW-10.14', { stand: friend });
}

function declare(play: Play, stand: AirStand, friend: string): void {
  stand.turn.escorts = friend;
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  tell(play, { kind: 'escorted', rule: 'NW-10.14', seenBy, side, stand: id, friend });
}

/** [NW-10.14, NW-33.4] At the end of the phase fighters without an order escort the first friend in need. */
export function escortAsUsual(play: Play): void {
  for (const stand of standsInAir(play.state)) {
    const [friend] = mayEscort(stand) ? friendsInNeed(play.state, stand) : [];
    if (friend) declare(play, stand, friend.id);
  }
}
