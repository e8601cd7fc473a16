import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { EventOf, FleetActionEvent } from '../../../rules/fleet-action';
import type { Part, Telling } from '../../core/logLine';
import { listedParts } from '../../core/say';
import { sayer } from '../../core/sentences';
import type { Names } from '../common/names';
import type { en } from '../en/log';
import { fleetLogText } from '../texts/log';

/** How one kind of event is told; `null` where nothing is worth a line. */
export type Teller<Kind extends FleetActionEvent['kind']> = (
  event: EventOf<Kind>,
  names: Names,
) => Telling | null;

/** A teller for each of some kinds of event. */
export type Tellers<Kind extends FleetActionEvent['kind']> = { [K in Kind]: Teller<K> };

/** A sentence of the log in the language of the screen, in pieces. */
export const say = sayer<typeof en>(fleetLogText);

/** The pieces of which sentences are made. A unit that the view does not have is no ship to anyone. */
export const unit = (names: Names, id: string): Part => ({
  name: names.unit(id),
  about: names.sheetOf(id) ? 'ship' : 'stack',
});
export const stand = (names: Names, id: string): Part => ({
  name: names.stand(id),
  about: 'stack',
});
export const contact = (names: Names, id: string): Part => ({
  name: names.contact(id),
  about: 'stack',
});
export const squadron = (names: Names, id: string): Part => ({
  name: names.squadron(id),
  about: 'stack',
});
export const side = (names: Names, of: Side): Part => ({ name: names.side(of), about: 'side' });
export const place = (names: Names, hex: Axial): Part => ({ name: names.hex(hex), about: 'hex' });

/** A ship or a stand of aircraft. */
export const either = (names: Names, id: string): Part =>
  names.isStand(id) ? stand(names, id) : unit(names, id);

/** Ships by name, as a list. */
export const units = (names: Names, ids: readonly string[]): Part[] =>
  listedParts(ids.map((id) => unit(names, id)));

/** 'no hits', 'one hit', '3 hits' */
export const hitCount = (count: number): string => fleetLogText('hits', { count });
