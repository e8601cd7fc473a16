import type { Moving } from './useMoving';

/** [NW-1.19] Ships and markers that would leave the map by what is planned; who breaks off is to leave it. */
export const leavingIds = ({ squadron, marker }: Moving): string[] => [
  ...(squadron?.ships ?? []).flatMap(({ ship, way }) =>
    way.isOff && !ship.isDisengaging ? [ship.id] : [],
  ),
  ...(marker?.way.isOff ? [marker.contact] : []),
];

/** A warning is given once a turn for each ship. */
export const warningOf = (turn: number, id: string): string => `${turn}/${id}`;

/** The first of those that would leave, of which there has been no warning in this turn. */
export const unwarned = (
  leaving: readonly string[],
  turn: number,
  warned: readonly string[],
): string | undefined => leaving.find((id) => !warned.includes(warningOf(turn, id)));
