import { loadWords } from '../../words/registry';
import { lazyPage } from '../app/lazyPage';
import type { Screen, ScreenProps } from '../table/screen';

const battle = lazyPage<ScreenProps>(async () => {
  const [{ BattleScreen }] = await Promise.all([
    import('./battle/BattleScreen'),
    loadWords('battle'),
  ]);
  return BattleScreen;
});

const strategic = lazyPage<ScreenProps>(async () => {
  const [{ StrategicScreen }] = await Promise.all([
    import('./strategic/StrategicScreen'),
    loadWords('strategic'),
  ]);
  return StrategicScreen;
});

/** The screen of each rule system with its words, loaded when a match of it is opened. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  battle: battle.Page,
  strategic: strategic.Page,
};

/** Fetches the screen of battles ahead, the most played. */
export const prefetchScreens = (): Promise<unknown> => battle.prefetch();
