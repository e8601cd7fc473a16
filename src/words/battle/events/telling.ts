import type { Axial } from '../../../hex';
import type { BattleEvent, EventOf, ShipId, StackId } from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import { type Lights, NO_LIGHTS, type Part, type Telling, type Tone } from '../../core/logLine';
import { listedParts, upperFirst } from '../../core/say';
import type { Names } from '../common/names';
import { wordsText } from '../texts/words';

/** How to describe one kind of event. */
type Teller<Kind extends BattleEvent['kind']> = (event: EventOf<Kind>, names: Names) => Telling;

/** A teller for each of some kinds of event. */
export type Tellers<Kind extends BattleEvent['kind']> = { [K in Kind]: Teller<K> };

/** The pieces of sentences. */
export const ship = (names: Names, id: ShipId): Part => ({ name: names.ship(id), about: 'ship' });
export const stack = (names: Names, id: StackId): Part => ({
  name: names.stack(id),
  about: 'stack',
});
export const side = (names: Names, of: Side): Part => ({ name: names.side(of), about: 'side' });
export const hex = (names: Names, at: Axial): Part => ({ name: names.hex(at), about: 'hex' });

/** Ships by name, as a list. */
export const ships = (names: Names, ids: readonly ShipId[]): Part[] =>
  listedParts(ids.map((id) => ship(names, id)));

/** Stacks in the same way. */
export const stacks = (names: Names, ids: readonly StackId[]): Part[] =>
  listedParts(ids.map((id) => stack(names, id)));

interface How {
  tone?: Tone;
  depth?: Telling['depth'];
  lights?: Partial<Lights>;
}

export const telling = (
  parts: readonly Part[],
  { tone = 'plain', depth = 0, lights = {} }: How = {},
): Telling => ({ parts: capitalized(parts), tone, depth, lights: { ...NO_LIGHTS, ...lights } });

/** A sentence that starts with plain words, or with the name of a side or 'a stack', starts with a capital. */
function capitalized([first, ...rest]: readonly Part[]): Part[] {
  if (first === undefined) return [];
  if (typeof first === 'string') return [upperFirst(first), ...rest];
  const isCommon = first.about === 'side' || first.name === wordsText('aStack');
  return [isCommon ? { ...first, name: upperFirst(first.name) } : first, ...rest];
}
