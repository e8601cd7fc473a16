import { FLAT, HEX_WIDTH } from '../../../hexmap/geometry/plane';

export const { center: chartPoint, hexesPath, linePath } = FLAT;
export const HEX_HEIGHT = HEX_WIDTH;
export { translate as at } from '../../../hexmap/geometry/points';
