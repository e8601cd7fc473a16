import type { BaseEvent, Reason, Refusal, Roll, SegmentName, Side } from '../../rules/core';
import type { Telling } from './logLine';
import type { SettingWords } from './settings';

/** Names for a fight that a game has handed over, from that game. */
export interface FightNames {
  ship(id: string): string;
  /** `undefined` if it is not a ship. */
  sideOf(id: string): Side | undefined;
  side(side: Side): string;
  /** A task force or a division. */
  force(id: string): string;
}

/** Describes a fight in the log of the game that has handed it over. */
export interface FightTeller {
  /** Its events one after the other; `null` for events left out of that log. */
  tell(event: BaseEvent): Telling | null;
  /** Dice with their reasons. */
  toldDice(dice: readonly Roll[]): Roll[];
}

/** A way to fight out what a game hands over. */
export interface FightWay {
  name: string;
  /** A sentence. */
  text: string;
}

/**
 * What shared code needs from the words of a system: sentences for its codes and figures, in the current language.
 * Anything missing is shown by notation and by codes.
 */
interface SystemWords<View = unknown, Order = never, Event = never> {
  /** Why an order may not be given; with the names that a view has, or by ids where there is none. */
  refusalText(refusal: Refusal, view?: View): string;
  /** Where a game stands in the sequence of play, not counting a fight that it has handed over. */
  segmentText(name: SegmentName): string;
  /** 'Move Hood southwest to 1006'. */
  orderText?(order: Order, view: View, side: Side): string;
  /** The name for orders of a kind: 'Fire'. */
  kindText?(kind: string): string;
  /** What happened; `null` if it is not worth a line. */
  eventText?(event: Event, view: View): Telling | null;
  /** Why a bot advises something; `undefined` for a reason that has no text. */
  reasonText?(reason: Reason, view: View): string | undefined;
  /** The reason for a roll; `undefined` for a reason that has no text. */
  rollText?(roll: Roll, view: View): string | undefined;
  /** What a question "what if?" may change of its scenarios. */
  settings?: SettingWords;
  /** For a system that hosts fights: their results, for the log of the game that handed them over. */
  fightTeller?(names: FightNames): FightTeller;
  /** For the same: what it offers to those who hand a fight over. */
  fightWay?(): FightWay;
}

/** The words of any system, with its types erased, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyWords = SystemWords<any, any, BaseEvent>;

/** The words of a system, for the registry. */
export const systemWords = <View, Order = never, Event = never>(
  words: SystemWords<View, Order, Event>,
): AnyWords => words as unknown as AnyWords;
