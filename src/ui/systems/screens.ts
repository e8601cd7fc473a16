import { lazyPage } from '../app/lazyPage';
import type { Screen, ScreenProps } from '../table/screen';

const battle = lazyPage<ScreenProps>(() =>
  import('./battle/BattleScreen').then(({ BattleScreen }) => BattleScreen),
);

const strategic = lazyPage<ScreenProps>(() =>
  import('./strategic/StrategicScreen').then(({ StrategicScreen }) => StrategicScreen),
);

/** The screen of each rule system, loaded when a match of it is opened. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  battle: battle.Page,
  strategic: strategic.Page,
};

/** Fetches the screen of battles ahead, the most played. */
export const prefetchScreens = (): Promise<unknown> => battle.prefetch();
