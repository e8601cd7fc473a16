import { doctrineOf } from '../../../../bots';
import { type BattleEvent, type BattleView, battle, type Order } from '../../../../rules/battle';
import { type GameDesk, ordersOf } from '../../../table/desk';
import type { Mount } from '../desk/mounts';
import {
  fireAsBefore,
  lastFire,
  mayKeepFiring,
  mayKeepHolding,
  type Sealed,
  sealedNow,
} from './asBefore';

/** What standing orders are worked out from. */
export type StandingDesk = Pick<
  GameDesk<BattleView, Order>,
  'view' | 'side' | 'stage' | 'legal' | 'give'
> & {
  mounts: readonly Mount[];
  events: readonly BattleEvent[];
  /** A moment of a replay is shown. */
  isReplay: boolean;
};

export type SealedBefore = Readonly<Record<'gunnery' | 'torpedoes', Sealed>>;
export const NOTHING_SEALED: SealedBefore = { gunnery: new Map(), torpedoes: new Map() };

/** Sealed again without a question: guns that keep firing, torpedoes that are held. */
export type Keeping = Readonly<Record<'gunnery' | 'torpedoes', boolean>>;
export const NOTHING_KEPT: Keeping = { gunnery: false, torpedoes: false };

export const movesNow = ({ view, side, stage }: StandingDesk): boolean =>
  view.step.kind === 'movement' && view.step.side === side && stage !== 'waiting';

export const sealingNow = (
  { step }: BattleView,
  mounts: readonly Mount[],
): Partial<SealedBefore> =>
  step.kind === 'gunnery' || step.kind === 'torpedoes' ? { [step.kind]: sealedNow(mounts) } : {};

/** The moves along the courses, and the end of the impulse where no other stack may move. */
export function carriedOn(
  { legal }: StandingDesk,
  moves: readonly Extract<Order, { kind: 'moveStack' }>[],
): Order[] {
  const isIdle = ordersOf(legal, 'stay').some(
    ({ stack }) => !moves.some((move) => move.stack === stack),
  );
  const isEntering = ordersOf(legal, 'enter').length > 0;
  return isIdle || isEntering ? [...moves] : [...moves, { kind: 'done' }];
}

interface KeptFire {
  orders: Order[];
  /** The list is sealed with them. */
  isSealed: boolean;
  /** What was kept asks for a decision. */
  isOver: boolean;
}

/** What a fire impulse opens with. */
export function keptFire(desk: StandingDesk, sealed: SealedBefore, keeping: Keeping): KeptFire {
  const { view, side, stage, mounts, events } = desk;
  const nothing = { orders: [], isSealed: false, isOver: false };
  if (stage === 'waiting' || mounts.length === 0) return nothing;
  if (view.step.kind === 'torpedoes' && view.declared[side].length === 0)
    return keeping.torpedoes ? heldOn(mayKeepHolding(mounts, sealed.torpedoes)) : nothing;
  if (view.step.kind !== 'gunnery') return nothing;
  const last = lastFire(events, side);
  const orders = fireAsBefore({ view, side, mounts }, last, bestFire(desk), sealed.gunnery);
  if (!keeping.gunnery) return { ...nothing, orders };
  return orders.length > 0 && mayKeepFiring(mounts, last, sealed.gunnery)
    ? { orders: [...orders, { kind: 'done' }], isSealed: true, isOver: false }
    : { orders, isSealed: false, isOver: true };
}

const heldOn = (isQuiet: boolean): KeptFire => ({
  orders: isQuiet ? [{ kind: 'done' }] : [],
  isSealed: isQuiet,
  isOver: !isQuiet,
});

const bestFire = ({ view, side }: StandingDesk): Order[] =>
  doctrineOf<BattleView, Order>('battle')?.proposeFire(
    view,
    side,
    battle.legalOrders(view, side),
  ) ?? [];
