import { copyPlain, type Dice } from '../../core';
import { conditionOf } from '../common/own';
import type { SeekriegState } from '../model/state';
import type { Effect, Ship } from '../model/units';
import { carryOut } from './acts';
import { begin } from './effects';
import { struck } from './rolling';

/** An effect that may have struck a ship, in place of what did. */
type MayBe = Pick<Effect, 'cd' | 'turnsLeft'> & { sideHit: 'port' | 'starboard' };

/**
 * [SK-14.15, SK-29.25] A ship with one more effect of CHART N4 in force, where it finds something to act on; `null` where it
 * finds nothing, or nothing of it lasts. For effects that do no more at once; the ship given is not changed.
 */
export function struckAfresh(
  state: SeekriegState,
  ship: Ship,
  { cd, turnsLeft, sideHit }: MayBe,
  dice: Dice,
): Ship | null {
  const after = { ...ship, condition: copyPlain(conditionOf(ship)) };
  const ships = { ...state.ships, [ship.id]: after };
  const it = struck({ state: { ...state, ships }, events: [], dice }, after);
  const row = it.tables.criticalEffects.effects[cd];
  const found = row ? carryOut(it, row, { penetrated: true, sideHit }) : null;
  if (found === null || found === 'done') return null;
  const effect = { cd, turnsLeft, ...found };
  begin(it, effect);
  after.condition.effects.push(effect);
  return after;
}
