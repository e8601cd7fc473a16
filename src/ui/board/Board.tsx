import type { BoardProps } from './boardProps';

/** The chart with its counters and overlays: see `boardProps.ts` for what it takes and tells. */
export function Board({ view }: BoardProps) {
  return (
    <div className="board" data-hour={view.scenario.hour} data-weather={view.scenario.weather} />
  );
}
