import { distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SquadronRecord, StrategicView } from '../../../rules/strategic';
import type { Ordnance } from '../../../rules/strategic/advanced/state';
import { forceOf } from '../known';
import { freshContacts } from './contacts';
import { homeOf, isDark, lastTurn, radiusOf } from './trips';

/** Squadrons of the side that look for the enemy at the same time. */
const MOST_SEARCHERS = 12;
/** Turns in the air below which a flight is not worth its launch. */
const LEAST_TURNS = 2;

/** [ST-8.18] What is armed for the turn to come: patrols, strikes at what can be reached with their escort, else searches by day. */
export function armingPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const force = forceOf(view, side);
  const flights = Object.values(force.advanced?.flights ?? {});
  let searching = flights.filter(({ ordnance }) => ordnance === 'search').length;
  const arms = orders.filter((it): it is OrderOf<'arm'> => it.kind === 'arm');
  const ids = [...new Set(arms.map(({ squadron }) => squadron))].sort();
  const planned: Order[] = [];
  for (const id of ids) {
    const squadron = force.squadrons[id];
    if (!squadron || force.advanced?.flights[id]?.ordnance) continue;
    const wanted = ordnanceFor(view, side, squadron, searching < MOST_SEARCHERS);
    if (wanted === 'search') searching += 1;
    planned.push(...arms.filter((it) => it.squadron === id && it.ordnance === wanted));
  }
  return planned;
}

const SCOUTS = ['PA', 'SC', 'RE'];

function ordnanceFor(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  mayStillSearch: boolean,
): Ordnance | undefined {
  const launchTurn = view.turn + 1;
  if (!homeOf(view, side, squadron)) return undefined;
  if (isDark(view, launchTurn) && !squadron.card.hasRadar) return undefined;
  if (lastTurn(view, squadron, launchTurn) - launchTurn < LEAST_TURNS) return undefined;
  const { type } = squadron.card;
  if (type === 'F') return isItsWatch(view, side, squadron) ? 'guns' : undefined;
  if (SCOUTS.includes(type)) return mayStillSearch ? 'search' : undefined;
  if (hasQuarry(view, side, squadron)) return weaponOf(squadron);
  return mayStillSearch && isFirstOfHome(view, side, squadron) ? 'search' : undefined;
}

/** Fighters take turns over their deck, so that it is never without; when the enemy is near all of them are up. */
function isItsWatch(view: StrategicView, side: Side, squadron: SquadronRecord): boolean {
  if (hasQuarry(view, side, squadron)) return true;
  const { squadrons, advanced } = forceOf(view, side);
  const own = Object.values(squadrons).filter(
    (it) => it.home === squadron.home && it.card.type === 'F' && it.steps > 0,
  );
  const up = own.filter(({ id }) => advanced?.flights[id]?.ordnance === 'guns');
  return up.length < Math.ceil(own.length / 2);
}

/** An enemy is in reach of a squadron launched in the coming turn. */
function hasQuarry(view: StrategicView, side: Side, squadron: SquadronRecord): boolean {
  const home = homeOf(view, side, squadron)?.hex;
  const most = radiusOf(view, squadron, view.turn + 1);
  return freshContacts(view, side).some(
    ({ hex, turn }) => home && distance(hex, home) + (view.turn - turn) <= most,
  );
}

/** [ST-14.8] Torpedoes where they are the better weapon. */
function weaponOf({ card, steps }: SquadronRecord): Ordnance | undefined {
  if (steps === 0) return undefined;
  const bombs = card.bombs?.method === 'level' ? card.bombs.rating - 4 : (card.bombs?.rating ?? -9);
  if ((card.airTorpedo ?? -9) > bombs) return 'torpedoes';
  return card.bombs ? 'bombs' : undefined;
}

/** One dive bomber squadron of each deck looks around while there is nothing to strike. */
function isFirstOfHome(
  view: StrategicView,
  side: Side,
  { id, home, card }: SquadronRecord,
): boolean {
  const [first] = Object.values(forceOf(view, side).squadrons)
    .filter((it) => it.home === home && it.card.type === card.type && it.steps > 0)
    .map((it) => it.id)
    .sort();
  return first === id && ['DB', 'MB', 'HB', 'LB'].includes(card.type);
}
