import type { BaseEvent, Reason, Refusal, Roll, SegmentName, Side } from '../../rules/core';
import type { Telling } from './logLine';

/** What is in a fight that a game has handed over, by the names that the game has for it. */
export interface FightNames {
  ship(id: string): string;
  /** `undefined` for what is no ship. */
  sideOf(id: string): Side | undefined;
  side(side: Side): string;
  /** A task force or a division. */
  force(id: string): string;
}

/** Tells of a fight in the log of the game that has handed it over. */
export interface FightTeller {
  /** Its events one after the other; `null` for what that log leaves out. */
  tell(event: BaseEvent): Telling | null;
  /** Dice with what they were thrown for. */
  toldDice(dice: readonly Roll[]): Roll[];
}

/**
 * What shared code asks the words of a system for: sentences of its codes and figures, in the language that is set. What
 * a system does not bring is said by notation and by codes.
 */
interface SystemWords<View = unknown, Order = never, Event = never> {
  /** Why an order may not be given; with the names that a view has, or by ids where there is none. */
  refusalText(refusal: Refusal, view?: View): string;
  /** Where a game stands in the sequence of play, without a fight that it has handed over. */
  segmentText(name: SegmentName): string;
  /** 'Move Hood south-west to 1006'. */
  orderText?(order: Order, view: View, side: Side): string;
  /** What orders of a kind are called together: 'Fire'. */
  kindText?(kind: string): string;
  /** What happened; `null` where nothing is worth a line. */
  eventText?(event: Event, view: View): Telling | null;
  /** Why a bot advises something; `undefined` for a reason that has no text. */
  reasonText?(reason: Reason, view: View): string | undefined;
  /** What dice were thrown for; `undefined` for a reason that has no text. */
  rollText?(roll: Roll, view: View): string | undefined;
  /** Of a system that hosts fights: what they decided, for the log of the game that handed them over. */
  fightTeller?(names: FightNames): FightTeller;
}

/** The words of any system, with its types erased, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyWords = SystemWords<any, any, BaseEvent>;

/** The words of a system as the registry holds them. */
export const systemWords = <View, Order = never, Event = never>(
  words: SystemWords<View, Order, Event>,
): AnyWords => words as unknown as AnyWords;
