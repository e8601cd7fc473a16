import type { Axial, Facing } from '../../../hex';
import type { BySide, Degrees, Hexes, Knots } from '../../core';
import type { Pistol } from '../tables/torpedoHits';
import type { ShipId, TargetId, TorpedoSalvoId } from './ids';
import type { TorpedoModel } from './sheet';

/** [SK-17.7, SK-30.11] Run settings of CHARTS S; few models have a middle one. */
export const SETTINGS = ['fast', 'middle', 'slow'] as const;
export type TorpedoSetting = (typeof SETTINGS)[number];

/** State of one torpedo mount, by its index on the sheet. */
export interface MountLog {
  /** Tubes that are not lost. */
  tubes: number;
  /** Tubes with a torpedo in them. */
  loaded: number;
  /** [SK-17.31] The turn in which it fired last; 0: not yet. */
  firedOnTurn: number;
}

/** [SK-17.12] The ship aimed at, and her data at the time of firing. */
export interface TorpedoAim {
  ship: ShipId;
  knots: Knots;
  /** 1 to 179. */
  angle: Degrees;
  facing: Facing;
}

/** [SK-17.12] Torpedoes in the water: one mount's shot of one turn. The firer's alone. */
export interface TorpedoSalvo {
  id: TorpedoSalvoId;
  firer: ShipId;
  model: TorpedoModel;
  setting: TorpedoSetting;
  pistol: Pistol;
  /** Torpedoes still running. */
  running: number;
  /** [SK-17.26] The track: from the launch hex towards the hex aimed at. */
  from: Axial;
  aimedAt: Axial;
  firedOnTurn: number;
  /** [SK-17.9] */
  arrivesOnTurn: number;
  /** As the side named her when it fired. */
  target: TargetId;
  /** `null` in the view of a side that did not have her in visual range. */
  aim: TorpedoAim | null;
  /** [SK-30.13] What is added to the tracking error for how they were fired. */
  firingError: number;
  /** [SK-17.26, SK-4.12] Hexes that they run, to the end of their setting or to land. */
  reachHexes: Hexes;
}

/** [SK-5.12] What the side aimed at is shown in the turn of arrival. */
export interface TorpedoTrack {
  id: TorpedoSalvoId;
  /** Of the side that is shown it. */
  target: ShipId;
  from: Axial;
  aimedAt: Axial;
}

/** Torpedoes in the water: salvos by the side that fired them, tracks by the side that is shown them. */
export interface Torpedoes {
  salvos: BySide<TorpedoSalvo[]>;
  tracks: BySide<TorpedoTrack[]>;
}
