import type { OrderOf } from '../../../rules/seekrieg';
import type { AirKind, SearchKind } from '../../../rules/seekrieg/query';
import { listed } from '../../core/say';
import type { Names } from '../common/names';
import { seekriegOrdersText as say } from '../texts/orders';
import { NONE, type Texts } from './texts';

/** '4 a6m2 and 6 d3a1' */
function aircraftText(aircraft: OrderOf<'deck'>['aircraft'], names: Names): string {
  if (aircraft.length === 0) return say('aircraft.none');
  return listed(
    aircraft.map(({ aircraft: type, count, load }) =>
      say(load > 0 ? 'aircraft.load' : 'aircraft', {
        name: names.aircraft(type),
        count,
        load: load + 1,
      }),
    ),
  );
}

/** Orders of the air and search modules. */
export const AIR_TEXTS: Texts<AirKind | SearchKind> = {
  carrier: ({ base, task, aircraft }, names) =>
    say(`carrier.${task}`, { base: names.base(base), aircraft: aircraftText(aircraft, names) }),
  deck: ({ base, aircraft }, names) =>
    say('deck', { base: names.base(base), aircraft: aircraftText(aircraft, names) }),
  strike: ({ group, at, level, attack, knots }, names) =>
    say('strike', {
      ...{
        group: names.flight(group),
        knots,
        target: typeof at === 'string' ? names.ship(at) : names.hex(at),
      },
      ...{ level: say(`level.${level}`), attack: say(`attack.${attack}`) },
    }),
  cap: ({ group, over, level, landsOnTurn }, names) =>
    say('cap', {
      ...{
        group: names.flight(group),
        ship: names.ship(over),
        level: say(`level.${level}`),
        turn: landsOnTurn,
      },
    }),
  vector: ({ raid, sections }, names) =>
    say('vector', { raid: names.flight(raid), count: sections }),
  allocate: ({ onFighters, onAttackers }) =>
    say('allocate', { fighters: onFighters, attackers: onAttackers }),
  breakOff: ({ group }, names) => say('breakOff', { group: names.flight(group) }),
  aim: ({ boxes }) =>
    boxes.length === 0 ? say('aim.none') : say('aim', { boxes: listed(boxes.map(String)) }),
  attack: ({ group, target, count }, names) =>
    say('attack', { group: names.flight(group), target: names.ship(target), number: count }),
  abort: ({ group }, names) => say('abort', { group: names.flight(group) }),
  spot: ({ ship: id, target }, names) => {
    const ship = names.ship(id);
    return target === NONE
      ? say('spot.none', { ship })
      : say('spot', { ship, target: names.ship(target) });
  },
  screen: ({ ship, target }, names) =>
    say('screen', { ship: names.ship(ship), target: names.ship(target) }),
  search: ({ force, path }, names) => {
    const hex = path.at(-1);
    return hex
      ? say('search', { force: names.force(force), hex: names.hex(hex) })
      : say('search.none', { force: names.force(force) });
  },
  searchPattern: ({ group, pattern, at }, names) =>
    say('searchPattern', { group: names.group(group), pattern, hex: names.hex(at) }),
  shadow: ({ force, contact }, names) =>
    say('shadow', { force: names.force(force), contact: names.ship(contact) }),
  contact: ({ contact, choice }, names) =>
    say(`contact.${choice}`, { contact: names.ship(contact) }),
  formation: ({ force, ship, offset }, names) =>
    say('formation', { force: names.force(force), ship: names.ship(ship), hex: names.hex(offset) }),
};
