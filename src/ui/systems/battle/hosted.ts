import { type BattleEvent, type BattleView, battle } from '../../../rules/battle';
import { loadWords } from '../../../words/registry';
import { lazyPage } from '../../frame/lazyPage';
import type { HostUi } from '../../table/hosted/host';
import { endedView } from './endedView';
import { optionChoices } from './lobby/options';

/** How a battle shows what an operation has handed over to it. */
export const battleHosted: HostUi = {
  system: battle,
  Screen: lazyPage(async () => {
    const [{ BattleScreen }] = await Promise.all([import('./BattleScreen'), loadWords('battle')]);
    return BattleScreen;
  }),
  ReplayBoard: lazyPage(() =>
    import('./ReplayedBattle').then(({ ReplayedBattle }) => ReplayedBattle),
  ),
  // Fog is always on.
  options: () => optionChoices().filter(({ id }) => id !== 'fog'),
  endedView: (last, told) => endedView(last as BattleView, told as readonly BattleEvent[]),
};
