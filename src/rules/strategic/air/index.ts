import { type BySide, bySide, type Stage } from '../../core';
import type { Play } from '../model/play';
import { bothConfirmed, planning } from '../model/rule';
import type { StrategicView } from '../model/state';
import { breakOff, fight } from './fight';
import { goOnStriking } from './strike';

export { airRules } from './rules';
export { type AirAttackSpec, startAirAttack } from './start';

/** Moves on by itself as far as nobody has to decide. */
export function advanceAir(play: Play): boolean {
  const { air } = play.state;
  if (!air) return false;
  if (air.stage.kind === 'attack') return goOnStriking(play, air);
  if (!bothConfirmed(play.state)) return false;
  if (air.stage.kind === 'targets') fight(play, air, air.stage.exchange);
  else breakOff(play, air);
  return true;
}

/** What either side may do now. */
export function airStages(view: StrategicView): BySide<Stage> {
  const { air } = view;
  if (air?.stage.kind !== 'attack') return planning(view);
  return bySide((side) => (side === air.attacker ? 'orders' : 'waiting'));
}

const LABEL = {
  targets: 'air combat, targets',
  breakOff: 'air combat, breaking off',
  attack: 'air attack',
} as const;

/** Where the game stands, for people. */
export const airLabel = ({ air }: StrategicView): string => (air ? LABEL[air.stage.kind] : '');
