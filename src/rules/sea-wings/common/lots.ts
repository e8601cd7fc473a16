import type { Roll } from '../../core';
import { type Play, tell } from '../model/play';

/** [WG-1.15] Lots and dice that nobody may see during the game: they stand in the record, told to no side. */
export function tellLots<Thrown extends Roll>(play: Play, thrown: Thrown): Thrown {
  tell(play, { kind: 'lotsDrawn', rule: 'WG-1.15', seenBy: [], dice: [thrown] });
  return thrown;
}
