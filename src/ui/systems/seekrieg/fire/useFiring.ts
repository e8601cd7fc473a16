import { useMemo } from 'react';
import { type Order, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';
import type { GunfireOdds, Ship } from '../../../../rules/seekrieg/query';
import type { GameDesk } from '../../../table/desk';
import { useInSegment } from '../../../table/useInSegment';
import { plannedFire, shootersOf } from './fire';

/** The fire plot that stands; empty outside its step. */
export interface Firing {
  /** Own ships that can fire at something. */
  shooters: readonly Ship[];
  /** The one whose fire is shown. */
  shooter: Ship | null;
  /** All salvos at targets, ordered or by default, with their odds. */
  salvos: readonly GunfireOdds[];
}

export const NO_FIRING: Firing = { shooters: [], shooter: null, salvos: [] };

type Shooting = Pick<GameDesk<SeekriegView, Order>, 'view' | 'side' | 'legal' | 'stage'> & {
  selected: string | null;
};

/** The fire plot of the side at this screen. The own ship that was picked last stays while a target is picked. */
export function useFiring({ view, side, legal, stage, selected }: Shooting): Firing {
  const isOpen = stage !== 'waiting' && view.step.kind === 'firePlot';
  const shooters = useMemo(
    () => (isOpen ? shootersOf({ view, side, legal }) : []),
    [isOpen, view, side, legal],
  );
  const kept = useInSegment<string | null>(`${view.clock}/${side}`, null);
  const picked = shooters.find(({ id }) => id === selected)?.id ?? kept.value;
  if (picked !== kept.value) kept.set(picked);
  const salvos = useMemo(
    () => (isOpen ? seekrieg.explain(view, side, plannedFire({ view, side })).gunfire : []),
    [isOpen, view, side],
  );
  if (!isOpen) return NO_FIRING;
  const shooter = shooters.find(({ id }) => id === picked) ?? shooters[0] ?? null;
  return { shooters, shooter, salvos };
}
