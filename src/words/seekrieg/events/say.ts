import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { EventOf, SeekriegEvent } from '../../../rules/seekrieg';
import type { Part, Telling } from '../../core/logLine';
import { sayer } from '../../core/sentences';
import type { Names } from '../common/names';
import type { en } from '../en/log';
import { seekriegLogText } from '../texts/log';

/** How one kind of event is told; `null` where nothing is worth a line. */
export type Teller<Kind extends SeekriegEvent['kind']> = (
  event: EventOf<Kind>,
  names: Names,
) => Telling | null;

/** A teller for each of some kinds of event. */
export type Tellers<Kind extends SeekriegEvent['kind']> = { [K in Kind]: Teller<K> };

/** A sentence of the log in the language of the screen, in pieces. */
export const say = sayer<typeof en>(seekriegLogText);

/** A ship, or a marker. */
export const ship = (names: Names, id: string): Part => ({
  name: names.ship(id),
  about: names.sheetOf(id) ? 'ship' : 'stack',
});
export const side = (names: Names, of: Side): Part => ({ name: names.side(of), about: 'side' });
export const place = (names: Names, hex: Axial): Part => ({ name: names.hex(hex), about: 'hex' });

/** 'no hits', 'one hit', '3 hits' */
export const hitCount = (count: number): string => seekriegLogText('hits', { count });
