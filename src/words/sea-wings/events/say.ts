import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { EventOf, SeaWingsEvent } from '../../../rules/sea-wings';
import type { Part, Telling } from '../../core/logLine';
import { listedParts } from '../../core/say';
import { sayer } from '../../core/sentences';
import type { Names } from '../common/names';
import type { en } from '../en/log';
import { wingsLogText } from '../texts/log';

/** How one kind of event is told; `null` where nothing is worth a line. */
export type Teller<Kind extends SeaWingsEvent['kind']> = (
  event: EventOf<Kind>,
  names: Names,
) => Telling | null;

/** A teller for each of some kinds of event. */
export type Tellers<Kind extends SeaWingsEvent['kind']> = { [K in Kind]: Teller<K> };

/** A sentence of the log in the language of the screen, in pieces. */
export const say = sayer<typeof en>(wingsLogText);

/** The pieces of which sentences are made. */
export const ship = (names: Names, id: string): Part => ({ name: names.ship(id), about: 'ship' });
export const force = (names: Names, id: string): Part => ({
  name: names.force(id),
  about: 'stack',
});
export const marker = (names: Names, id: string): Part => ({
  name: names.marker(id),
  about: 'stack',
});
export const base = (names: Names, id: string): Part => ({ name: names.base(id), about: 'stack' });
export const side = (names: Names, of: Side): Part => ({ name: names.side(of), about: 'side' });
export const place = (names: Names, hex: Axial): Part => ({ name: names.hex(hex), about: 'hex' });

/** What is attacked: a ship, or a base. */
export const target = (names: Names, id: string): Part => ({
  name: names.home(id),
  about: names.base(id) === names.home(id) ? 'stack' : 'ship',
});

/** Ships by name, as a list. */
export const ships = (names: Names, ids: readonly string[]): Part[] =>
  listedParts(ids.map((id) => ship(names, id)));
