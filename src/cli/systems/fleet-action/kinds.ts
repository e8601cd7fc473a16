import type { FleetActionEvent, Order } from '../../../rules/fleet-action';

/** What a few dozen games should meet: markers, movement, torpedoes, gunnery, damage, morale. */
export const TO_MEET = {
  orders: [
    ...(['chooseFirst', 'deployContact', 'moveContact', 'setSpeed', 'moveShip'] as const),
    ...(['laySmoke', 'declareTorpedo', 'spot', 'shootGuns', 'shootLight'] as const),
    ...(['resolveTorpedo', 'repair', 'done'] as const),
  ] satisfies Order['kind'][],
  events: [] satisfies FleetActionEvent['kind'][],
};
