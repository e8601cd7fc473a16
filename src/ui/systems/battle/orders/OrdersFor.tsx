import type { BattleView } from '../../../../rules/battle';
import { useDesk } from '../desk/desk';
import { FireOrders } from './FireOrders';
import { MovementOrders } from './MovementOrders';
import { RepairOrders, VoteOrders } from './RepairOrders';
import { SetUpOrders } from './SetUpOrders';

const PARTS: Readonly<Record<BattleView['step']['kind'], (() => React.ReactNode) | null>> = {
  directions: SetUpOrders,
  placement: SetUpOrders,
  shift: SetUpOrders,
  movement: MovementOrders,
  gunnery: FireOrders,
  torpedoes: FireOrders,
  repair: RepairOrders,
  breakOff: VoteOrders,
  over: null,
};

/** The orders open in this segment. */
export function OrdersFor() {
  const { view, stage } = useDesk();
  const Part = PARTS[view.step.kind];
  if (stage === 'waiting' || !Part) return null;
  return <Part />;
}
