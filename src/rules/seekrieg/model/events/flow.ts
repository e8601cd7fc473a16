import type { Outcome, Roll } from '../../../core';
import type { Environment } from '../state';
import type { About, Fact, Of } from './base';

/** The course of a turn. */
export type FlowEvent =
  | Fact<'turnBegan'>
  /** [SK-7.7] Weather rolled when the battle began, and what came out: missing in a log that an earlier version kept. */
  | Fact<'weatherRolled', { environment?: Environment; dice: Roll[] }>
  /** Phase 1: told when the light or the weather has changed. */
  | Fact<'environmentSet', { environment: Environment }>
  /** [SK-7.11] Told to the owner. */
  | About<'radarTested', { percent: number; isLost: boolean; untilTurn: number; dice: Roll[] }>
  | Of<'sideConfirmed'>
  | Of<'sideSurrendered'>
  /** [SK-34.14] For turns with standing orders; told to both. */
  | Fact<'ranOn', { turns: number }>
  /** [SK-34.15] `reason`: `null` for the side that it does not concern. */
  | Fact<'runStopped', { reason: RunStop | null }>
  | Fact<'gameEnded', { outcome: Outcome }>;

/** [SK-34.14] What stops a run: `over`: the turns are used up. */
export type RunStop =
  | 'over'
  | 'new-enemy'
  | 'fired-at'
  | 'track'
  | 'raid'
  | 'reinforcement'
  | 'strike-due'
  | 'deck-ready';
