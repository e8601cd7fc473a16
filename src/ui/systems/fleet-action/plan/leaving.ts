import type { Moving } from './useMoving';

/** [NW-1.19] Ships and markers that would leave the map by what is planned; who breaks off is to leave it. */
export const leavingIds = ({ squadron, marker }: Moving): string[] => [
  ...(squadron?.ships ?? []).flatMap(({ ship, way }) =>
    way.isOff && !ship.isDisengaging ? [ship.id] : [],
  ),
  ...(marker?.way.isOff ? [marker.contact] : []),
];
