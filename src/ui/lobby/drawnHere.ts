import { must } from '../../rules/core';
import type { SkirmishWish } from '../../scenario/core/skirmish/wish';
import { idOfWish } from '../../scenario/skirmish/drawn';

const DRAWN = new Set<string>();

/** The id of the battle of a wish that was made here, so that other fleets may still take its place. */
export function drawnHere(wish: SkirmishWish): string {
  const id = must(idOfWish(wish), 'an id');
  DRAWN.add(id);
  return id;
}

/** Not so of a battle that a link leads to: who follows it finds the fleets of whoever sent it. */
export const isDrawnHere = (id: string): boolean => DRAWN.has(id);
