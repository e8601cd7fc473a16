import { isRecord, newKeptByMatch } from '../../table/keptByMatch';

/** What of the earth lies under a battle. */
export interface Laid {
  isShown: boolean;
  /** The middle of the map, as it was typed. */
  middle: string;
  hexYards: number;
}

/** It is no part of the battle: kept in this browser, by the id of the battle. */
export const keptUnderlays = newKeptByMatch<Laid>('flag-plot.underlays', isLaid);

/** Whether the coast lies under the chart of a theater, whose place on the earth is part of the battle. */
export const keptChartCoasts = newKeptByMatch<boolean>('flag-plot.chart-coasts', isTruth);

function isTruth(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isLaid(value: unknown): value is Laid {
  if (!isRecord(value)) return false;
  const { isShown, middle, hexYards } = value;
  return (
    typeof isShown === 'boolean' &&
    typeof middle === 'string' &&
    typeof hexYards === 'number' &&
    hexYards > 0
  );
}
