import { lazy } from 'react';
import type { Screen } from './screen';

/** The screen of each rule system, loaded when a match of it is opened. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  battle: lazy(() =>
    import('../systems/battle/BattleScreen').then(({ BattleScreen }) => ({
      default: BattleScreen,
    })),
  ),
};
