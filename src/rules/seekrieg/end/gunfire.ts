import { type GunfireTold, gunWeightOf } from '../../core';
import type { SeekriegEvent } from '../model/events';
import type { SeekriegState } from '../model/state';

/** [SK-1.5] */
const MINUTES_A_TURN = 2;

/** Shells that strike, each counted, strays that hit another ship apart. */
export const gunfire: GunfireTold<Pick<SeekriegState, 'ships' | 'turn'>, SeekriegEvent> = {
  hitsOf(event, { ships }) {
    if (event.kind !== 'salvoFired' || event.isStray || !event.details) return undefined;
    const ship = ships[event.ship ?? ''];
    const battery = ship?.sheet.batteries[event.details.battery];
    return (
      ship && battery && { by: ship.side, guns: gunWeightOf(battery.boreInches), hits: event.hits }
    );
  },
  minutesTo: ({ turn }) => MINUTES_A_TURN * turn,
};
