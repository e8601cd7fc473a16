import type { BySide, ShipType } from '../../rules/core';
import type { HistoricalLosses } from './losses';

/** Types of the registry, and submarines, which it keeps apart. */
export type CardShipType = ShipType | 'SS';

/** A task force or a division as the screen tells of it. */
export interface ForceCard {
  name: string;
  commander?: string;
  ships: { id: string; name: string; type: CardShipType; captain?: string }[];
}

/** What the screen tells of every scenario before it is played; a system adds what is its own. */
export interface ScenarioCard {
  system: string;
  id: string;
  title: string;
  place: string;
  /** ISO 8601. */
  date: string;
  /** Local time at which it begins, like 05:52. */
  time: string;
  sides: BySide<{ name: string; nation: string }>;
  /** How long two people play it, about. */
  minutes: number;
  /** Three sentences. */
  situation: string;
  victory: string;
  history: string;
  /** Absent where the action was never fought. */
  losses?: HistoricalLosses;
  sources: readonly string[];
  forces: BySide<ForceCard[]>;
}
