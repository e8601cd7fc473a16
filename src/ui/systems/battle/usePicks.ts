import { useCallback, useEffect, useRef, useState } from 'react';
import { type BattleView, type Order, type StackId, stackOf } from '../../../rules/battle';
import type { Desk } from './desk/desk';
import type { Mount } from './desk/mounts';
import { stackAsked, stackToGoOn, suggestStack } from './suggest';

interface PickedFrom extends Pick<Desk, 'view' | 'side' | 'legal'> {
  mounts: readonly Mount[];
  isReplay: boolean;
}

/** The selection: a stack, and in a fire impulse a mount. Each segment suggests a new one. */
export function usePicks(from: PickedFrom): Pick<Desk, 'selected' | 'select' | 'mount' | 'aim'> {
  const { view, side, legal, mounts, isReplay } = from;
  const [picked, select] = useState<StackId | null>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  const mount = mounts.find(({ key }) => key === aimed);
  const known = view.stacks.some(({ id }) => id === picked) ? picked : null;
  const suggestion = isReplay ? known : suggestStack(view, side, legal, known);
  const opening = mounts.find(({ declared }) => !declared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each segment, whatever is picked later
  useEffect(() => {
    select(opening?.stack ?? suggestion);
    setAimed(opening?.key ?? null);
  }, [view.clock, legal.length === 0, stackAsked(view, side)]);
  useGoingOn(view, legal, picked, select);
  useNoPick(isReplay, select);
  const aim = useCallback(
    (key: string | null) => {
      setAimed(key);
      const ship = key?.split('/')[0];
      const stack = ship && stackOf(view, ship);
      if (stack) select(stack.id);
    },
    [view],
  );
  return { selected: known, select, mount, aim };
}

/** A replay begins with no selection, so that no fan of ships lies over the map. */
function useNoPick(isReplay: boolean, select: (stack: StackId | null) => void): void {
  useEffect(() => {
    if (isReplay) select(null);
  }, [isReplay, select]);
}

/** After an order that used up the selected stack, the next one that may act is selected. */
function useGoingOn(
  view: BattleView,
  legal: readonly Order[],
  picked: StackId | null,
  select: (stack: StackId) => void,
): void {
  const before = useRef({ view, legal });
  useEffect(() => {
    const was = before.current;
    before.current = { view, legal };
    if (was.view === view || was.view.clock !== view.clock || !picked) return;
    const next = stackToGoOn(was, { view, legal }, picked);
    if (next !== picked) select(next);
  }, [view, legal, picked, select]);
}
