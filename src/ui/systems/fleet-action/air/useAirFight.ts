import { useMemo } from 'react';
import type { FleetActionView, Order, OrderOf } from '../../../../rules/fleet-action';
import { useInSegment } from '../../../table/useInSegment';
import { type FlakChoice, type FlakPlan, flakPlans } from './flak';
import { type PairChoice, type PairPlan, pairPlans } from './pairs';

/** What is planned against aircraft: flak, and who takes on whom; empty outside those steps. */
export interface AirFight {
  flak: readonly FlakPlan[];
  /** So many factors of a weapon fire. */
  fire: (key: string, factors: number) => void;
  pairs: readonly PairPlan[];
  pair: (order: OrderOf<'airCombat'>) => void;
}

const NO_FLAK: FlakChoice = {};
const NO_PAIRS: PairChoice = {};

/** The plans of the present step, as proposed or changed. */
export function useAirFight(view: FleetActionView, legal: readonly Order[]): AirFight {
  const flak = useInSegment(`${view.clock}`, NO_FLAK);
  const pairs = useInSegment(`${view.clock}`, NO_PAIRS);
  return {
    flak: useMemo(() => flakPlans(legal, flak.value), [legal, flak.value]),
    fire: (key, factors) => flak.set({ ...flak.value, [key]: factors }),
    pairs: useMemo(() => pairPlans(view, legal, pairs.value), [view, legal, pairs.value]),
    pair: (order) => pairs.set({ ...pairs.value, [order.stand]: order }),
  };
}
