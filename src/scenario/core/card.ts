import type { BySide, ShipType } from '../../rules/core';
import type { Theater } from '../form/theaters';
import type { HistoricalLosses } from './losses';

/** Types of the registry, and submarines, which it keeps separately. */
export type CardShipType = ShipType | 'SS';

/** A task force or a division as the screen shows it. */
export interface ForceCard {
  name: string;
  commander?: string;
  ships: { id: string; name: string; type: CardShipType; captain?: string }[];
}

/** What the screen shows of every scenario before it is played; a system adds its own facts. */
export interface ScenarioCard {
  system: string;
  id: string;
  title: string;
  place: string;
  theater?: Theater;
  /** ISO 8601. */
  date: string;
  /** Local time at which it begins, like 05:52. */
  time: string;
  sides: BySide<{ name: string; nation: string }>;
  /** Playing time of two people, roughly. */
  minutes: number;
  /** Three sentences. */
  situation: string;
  victory: string;
  history: string;
  /** Absent for an action that was never fought. */
  losses?: HistoricalLosses;
  sources: readonly string[];
  forces: BySide<ForceCard[]>;
}
