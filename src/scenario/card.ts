import type { ShipType } from '../rules/battle';
import type { BySide } from '../rules/core';
import type { BattleFile } from './battle/schema';

/** Types of the registry, and submarines, which it keeps apart. */
export type CardShipType = ShipType | 'SS';

/** A task force or a division as the screen tells of it. */
export interface ForceCard {
  name: string;
  commander?: string;
  ships: { id: string; name: string; type: CardShipType; captain?: string }[];
}

/** What the screen tells of every scenario before it is played. */
export interface CommonCard
  extends Pick<
    BattleFile,
    | 'id'
    | 'title'
    | 'place'
    | 'date'
    | 'time'
    | 'sides'
    | 'minutes'
    | 'victory'
    | 'history'
    | 'sources'
  > {
  /** Three sentences. */
  situation: string;
  forces: BySide<ForceCard[]>;
}
