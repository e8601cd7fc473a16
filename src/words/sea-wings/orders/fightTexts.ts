import type { Order, OrderOf } from '../../../rules/sea-wings';
import { ESCORTS, isOwnWay, SHIP_KINDS } from '../../../rules/sea-wings/query';
import { listed } from '../../core/say';
import { cardName } from '../common/cardName';
import { cardObject } from '../common/cardObject';
import { wayName } from '../common/ways';
import { wingsNamesText } from '../texts/names';
import { wingsOrdersText } from '../texts/orders';
import { wingsRefusalWordsText } from '../texts/refusalWords';
import type { Around, Texts } from './texts';

/** Decisions of strikes, damage control, searches, gunfire and cards. */
type FightKind = Extract<
  Order['kind'],
  | 'flyOff'
  | 'launchCut'
  | 'divert'
  | 'scramble'
  | 'aaFormation'
  | 'allotCap'
  | 'allotEscorts'
  | 'aim'
  | 'allotAA'
  | 'repair'
  | 'scuttle'
  | 'land'
  | 'tell'
  | 'tellNothing'
  | 'capVsSearch'
  | 'engage'
  | 'bombard'
  | 'chooseWay'
  | 'battle'
  | 'fight'
  | 'pass'
  | 'shoot'
  | 'holdFire'
  | 'discard'
  | 'playCard'
  | 'exposeShips'
  | 'giveUpSearcher'
  | 'resign'
  | 'confirm'
>;

export const FIGHT_TEXTS: Texts<FightKind> = {
  flyOff: ({ home, answer }, { names }) =>
    wingsOrdersText(`flyOff.${answer}`, { home: names.home(home) }),
  launchCut: ({ formation, factors }, { names }) =>
    wingsOrdersText('launchCut', { formation: names.formation(formation), count: factors }),
  divert: ({ target }, { names }) => wingsOrdersText('divert', { target: names.target(target) }),
  scramble: ({ formation, factors }, { names }) =>
    wingsOrdersText('scramble', { formation: names.formation(formation), count: factors }),
  aaFormation: ({ ring }, { names }) =>
    ring.length === 0
      ? wingsOrdersText('aaNoRing')
      : wingsOrdersText('aaFormation', { ring: listed(ring.map(names.ship)) }),
  allotCap: ({ patrol, factors, to }, { names }) =>
    wingsOrdersText('allotCap', {
      ...{ patrol: names.flight(patrol), to: names.flight(to), count: factors },
    }),
  allotEscorts: ({ letter, factors, to }, { names }) =>
    to === ESCORTS
      ? wingsOrdersText('escortsEngaged', { formation: names.flight(letter), count: factors })
      : wingsOrdersText('allotEscorts', {
          ...{ formation: names.flight(letter), to: names.flight(to), count: factors },
        }),
  aim: ({ at, factors }, { names }) =>
    wingsOrdersText('aim', { at: names.home(at), count: factors }),
  allotAA: ({ ship, at }, { names }) =>
    wingsOrdersText('allotAA', { ship: names.ship(ship), at: names.ship(at) }),
  repair: ({ base, hit }, { names }) =>
    wingsOrdersText(`repair.${hit}`, { base: names.base(base) }),
  scuttle: ({ ship }, { names }) => wingsOrdersText('scuttle', { ship: names.ship(ship) }),
  land: ({ formation, factors, to }, { names }) =>
    wingsOrdersText('land', {
      ...{ formation: names.formation(formation), to: names.home(to), count: factors },
    }),
  tell: tellText,
  tellNothing: ({ taskForce }, { names, view, side }) => {
    const isDummy = view.forces[side]?.taskForces[taskForce]?.ships.length === 0;
    return wingsOrdersText(isDummy ? 'tellNothing.dummy' : 'tellNothing.real', {
      taskForce: names.taskForce(taskForce),
    });
  },
  capVsSearch: ({ taskForce, when }, { names }) =>
    wingsOrdersText(`capVsSearch.${when}`, { taskForce: names.taskForce(taskForce) }),
  engage: ({ taskForce, marker }, { names }) =>
    wingsOrdersText('engage', {
      taskForce: names.taskForce(taskForce),
      marker: names.marker(marker),
    }),
  bombard: ({ ship, base }, { names }) =>
    wingsOrdersText('bombard', { ship: names.ship(ship), base: names.base(base) }),
  chooseWay: ({ way }) =>
    isOwnWay(way)
      ? wingsOrdersText(`chooseWay.${way}`)
      : wingsOrdersText('chooseWay.other', { way: wayName(way) }),
  battle: ({ line }) => line,
  fight: ({ ships }, { names }) =>
    ships.length === 0
      ? wingsOrdersText('breakOff')
      : wingsOrdersText('fight', { ships: listed(ships.map(names.ship)) }),
  pass: () => wingsOrdersText('pass'),
  shoot: ({ ship, weapon, at }, { names }) =>
    wingsOrdersText('shoot', {
      ...{ ship: names.ship(ship), at: names.ship(at) },
      weapon: wingsRefusalWordsText(`weapon.${weapon}`),
    }),
  holdFire: () => wingsOrdersText('holdFire'),
  discard: ({ place }, { view, side }) =>
    wingsOrdersText('discard', {
      card: cardName(view.forces[side]?.cards.hand[place - 1] ?? null),
    }),
  playCard: ({ card: played, on: id }, { names }) => {
    const on = cardObject(id, names);
    const card = cardName(played);
    return on === undefined
      ? wingsOrdersText('playCard', { card })
      : wingsOrdersText('playCardOn', { card, on });
  },
  exposeShips: ({ ships }, { names }) =>
    wingsOrdersText('exposeShips', { ships: listed(ships.map(names.ship)) }),
  giveUpSearcher: ({ formation }, { names }) =>
    wingsOrdersText('giveUpSearcher', { formation: names.formation(formation) }),
  resign: () => wingsOrdersText('resign'),
  confirm: () => wingsOrdersText('confirm'),
};

/** [WG-17.13] 'Let TF 16 be reported as 2 carriers and 9 small ships'. */
function tellText(order: OrderOf<'tell'>, { names }: Around): string {
  const counts = {
    carrier: order.carriers,
    large: order.large,
    small: order.small,
    merchantman: order.merchantmen,
  };
  const parts = SHIP_KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    wingsNamesText(`shipKind.${kind}`, { count: counts[kind] }),
  );
  return wingsOrdersText('tell', {
    taskForce: names.taskForce(order.taskForce),
    ships: listed(parts),
  });
}
