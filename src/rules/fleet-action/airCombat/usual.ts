import type { AirStand } from '../model/air';
import type { AirStandId } from '../model/ids';
import type { AirPair, FleetActionState } from '../model/state';
import { couldAttack, dogfightOf, mayAttack } from './factors';
import { type CombatStep, meeting, pairOf, takersOf } from './meeting';

/** The stand with the most aircraft, the first of equals. */
export const largest = (stands: readonly AirStand[]): AirStand | undefined =>
  stands.reduce<AirStand | undefined>(
    (most, it) => (most && most.count >= it.count ? most : it),
    undefined,
  );

/** [NW-20.4, NW-33.4] The pairs of the side whose turn it is, with the usual opponent for each stand without an order. */
export function completed(state: FleetActionState, step: CombatStep): AirPair[] {
  const { own, enemies } = meeting(state, step);
  const pairs = [...step.pairs];
  for (const stand of own) {
    const opponent =
      mayAttack(stand) && !pairOf(pairs, stand) ? usualOpponent(stand, enemies, pairs) : undefined;
    if (opponent) pairs.push({ stand: stand.id, opponent: opponent.id, slip: false });
  }
  return pairs;
}

/** An escort takes on whoever attacks its friend; others the enemy that they have met, bombers before fighters. */
function usualOpponent(
  stand: AirStand,
  enemies: readonly AirStand[],
  pairs: readonly AirPair[],
): AirStand | undefined {
  const { escorts } = stand.turn;
  if (escorts !== null) return attackerOf(escorts, enemies, pairs) ?? largest(enemies);
  const met = enemies.filter(({ id }) => stand.turn.engaged.includes(id));
  const prey = met.length > 0 ? met : enemies;
  return largest(prey.filter((it) => !mayAttack(it))) ?? largest(prey);
}

/** [NW-20.4] Who attacks a friend, before others that may attack; nobody whom another escort has taken on. */
function attackerOf(
  friend: AirStandId,
  enemies: readonly AirStand[],
  pairs: readonly AirPair[],
): AirStand | undefined {
  const free = enemies.filter(
    (enemy) => mayAttack(enemy) && !pairs.some(({ opponent }) => opponent === enemy.id),
  );
  const isAtFriend = (enemy: AirStand) =>
    pairOf(pairs, enemy)?.opponent === friend || enemy.turn.engaged.includes(friend);
  return largest(free.filter(isAtFriend)) ?? largest(free);
}

/** [NW-20.3, NW-20.16, NW-20.17] Whether its owner has anything to decide about a stand that he has not paired. */
export function isUndecided(state: FleetActionState, step: CombatStep, stand: AirStand): boolean {
  if (pairOf(step.pairs, stand)) return false;
  const { enemies } = meeting(state, step);
  if (mayAttack(stand)) return enemies.length > 1;
  if (couldAttack(stand)) return true;
  return dogfightOf(stand) !== null && takersOf(step.pairs, stand, enemies).length > 1;
}
