import type { Refusal, Side } from '../../core';
import { doneAsking } from '../common/done';
import { isFighter } from '../common/stands';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { dogfightOf, mayAttack } from './factors';
import { type CombatStep, hasEscort, meeting, pairOf, takersOf } from './meeting';

type AirCombat = OrderOf<'airCombat'>;

const stepOf = ({ step }: FleetActionView, side: Side): CombatStep | undefined =>
  step.kind === 'airCombat' && step.side === side ? step : undefined;

/** [NW-20.4, NW-20.17] Whom a stand may be paired with: any enemy, or those that may take it on where it can only reply. */
function opponentsOf(
  stand: AirStand,
  enemies: readonly AirStand[],
  { pairs }: CombatStep,
): readonly AirStand[] {
  if (mayAttack(stand)) return enemies;
  if (dogfightOf(stand) === null) return [];
  const takers = takersOf(pairs, stand, enemies);
  return takers.length > 0 ? takers : enemies.filter(isFighter);
}

/** [NW-20.5] An attacker that is no escort itself, where the enemy has escorts. */
const maySlip = (stand: AirStand, opponent: AirStand, enemies: readonly AirStand[]): boolean =>
  mayAttack(stand) &&
  stand.turn.escorts === null &&
  hasEscort(enemies.filter(({ id }) => id !== opponent.id));

function legalPairs(view: FleetActionView, side: Side): AirCombat[] {
  const step = stepOf(view, side);
  if (!step) return [];
  const { own, enemies } = meeting(view, step);
  return own
    .filter((stand) => !pairOf(step.pairs, stand))
    .flatMap((stand) =>
      opponentsOf(stand, enemies, step).flatMap((opponent) =>
        (maySlip(stand, opponent, enemies) ? [false, true] : [false]).map(
          (slip): AirCombat => ({
            kind: 'airCombat',
            stand: stand.id,
            opponent: opponent.id,
            slip,
          }),
        ),
      ),
    );
}

function refusePair(
  view: FleetActionView,
  side: Side,
  { stand: id, opponent: at, slip }: AirCombat,
): Refusal | undefined {
  const step = stepOf(view, side);
  if (!step) return refusal('not-now', 'NW-20.16');
  const { own, enemies } = meeting(view, step);
  const stand = own.find((it) => it.id === id);
  const opponent = enemies.find((it) => it.id === at);
  if (!stand || !opponent) return refusal('no-such-stand', 'NW-20.4', { stand: stand ? at : id });
  if (!opponentsOf(stand, enemies, step).includes(opponent))
    return refusal('cannot-fight', 'NW-20.1', { stand: id });
  return slip && !maySlip(stand, opponent, enemies)
    ? refusal('nobody-to-slip', 'NW-20.5', { stand: id })
    : undefined;
}

/** [NW-20.4, NW-20.5, NW-20.16, NW-20.17] Pairs a stand with an opponent, in place of an earlier one. */
export const airCombat: OrderRule<'airCombat'> = {
  legal: legalPairs,
  refuse: refusePair,
  apply({ state }, side, { stand, opponent, slip }) {
    const step = stepOf(state, side);
    if (!step) return;
    const others = step.pairs.filter((it) => it.stand !== stand);
    step.pairs = [...others, { stand, opponent, slip }];
  },
};

/** [NW-33.4] Stands without an order take on their usual opponents. */
export const doneMatching = doneAsking((view, side) => !!stepOf(view, side), 'NW-20.16');
