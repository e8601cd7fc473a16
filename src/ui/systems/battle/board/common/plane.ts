import { POINTY } from '../../../../hexmap/geometry/plane';

/** The battle's map has pointy-top hexes of about 4,000 yards. */
export const {
  center: centerOf,
  hexAt,
  hexPath,
  hexesPath,
  gridPath,
  linePath,
  outlines,
  outlinePath,
} = POINTY;

/** From one row of hexes to the next. */
export const ROW_HEIGHT = POINTY.pitch.y;
