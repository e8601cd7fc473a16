import { enemyOf } from '../../core';
import type { AirAction, Flight } from '../model/airState';
import type { Play } from '../model/play';
import { loseSteps } from './losses';

/** Records an air attack's losses and spent ordnance on the squadrons; both sides have seen them [ST-5.11]. */
export function book(play: Play, air: AirAction): void {
  for (const flight of air.flights) {
    const squadron = air.squadrons[flight.id];
    if (squadron === undefined) continue;
    spend(play, flight, squadron);
    loseSteps(play, squadron, flight.lost, 'inFlight');
    play.state.known[enemyOf(flight.side)].stepsShotDown += flight.lost;
  }
}

/** [ST-12.14] A load that was dropped is spent; a fighter that jettisoned its bombs has its guns [ST-13.5]. */
function spend({ state }: Play, flight: Flight, squadron: string): void {
  const record = state.forces[flight.side].advanced?.flights[squadron];
  if (!record) return;
  if (flight.hasAttacked) {
    record.hasAttacked = true;
    record.ordnance = null;
  } else if (record.ordnance === 'bombs' && flight.weapon === null && flight.role !== 'cap')
    record.ordnance = 'guns';
}
