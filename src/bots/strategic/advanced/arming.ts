import { distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SquadronRecord, StrategicView } from '../../../rules/strategic';
import type { Ordnance, SquadronType } from '../../../rules/strategic/query';
import { forceOf } from '../common/known';
import { freshContacts, lastContacts } from './contacts';
import { homeOf, isDark, lastTurn, radiusOf } from './trips';

/** Squadrons of the side that search at the same time. */
const MAX_SEARCHERS = 12;
/** A flight of fewer turns is not worth its launch. */
const MIN_TURNS = 2;

/**
 * [ST-8.18] Arming for the next turn: patrols, strikes at what can be reached with their escort, else searches by
 * day.
 */
export function* armingPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
): Iterable<Order> {
  const force = forceOf(view, side);
  const flights = Object.values(force.advanced?.flights ?? {});
  let searching = flights.filter(({ ordnance }) => ordnance === 'search').length;
  const arms = orders.filter((it): it is OrderOf<'arm'> => it.kind === 'arm');
  const ids = [...new Set(arms.map(({ squadron }) => squadron))].sort();
  for (const id of ids) {
    const squadron = force.squadrons[id];
    if (!squadron || force.advanced?.flights[id]?.ordnance) continue;
    const wanted = ordnanceFor(view, side, squadron, searching < MAX_SEARCHERS);
    if (wanted === 'search') searching += 1;
    yield* arms.filter((it) => it.squadron === id && it.ordnance === wanted);
  }
}

/** Turns for which a sighted enemy is followed through the night. */
const FOLLOWED_TURNS = 14;
/** Types sent out by night, one squadron of a base at a time, though it may cost them a step [ST-12.9]. */
const SHADOWERS: readonly SquadronType[] = ['PA', 'RE', 'HB', 'MB'];

function shadows(view: StrategicView, side: Side, { id, home, card }: SquadronRecord): boolean {
  const { squadrons, advanced } = forceOf(view, side);
  if (!SHADOWERS.includes(card.type) || lastContacts(view, side, FOLLOWED_TURNS).length === 0)
    return false;
  const own = Object.values(squadrons).filter(
    (it) => it.home === home && it.steps > 1 && SHADOWERS.includes(it.card.type),
  );
  const isAnotherOut = own.some((it) => it.id !== id && advanced?.flights[it.id]?.ordnance);
  return !isAnotherOut && own.map((it) => it.id).sort()[view.turn % own.length] === id;
}

/** Types that search by day whatever is known. */
export const SCOUTS = ['PA', 'SC', 'RE'];

function ordnanceFor(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  mayStillSearch: boolean,
): Ordnance | undefined {
  const launchTurn = view.turn + 1;
  if (!homeOf(view, side, squadron)) return undefined;
  if (isDark(view, launchTurn) && !squadron.card.hasRadar)
    return mayStillSearch && shadows(view, side, squadron) ? 'search' : undefined;
  return lastTurn(view, squadron, launchTurn) - launchTurn < MIN_TURNS
    ? undefined
    : byDay(view, side, squadron, mayStillSearch);
}

function byDay(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  mayStillSearch: boolean,
): Ordnance | undefined {
  const { type } = squadron.card;
  if (type === 'F') return isItsWatch(view, side, squadron) ? 'guns' : undefined;
  if (SCOUTS.includes(type)) return mayStillSearch ? 'search' : undefined;
  if (hasQuarry(view, side, squadron)) return weaponOf(squadron);
  return mayStillSearch && isOnLookout(view, side, squadron) ? 'search' : undefined;
}

/** Fighters take turns over their deck, so that it is always covered; with the enemy near all of them are up. */
function isItsWatch(view: StrategicView, side: Side, squadron: SquadronRecord): boolean {
  if (hasQuarry(view, side, squadron)) return true;
  const { squadrons, advanced } = forceOf(view, side);
  const own = Object.values(squadrons).filter(
    (it) => it.home === squadron.home && it.card.type === 'F' && it.steps > 0,
  );
  const up = own.filter(({ id }) => advanced?.flights[id]?.ordnance === 'guns');
  return up.length < Math.ceil(own.length / 2);
}

const hasQuarry = (view: StrategicView, side: Side, squadron: SquadronRecord): boolean =>
  quarryHexes(view, side, squadron) !== undefined;

/** Reported distance from home of an enemy within reach of a squadron launched next turn. */
export function quarryHexes(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
): number | undefined {
  const home = homeOf(view, side, squadron)?.hex;
  const most = radiusOf(view, squadron, view.turn + 1);
  const inReach = freshContacts(view, side).find(
    ({ hex, turn }) => home && distance(hex, home) + (view.turn - turn) <= most,
  );
  return home && inReach && distance(inReach.hex, home);
}

/** [ST-14.8] Torpedoes where they are the better weapon. */
function weaponOf({ card, steps }: SquadronRecord): Ordnance | undefined {
  if (steps === 0) return undefined;
  const bombs = card.bombs?.method === 'level' ? card.bombs.rating - 4 : (card.bombs?.rating ?? -9);
  if ((card.airTorpedo ?? -9) > bombs) return 'torpedoes';
  return card.bombs ? 'bombs' : undefined;
}

/** With nothing to strike, one bomber squadron of each deck and half of a base's search. */
function isOnLookout(view: StrategicView, side: Side, { id, home }: SquadronRecord): boolean {
  const force = forceOf(view, side);
  const own = Object.values(force.squadrons)
    .filter((it) => it.home === home && it.steps > 0 && LOOKOUTS.includes(it.card.type))
    .sort(
      (a, b) =>
        LOOKOUTS.indexOf(a.card.type) - LOOKOUTS.indexOf(b.card.type) || (a.id < b.id ? -1 : 1),
    )
    .map((it) => it.id);
  const most = force.landUnits[home] ? Math.ceil(own.length / 2) : 1;
  const index = own.indexOf(id);
  return index >= 0 && index < most;
}

/** The first are sent first. */
const LOOKOUTS: readonly SquadronType[] = ['HB', 'MB', 'LB', 'DB', 'TB'];
