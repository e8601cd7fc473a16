import type { RangeBox } from '../../../rules/strategic/query';
import { strategicBoardText } from '../texts/board';

/** What a range box is called. */
export const boxName = (box: RangeBox): string => strategicBoardText(`box.${box}`);
