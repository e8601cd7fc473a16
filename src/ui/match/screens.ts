import { lazyPage } from '../app/lazyPage';
import type { Screen, ScreenProps } from './screen';

const battle = lazyPage<ScreenProps>(() =>
  import('../systems/battle/BattleScreen').then(({ BattleScreen }) => BattleScreen),
);

/** The screen of each rule system, loaded when a match of it is opened. */
export const SCREENS: Readonly<Record<string, Screen>> = { battle: battle.Page };

/** Fetches the screens ahead. */
export const prefetchScreens = (): Promise<unknown> => battle.prefetch();
