import type { SeekriegEvent, SeekriegView } from '../../../rules/seekrieg';
import { seekriegHost } from '../../../rules/seekrieg/engagement';
import { loadWords } from '../../../words/registry';
import { lazyPage } from '../../frame/lazyPage';
import type { HostUi } from '../../table/hosted/host';
import { endedView } from './endedView';

/** How Seekrieg shows what a larger game has handed over to it. */
export const seekriegHosted: HostUi = {
  system: seekriegHost.system,
  Screen: lazyPage(async () => {
    const [{ SeekriegScreen }] = await Promise.all([
      import('./SeekriegScreen'),
      loadWords('seekrieg'),
    ]);
    return SeekriegScreen;
  }),
  ReplayBoard: lazyPage(() => import('./ReplayedSeekrieg').then((it) => it.ReplayedSeekrieg)),
  endedView: (last, told) => endedView(last as SeekriegView, told as readonly SeekriegEvent[]),
};
