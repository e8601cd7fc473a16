import { type Axial, hexKey, sameHex } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { isFighter, standsInAir } from '../common/stands';
import type { AirStand } from '../model/air';
import type { AirPair, FleetActionState, FleetActionView, Step } from '../model/state';
import { couldAttack, mayAttack } from './factors';

/** The step in which stands are paired, in one hex. */
export type CombatStep = Extract<Step, { kind: 'airCombat' }>;

/** Stands of a side in a hex, in listed order. */
const standsAt = (view: FleetActionView, side: Side, hex: Axial): AirStand[] =>
  standsInAir(view, side).filter((stand) => sameHex(stand.hex, hex));

/** [NW-11.3, NW-20.3, NW-20.4, NW-20.14] Hexes in which enemies have met and somebody may attack, in the order of the stands. */
export function battleHexes(state: FleetActionState): Axial[] {
  const hexes = new Map(standsInAir(state).map(({ hex }) => [hexKey(hex), hex]));
  return [...hexes.values()].filter((hex) => isBattle(state, hex)).map(({ q, r }) => ({ q, r }));
}

function isBattle(state: FleetActionState, hex: Axial): boolean {
  const [allies, axis] = [standsAt(state, 'allies', hex), standsAt(state, 'axis', hex)];
  return (
    allies.length > 0 &&
    axis.length > 0 &&
    [...allies, ...axis].some((stand) => mayAttack(stand) || couldAttack(stand))
  );
}

/** Own stands in the hex of the step, and their enemies. */
export const meeting = (view: FleetActionView, { side, hex }: CombatStep) => ({
  own: standsAt(view, side, hex),
  enemies: standsAt(view, enemyOf(side), hex),
});

export const pairOf = (pairs: readonly AirPair[], { id }: AirStand): AirPair | undefined =>
  pairs.find(({ stand }) => stand === id);

/** [NW-20.4, NW-20.5] Escorts that could take on a stand: it can slip past one of them. */
export const hasEscort = (enemies: readonly AirStand[]): boolean =>
  enemies.some((enemy) => isFighter(enemy) && enemy.turn.escorts !== null);

/** [NW-20.17] Enemies that have been paired with a stand. */
export const takersOf = (
  pairs: readonly AirPair[],
  { id }: AirStand,
  enemies: readonly AirStand[],
): AirStand[] =>
  enemies.filter((enemy) => pairs.some((it) => it.stand === enemy.id && it.opponent === id));
