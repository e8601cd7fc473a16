import { standPasses } from '../common/airMorale';
import { standOf } from '../common/stands';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import type { AirPair, FleetActionState } from '../model/state';
import { SLIP_MODIFIER } from '../tables/air';
import { dogfightOf, mayAttack } from './factors';
import { largest } from './usual';

/** One stand attacks another. */
export interface Bout {
  stand: AirStand;
  at: AirStand;
}

/** [NW-20.16] Who attacks whom in a hex: attacks as paired, turned by escorts that are not passed by, and replies. */
export function boutsOf(play: Play, pairs: readonly AirPair[]): Bout[] {
  const attacks = pairs.filter(({ stand }) => mayAttack(standOf(play.state, stand)));
  const bouts = attacks.map((pair) => ({
    stand: standOf(play.state, pair.stand),
    at: targetOf(play, pair, attacks),
  }));
  return [...bouts, ...repliesTo(bouts, pairs)];
}

/** [NW-20.4, NW-20.5] The first escort that takes a stand on is its opponent, unless it slips past. */
function targetOf(play: Play, pair: AirPair, attacks: readonly AirPair[]): AirStand {
  const { state } = play;
  const stand = standOf(state, pair.stand);
  const escort = attacks.find((it) => isBlocking(state, it, stand));
  if (!escort || escort.stand === pair.opponent || (pair.slip && slips(play, stand)))
    return standOf(state, pair.opponent);
  return standOf(state, escort.stand);
}

const isBlocking = (state: FleetActionState, pair: AirPair, { id, turn }: AirStand): boolean =>
  pair.opponent === id && turn.escorts === null && standOf(state, pair.stand).turn.escorts !== null;

/** [NW-20.5] */
function slips(play: Play, stand: AirStand): boolean {
  const { isPassed, dice } = standPasses(play, stand, 'slip', SLIP_MODIFIER);
  const { id, side } = stand;
  tell(play, {
    kind: 'slipped',
    rule: 'NW-20.5',
    side,
    stand: id,
    isThrough: isPassed,
    dice,
  });
  return isPassed;
}

/** [NW-20.16, NW-20.17] Stands that are attacked and attack nobody reply to one: their owner's choice, else the largest. */
function repliesTo(bouts: readonly Bout[], pairs: readonly AirPair[]): Bout[] {
  const attacked = [...new Set(bouts.map(({ at }) => at))].filter(
    (stand) => dogfightOf(stand) !== null && !bouts.some((bout) => bout.stand === stand),
  );
  return attacked.flatMap((stand) => {
    const attackers = bouts.filter(({ at }) => at === stand).map((bout) => bout.stand);
    const chosen = pairs.find((pair) => pair.stand === stand.id)?.opponent;
    const at = attackers.find(({ id }) => id === chosen) ?? largest(attackers);
    return at ? [{ stand, at }] : [];
  });
}
