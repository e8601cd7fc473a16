import { type RefObject, useLayoutEffect, useState } from 'react';

/** A point on the board in pixels from its corner. */
export interface Spot {
  x: number;
  y: number;
}

/** The middle of every counter, by its id; measured again whenever the board is drawn or changes its size. */
export function usePlaces(
  board: RefObject<HTMLElement | null>,
  drawn: unknown,
): ReadonlyMap<string, Spot> {
  const [places, setPlaces] = useState<ReadonlyMap<string, Spot>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides where counters lie
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const measure = () => setPlaces(placesIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // On a tall window the boxes scroll under what is drawn over them.
    element.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure, { capture: true });
    };
  }, [board, drawn]);
  return places;
}

function placesIn(board: HTMLElement): ReadonlyMap<string, Spot> {
  const home = board.getBoundingClientRect();
  const counters = [...board.querySelectorAll<HTMLElement>('[data-counter]')];
  return new Map(
    counters.map((counter) => {
      const { left, top, width, height } = counter.getBoundingClientRect();
      return [
        counter.dataset.counter ?? '',
        { x: left - home.left + width / 2, y: top - home.top + height / 2 },
      ] as const;
    }),
  );
}
