import type { Side } from '../../../rules/core';
import type { EventOf, StrategicEvent } from '../../../rules/strategic';
import type { Part, Telling } from '../../core/logLine';
import { listedParts } from '../../core/say';
import { sayer } from '../../core/sentences';
import type { Names } from '../common/names';
import type { en } from '../en/log';
import { strategicLogText } from '../texts/log';

/** How one kind of event is told; `null` where nothing is worth a line. */
export type Teller<Kind extends StrategicEvent['kind']> = (
  event: EventOf<Kind>,
  names: Names,
) => Telling | null;

/** A teller for each of some kinds of event. */
export type Tellers<Kind extends StrategicEvent['kind']> = { [K in Kind]: Teller<K> };

/** A sentence of the strategic log in the language of the screen, in pieces. */
export const say = sayer<typeof en>(strategicLogText);

/** The pieces of which sentences are made. */
export const ship = (names: Names, id: string): Part => ({ name: names.ship(id), about: 'ship' });
export const division = (names: Names, id: string): Part => ({
  name: names.division(id),
  about: 'stack',
});
export const land = (names: Names, id: string): Part => ({
  name: names.landUnit(id),
  about: 'stack',
});
export const side = (names: Names, of: Side): Part => ({ name: names.side(of), about: 'side' });

/** Several things by name, as a list. */
export const list = (
  names: Names,
  ids: readonly string[],
  part: (names: Names, id: string) => Part,
): Part[] => listedParts(ids.map((id) => part(names, id)));
