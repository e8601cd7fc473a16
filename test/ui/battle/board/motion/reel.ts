import type { BattleEvent, BattleState } from '../../../../../src/rules/battle';
import type { Reel } from '../../../../../src/ui/hexmap/motion/scene';
import type { BattleShow } from '../../../../../src/ui/systems/battle/board/common/show';
import { newBattle } from '../../../../rules/battle/fixture';

/** Two ships, one for each side, four hexes apart. */
export const battleOfTwo = (): BattleState =>
  newBattle({
    allies: [{ at: [0, 2], ships: [{ id: 'a' }] }],
    axis: [{ at: [0, -2], ships: [{ id: 'b' }] }],
  });

const HERE = { q: 0, r: 2 };
const THERE = { q: 0, r: -2 };

export const salvo = (hits = 0): BattleEvent =>
  ({
    kind: 'salvoFired',
    side: 'allies',
    weapon: 'primary',
    from: HERE,
    to: THERE,
    hits,
    needed: 6,
    dice: [{ die: 'd6', values: [1, 2], reason: 'guns' }],
  }) as unknown as BattleEvent;

export const hit = (ship = 'b'): BattleEvent =>
  ({ kind: 'hitScored', ship, effect: 'boxes-destroyed', weapon: 'primary' }) as BattleEvent;

export const sank = (ship = 'b'): BattleEvent =>
  ({ kind: 'shipSank', side: 'axis', ship, hex: THERE, cause: 'hull' }) as BattleEvent;

export const moved = (side: 'allies' | 'axis', stack: string): BattleEvent =>
  ({ kind: 'stackMoved', side, stack, from: THERE, to: { q: 1, r: -2 } }) as BattleEvent;

export const fact = (kind: BattleEvent['kind']): BattleEvent => ({ kind }) as BattleEvent;

/** A reel of events; whatever the Allies order is ordered at this screen. */
export const reelOf = (
  events: readonly BattleEvent[],
  view: BattleState,
  chapters = 1,
): Reel<BattleShow> => ({
  of: view.scenario.id,
  events,
  view,
  chapters,
  isOwn: (event) => event.kind === 'stackMoved' && event.side === 'allies',
});
