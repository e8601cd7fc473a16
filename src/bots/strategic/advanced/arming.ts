import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SquadronRecord, StrategicView } from '../../../rules/strategic';
import type { Ordnance } from '../../../rules/strategic/advanced/state';
import { skyOf } from '../../../rules/strategic/sky';
import { HEXES_PER_TURN } from '../../../rules/strategic/tables/squadrons';
import { forceOf } from '../known';
import { freshContacts } from './contacts';

/** Squadrons of the side that look for the enemy at the same time. */
const MOST_SEARCHERS = 10;

/** Where a squadron's home is now. */
export function homeOf(
  view: StrategicView,
  side: Side,
  { home }: SquadronRecord,
): Axial | undefined {
  const force = forceOf(view, side);
  const ship = force.ships[home];
  if (ship) return force.divisions[ship.division]?.hex ?? undefined;
  const place = view.scenario.landUnits.find(({ id }) => id === home)?.place;
  return place && 'hex' in place ? place.hex : undefined;
}

/** Hexes that a squadron flies out and still comes home [ST-2.42]; its launch takes one turn of them [ST-12.6]. */
export const radiusOf = ({ card }: SquadronRecord): number =>
  Math.floor(((card.endurance - 1) * HEXES_PER_TURN[card.type]) / 2);

/** [ST-8.18] What is armed for the turn to come: patrols and escorts, strikes at what can be reached, else searches by day. */
export function armingPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const force = forceOf(view, side);
  const flights = Object.values(force.advanced?.flights ?? {});
  let searching = flights.filter(({ ordnance }) => ordnance === 'search').length;
  const arms = orders.filter((it): it is OrderOf<'arm'> => it.kind === 'arm');
  const ids = [...new Set(arms.map(({ squadron }) => squadron))].sort();
  return ids.flatMap((id): Order[] => {
    const squadron = force.squadrons[id];
    if (!squadron || force.advanced?.flights[id]?.ordnance) return [];
    const wanted = ordnanceFor(view, side, squadron, searching < MOST_SEARCHERS);
    if (wanted === 'search') searching += 1;
    return arms.filter((it) => it.squadron === id && it.ordnance === wanted);
  });
}

const SCOUTS = ['PA', 'SC', 'RE'];

function ordnanceFor(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  mayStillSearch: boolean,
): Ordnance | undefined {
  const home = homeOf(view, side, squadron);
  if (!home || (skyOf(view, home).isNight && !squadron.card.hasRadar)) return undefined;
  const { type } = squadron.card;
  if (type === 'F') return 'guns';
  if (SCOUTS.includes(type)) return mayStillSearch ? 'search' : undefined;
  if (isInReach(view, side, squadron, home)) return weaponOf(squadron);
  return mayStillSearch && isFirstOfHome(view, side, squadron) ? 'search' : undefined;
}

const isInReach = (view: StrategicView, side: Side, squadron: SquadronRecord, home: Axial) =>
  freshContacts(view, side).some(
    ({ hex, turn }) => distance(hex, home) + (view.turn - turn) <= radiusOf(squadron),
  );

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
