import type { FleetActionView, Order, OrderOf, SquadronId } from '../../../../rules/fleet-action';
import type { Altitude } from '../../../../rules/fleet-action/query';
import type { Names } from '../../../../words/fleet-action/common/names';
import { type GameDesk, newDesk } from '../../../table/desk';
import type { RunningOn } from '../../../table/standing/useRunningOn';
import type { AirFight } from '../air/useAirFight';
import type { Firing } from '../fire/useFiring';
import type { Moving } from '../plan/useMoving';
import type { Stop } from '../running/stops';
import type { Left } from './left';

/** What is laid over the sea around the picked ship. */
export const LAYERS = ['main', 'other', 'torpedoes', 'sight'] as const;
export type Layer = (typeof LAYERS)[number];

/** What every part of the screen of Fleet Action works with: the position, the legal orders, the selection, the plans. */
export interface Desk extends GameDesk<FleetActionView, Order> {
  names: Names;
  /** A unit, a marker or a stand of either side. */
  selected: string | null;
  select: (id: string | null) => void;
  moving: Moving;
  firing: Firing;
  airFight: AirFight;
  running: RunningOn<Stop>;
  /** Chooses who is first, and keeps the choice for later turns [NW-5.6]. */
  chooseFirst: (order: OrderOf<'chooseFirst'>) => void;
  /** What was decided before in this match and holds. */
  left: Left;
  /** Squadrons stay on the map whenever a turn ends [NW-28.1]. */
  keepShown: (squadrons: readonly SquadronId[]) => void;
  askAgain: () => void;
  /** At which the picked stand is to end its flight; `null`: as it is [NW-10.6]. */
  altitude: Altitude | null;
  climb: (altitude: Altitude | null) => void;
  /** [NW-7.4] The picked submarine is to end her move on the surface. */
  surfaced: boolean;
  rise: (surfaced: boolean) => void;
  layer: Layer | null;
  lay: (layer: Layer | null) => void;
}

export const { DeskContext, useDesk } = newDesk<Desk>();
