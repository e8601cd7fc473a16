import type { Refusal, Side } from '../../core';
import { unitOf } from '../common/own';
import { crewOf, standOf, standsAboard, witnesses } from '../common/stands';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { openHomes } from './activation';
import { hasCatapult, refuseLaunching } from './deck';
import { activate } from './opening';
import { refuseHome } from './refusing';

type Launch = OrderOf<'launch'>;

const readyStands = (view: FleetActionView, home: Unit): AirStand[] =>
  standsAboard(view, home).filter(({ place }) => place === 'ready');

/** What a stand may take: what it has been armed with, or nothing. */
const loadsOf = (stand: AirStand): string[] => [...new Set([crewOf(stand).load ?? '-', '-'])];

/** [NW-10.16 to NW-10.18, NW-10.28] A ready stand takes off. */
export const launch: OrderRule<'launch'> = {
  legal: (view, side) =>
    openHomes(view, side)
      .filter((home) => home.sheet.deck.hangar > 0 && !refuseLaunching(view, home))
      .flatMap((home) => readyStands(view, home).flatMap((stand) => launches(home, stand))),
  refuse: refuseLaunch,
  apply(play, _side, { home: id, stand, load }) {
    activate(play, id);
    takeOff(play, unitOf(play.state, id), standOf(play.state, stand), load);
  },
};

const launches = (home: Unit, stand: AirStand): Launch[] =>
  loadsOf(stand).map((load) => ({ kind: 'launch', home: home.id, stand: stand.id, load }));

function refuseLaunch(
  view: FleetActionView,
  side: Side,
  { home: id, stand: standId, load }: Launch,
): Refusal | undefined {
  const closed = refuseHome(view, side, id);
  if (closed) return closed;
  const home = unitOf(view, id);
  const stand = readyStands(view, home).find((it) => it.id === standId);
  if (!stand) return refusal('not-ready', 'NW-10.18', { stand: standId });
  if (!loadsOf(stand).includes(load)) return refusal('no-such-load', 'NW-10.22', { load });
  return refuseLaunching(view, home);
}

/** [NW-10.6, NW-10.18] By catapult where there is one, so that the deck stays clear. */
function takeOff(play: Play, home: Unit, stand: AirStand, load: string): void {
  const { flightOps } = home;
  if (hasCatapult(home) && flightOps) flightOps.catapulted += 1;
  flightOps?.launched.push(stand.id);
  const condition = crewOf(stand);
  condition.load = load === '-' ? null : load;
  Object.assign(stand, { place: 'air', hex: { ...home.hex }, altitude: 'low' });
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  tell(play, { kind: 'standLaunched', rule: 'NW-10.18', seenBy, side, stand: id, home: home.id });
}
