import type { AnySystem, GivenOrder } from '../../rules/core';
import { eachSegment, makeSave, type Save } from '../../scenario';
import { faultLine } from './faultLine';
import { UsageError } from './usage';

/** A game that can be saved. */
interface Keepable {
  system: AnySystem;
  scenario: unknown;
  options: unknown;
  seed: string;
}

/**
 * The save of a game. The last order may be one at which the rules break down: then the digests cover those before
 * it, so that a replay reaches the same breakdown.
 */
export function saveOf(game: Keepable, orders: readonly GivenOrder[]): Save {
  const whole = makeSave({ ...game, orders }, eachSegment(game.system));
  if (whole.ok) return whole.value;
  const sound = makeSave({ ...game, orders: orders.slice(0, -1) }, eachSegment(game.system));
  if (!sound.ok) throw new UsageError(sound.faults.map(faultLine).join('\n'));
  return { ...sound.value, orders: [...orders] };
}
