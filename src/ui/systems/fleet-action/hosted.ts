import type { FleetActionEvent, FleetActionView } from '../../../rules/fleet-action';
import { fleetActionHost } from '../../../rules/fleet-action/engagement';
import { loadWords } from '../../../words/registry';
import { lazyPage } from '../../frame/lazyPage';
import type { HostUi } from '../../table/hosted/host';
import { endedView } from './endedView';

/** How Fleet Action shows what a larger game has handed over to it. */
export const fleetHosted: HostUi = {
  system: fleetActionHost.system,
  Screen: lazyPage(async () => {
    const [{ FleetActionScreen }] = await Promise.all([
      import('./FleetActionScreen'),
      loadWords('fleet-action'),
    ]);
    return FleetActionScreen;
  }),
  ReplayBoard: lazyPage(() => import('./ReplayedFleet').then(({ ReplayedFleet }) => ReplayedFleet)),
  endedView: (last, told) =>
    endedView(last as FleetActionView, told as readonly FleetActionEvent[]),
};
