import type { BySide, Side } from '../../rules/core';
import { BY_THE_BOOK, type Judgement } from './judgement';

/** Standing orders for operations that have been played over and over beforehand (decision 0018). */
const STANDING: Readonly<Record<string, Partial<BySide<Partial<Judgement>>>>> = {};

/** By what the admiral leads a side of an operation. */
export function standingOrders(scenario: string, side: Side): Judgement {
  const orders = Object.hasOwn(STANDING, scenario) ? STANDING[scenario]?.[side] : undefined;
  return { ...BY_THE_BOOK, ...orders };
}
