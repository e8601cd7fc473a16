import { tableText } from '../i18n/table';

/** What a system calls a game of its own, in the few places where the table speaks of it. */
export interface GameLabels {
  /** On the menu of the whole game: 'Battle'. */
  menu: string;
  /** 'Replay the battle' */
  replay: string;
  /** Out of a replay, back to a game that goes on: 'To the battle'. */
  back: string;
  /** Among the keys: asking before what is final. */
  askBefore: string;
}

/** 'Game', for systems that have no word of their own. */
export const gameLabels = (own: Partial<GameLabels> = {}): GameLabels => ({
  menu: tableText('menu'),
  replay: tableText('replay'),
  back: tableText('toGame'),
  askBefore: tableText('askBefore'),
  ...own,
});
