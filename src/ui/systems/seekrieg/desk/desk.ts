import type { Order, SeekriegView } from '../../../../rules/seekrieg';
import type { Names } from '../../../../words/seekrieg/common/names';
import { type GameDesk, newDesk } from '../../../table/desk';
import type { RunningOn } from '../../../table/standing/useRunningOn';
import type { Firing } from '../fire/useFiring';
import type { Stop } from '../moving/stops';
import type { Moving } from '../moving/useMoving';

/** What is laid over the sea around the picked ship. */
export const LAYERS = ['main', 'other', 'torpedoes', 'sight', 'enemy'] as const;
export type Layer = (typeof LAYERS)[number];

/** What every part of the screen of Seekrieg works with: the position, the legal orders, the selection, the courses. */
export interface Desk extends GameDesk<SeekriegView, Order> {
  names: Names;
  /** A ship or a contact of either side. */
  selected: string | null;
  select: (id: string | null) => void;
  layer: Layer | null;
  lay: (layer: Layer | null) => void;
  moving: Moving;
  firing: Firing;
  /** [SK-34.14] */
  running: RunningOn<Stop>;
  /** What has stopped the run that the rules have just played, if it was of this side's. */
  halted: Stop | null;
}

export const { DeskContext, useDesk } = newDesk<Desk>();
