import { type Axial, sameHex } from '../../../../hex';
import { foresee } from '../../../../rules/core';
import { type Order, type OrderOf, seekrieg } from '../../../../rules/seekrieg';
import {
  type AirBase,
  airOffers,
  countOf,
  deckTurns,
  type ForceContact,
} from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';
import { aircraftText } from './sayFlight';

/** Orders that one press gives. */
interface Proposal {
  key: string;
  text: string;
  note?: string;
  orders: readonly Order[];
}

type Asked = Pick<Desk, 'view' | 'side' | 'legal' | 'names'>;
type Carrier = OrderOf<'carrier'>;

/** [SK-34.3, SK-34.16] The usual orders of the rules for a deck; a strike with its target, fighters with their ship. */
export function proposalsFor(desk: Asked, base: AirBase): Proposal[] {
  if (base.work) return [];
  // Left alone, it recovers who comes home.
  const offers = ordersOf(desk.legal, 'carrier').filter(
    (it) => it.base === base.id && it.task !== 'recover',
  );
  const different = new Map(offers.map((it) => [JSON.stringify(it), it]));
  return [...different.values()].map((offer) => proposalOf(desk, base, offer));
}

function proposalOf(desk: Asked, base: AirBase, offer: Carrier): Proposal {
  const { names, view } = desk;
  const { task, aircraft } = offer;
  const key = JSON.stringify(offer);
  if (task === 'launch') return launchOf(desk, base, offer, key);
  const turns = deckTurns(view, base, task, countOf(aircraft));
  return {
    ...{ key, orders: [offer] },
    text: seekriegAirText(task === 'rearm' ? 'do.rearm' : 'do.arm', {
      aircraft: aircraftText(aircraft, names),
    }),
    note: seekriegAirText('takes', { count: turns }),
  };
}

/** Fighters fly over their ship; bombers go for the newest report, if they reach it. */
function launchOf(desk: Asked, base: AirBase, offer: Carrier, key: string): Proposal {
  const { view, names } = desk;
  const aircraft = aircraftText(offer.aircraft, names);
  const count = deckTurns(view, base, 'launch', countOf(offer.aircraft));
  const mission = missionOf(desk, offer);
  const told = { key, note: seekriegAirText('takes', { count }) };
  if (mission?.kind === 'cap')
    return { ...told, text: seekriegAirText('do.cap', { aircraft }), orders: [offer, mission] };
  const target = mission && newestReport(desk);
  if (!target)
    return { ...told, text: seekriegAirText('do.launch', { aircraft }), orders: [offer] };
  const text = seekriegAirText('do.strike', { aircraft, target: names.ship(target.id) });
  return { ...told, text, orders: [offer, mission] };
}

/** What the rules would offer the flight once its launch has been ordered. */
function missionOf(desk: Asked, launch: Carrier): OrderOf<'cap'> | OrderOf<'strike'> | undefined {
  const { view, side } = desk;
  const seen = foresee(seekrieg, view, side, launch)?.view;
  const before = view.forces[side]?.flights ?? {};
  const id = Object.keys(seen?.forces[side]?.flights ?? {}).find((it) => !before[it]);
  if (!seen || id === undefined) return undefined;
  const offers = airOffers(seen, side);
  const goal = newestReport(desk)?.hex;
  const cap = offers.find((it) => it.kind === 'cap' && it.group === id);
  const strike = offers.find(
    (it) => it.kind === 'strike' && it.group === id && goal && isAt(it.at, goal),
  );
  return (cap ?? strike) as OrderOf<'cap'> | OrderOf<'strike'> | undefined;
}

const isAt = (at: OrderOf<'strike'>['at'], goal: Axial): boolean =>
  typeof at !== 'string' && sameHex(at, goal);

/** The report of an enemy force that is the newest. */
function newestReport({ view, side }: Pick<Desk, 'view' | 'side'>): ForceContact | undefined {
  const contacts = Object.values(view.forces[side]?.search?.contacts ?? {});
  return contacts.toSorted((a, b) => b.hour - a.hour)[0];
}
