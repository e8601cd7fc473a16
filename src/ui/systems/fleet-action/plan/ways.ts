import type { Reached } from '../../../../rules/fleet-action/query';

/** The straightest path that does not leave the map, where there is one [NW-1.19]. */
export const staysOn = (ways: readonly Reached[]): Reached | undefined =>
  ways.find(({ isOff }) => !isOff) ?? ways[0];
