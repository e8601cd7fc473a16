import type { Side } from '../../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../../rules/strategic';
import { basesOf, defaultLaunch, squadronsToLaunch } from '../../../../rules/strategic/query';

/** [ST-12.5, ST-12.24] Armed squadrons that take off this turn without an order. */
export function automaticLaunches(
  view: StrategicView,
  side: Side,
): { squadron: SquadronRecord; does: 'patrols' | 'circles' }[] {
  const ordered = view.forces[side]?.advanced?.launches ?? [];
  return basesOf(view, side)
    .flatMap((base) => squadronsToLaunch(view, side, base))
    .filter(({ id }) => !ordered.some(({ squadron }) => squadron === id))
    .map((squadron) => ({
      squadron,
      does: defaultLaunch(view, side, squadron).to === 'cap' ? 'patrols' : 'circles',
    }));
}
