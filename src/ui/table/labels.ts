import { tableText } from '../i18n/table';

/** What a system calls a game of its own, in the few places where the table speaks of it. */
export interface GameLabels {
  /** On the menu of the whole game: 'Battle'. */
  menu: string;
  /** 'Replay the battle' */
  replay: string;
  /** The way out of a replay, back to a game in progress: 'Go to the battle'. */
  back: string;
  /** In the list of keys: confirming final orders. */
  askBefore: string;
}

/** 'Game', for systems without a word of their own. */
export const gameLabels = (own: Partial<GameLabels> = {}): GameLabels => ({
  menu: tableText('menu'),
  replay: tableText('replay'),
  back: tableText('toGame'),
  askBefore: tableText('askBefore'),
  ...own,
});
