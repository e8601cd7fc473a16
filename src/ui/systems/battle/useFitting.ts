import { type RefObject, useEffect } from 'react';
import type { BattleView } from '../../../rules/battle';
import type { MapHandle } from '../../hexmap/mapProps';

/** How near to the edge of the map a hex may lie and still count as visible. */
const RIM_PIXELS = 12;

/**
 * Brings what matters into view: in the set-up with every decision, at the start of the battle, and later when a
 * hex to act on lies outside the window. Otherwise the player controls the map.
 */
export function useFitting(
  board: RefObject<MapHandle | null>,
  view: BattleView,
  marked: boolean,
): void {
  const isSetUp = view.round === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is fitted when the moment changes
  useEffect(() => {
    if (isSetUp) board.current?.fitOpening();
    else board.current?.fitAction();
  }, [isSetUp, isSetUp && view.clock, isSetUp && marked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each decision
  useEffect(() => {
    if (marked && !isSetUp && !allInSight('.board .mark')) board.current?.fitAction();
  }, [view.clock, marked]);
}

/** In a replay the player does not control the map: it is fitted with every round, and when a stack leaves the view. */
export function useReplayFitting(
  board: RefObject<MapHandle | null>,
  { round, clock }: Pick<BattleView, 'round' | 'clock'>,
  isReplay: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round
  useEffect(() => {
    if (isReplay) board.current?.fitAction();
  }, [isReplay, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each moment
  useEffect(() => {
    if (isReplay && !allInSight('.board .counter')) board.current?.fitAction();
  }, [isReplay, clock]);
}

/** Everything of a kind lies within the window of the map. */
function allInSight(selector: string): boolean {
  const map = document.querySelector('.board-map')?.getBoundingClientRect();
  const shown = [...document.querySelectorAll(selector)];
  return !map || shown.every((it) => isInside(it.getBoundingClientRect(), map));
}

const isInside = (box: DOMRect, frame: DOMRect): boolean =>
  box.left >= frame.left + RIM_PIXELS &&
  box.right <= frame.right - RIM_PIXELS &&
  box.top >= frame.top + RIM_PIXELS &&
  box.bottom <= frame.bottom - RIM_PIXELS;
