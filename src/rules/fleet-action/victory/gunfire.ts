import { type GunfireTold, gunWeightOf } from '../../core';
import type { FleetActionEvent } from '../model/events';
import type { FleetActionState } from '../model/state';

/** [NW-1.1] */
const MINUTES_A_TURN = 6;

/** A battery that hits scores one hit, however many of its shells strike [NW-13.5]. */
export const gunfire: GunfireTold<Pick<FleetActionState, 'units' | 'turn'>, FleetActionEvent> = {
  hitsOf(event, { units }) {
    if (event.kind !== 'gunsFired' || !event.isHit) return undefined;
    const ship = units[event.unit];
    const gun = ship?.sheet[event.battery]?.gun;
    return ship && gun && { by: ship.side, guns: gunWeightOf(gun.caliberInches), hits: 1 };
  },
  minutesTo: ({ turn }) => MINUTES_A_TURN * turn,
};
