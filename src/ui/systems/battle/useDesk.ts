import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { Axial } from '../../../hex';
import {
  type BattleView,
  battle,
  findStack,
  type Order,
  type ShipId,
  type StackId,
  stackOf,
  stacksOfSide,
} from '../../../rules/battle';
import type { Refusal, Side, Viewer } from '../../../rules/core';
import { newNames, type Roster, rosterNow } from '../../../words/battle/names';
import { type Lights, NO_LIGHTS } from '../../../words/core/logLine';
import type { Question } from '../../controls/ConfirmDialog';
import { useAdvice } from '../../table/advice/useAdvice';
import { useOrders } from '../../table/useOrders';
import { type Desk, ordersOf } from './desk';
import { differsInSealingAlone } from './hint/stillHolds';
import { type Mount, mountsOf } from './mounts';
import type { MenuId } from './orders/menus';

export interface DeskProps {
  table: Table<typeof battle>;
  snapshot: Snapshot<typeof battle>;
  viewer: Viewer;
  acting: Side | null;
  roster: Roster;
  /** Bots may be asked for advice. */
  mayAsk: boolean;
  /** A moment of a replay is shown: nothing is suggested, what is picked stays. */
  isReplay: boolean;
}

const NO_ORDERS: readonly Order[] = [];
const NO_MOUNTS: readonly Mount[] = [];

/** The desk of whoever sits at this screen, and the question that is open. */
export function useBattleDesk(props: DeskProps): Desk & { question: Question | null } {
  const { snapshot, viewer, acting, roster } = props;
  const { view, segment } = snapshot;
  const side: Side = viewer === 'spectator' ? view.initiative : viewer;
  const legal = useMemo(
    () => (acting ? battle.legalOrders(view, acting) : NO_ORDERS),
    [view, acting],
  );
  const names = useMemo(() => newNames(view, rosterNow(roster, view)), [view, roster]);
  const mounts = useMemo(
    () => (acting && isFire(view) ? mountsOf(view, acting) : NO_MOUNTS),
    [view, acting],
  );
  const picks = usePicks(props, side, legal, mounts);
  useNoPick(props.isReplay, picks.select);
  const notices = useNotices(segment.clock);
  const [lights, light] = useState<Lights>(NO_LIGHTS);
  const [lookout, setLookout] = useState<Axial | null>(null);
  const [question, ask] = useState<Question | null>(null);
  const orders = useOrders(props, notices.explain);
  const advice = useAdvice<Order>({
    ...{ system: battle, view, acting, mayAsk: props.mayAsk },
    stillHolds: differsInSealingAlone,
  });
  const menus = useMenu(`${view.clock}/${picks.selected}`);
  return {
    view,
    side,
    stage: acting ? segment.active[acting] : 'waiting',
    legal,
    names,
    mounts,
    lights,
    light,
    lookout,
    setLookout,
    question,
    ask,
    advice,
    ...picks,
    ...notices,
    ...orders,
    ...menus,
  };
}

const isFire = ({ step }: BattleView): boolean =>
  step.kind === 'gunnery' || step.kind === 'torpedoes';

/** The menu that is open; it closes when what it was opened for is no longer picked. */
function useMenu(place: string): Pick<Desk, 'menu' | 'openMenu'> {
  const [opened, setOpened] = useState<{ menu: MenuId | null; place: string }>({
    menu: null,
    place,
  });
  const openMenu = useCallback((menu: MenuId | null) => setOpened({ menu, place }), [place]);
  return { menu: opened.place === place ? opened.menu : null, openMenu };
}

/** The refusal on show; it goes with the segment it belongs to. */
function useNotices(clock: number): Pick<Desk, 'refused' | 'explain'> {
  const [notice, setNotice] = useState<{ refused: Refusal | null; clock: number }>({
    refused: null,
    clock,
  });
  const explain = useCallback((refused: Refusal | null) => setNotice({ refused, clock }), [clock]);
  return { refused: notice.clock === clock ? notice.refused : null, explain };
}

/** What is picked: a stack, and in a fire impulse a mount. Both are suggested anew with each segment. */
function usePicks(
  { snapshot: { view }, isReplay }: Pick<DeskProps, 'snapshot' | 'isReplay'>,
  side: Side,
  legal: readonly Order[],
  mounts: readonly Mount[],
): Pick<Desk, 'selected' | 'select' | 'mount' | 'aim'> {
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

/** A replay begins with nothing picked, so that no fan of ships lies over the map. */
function useNoPick(isReplay: boolean, select: (stack: StackId | null) => void): void {
  useEffect(() => {
    if (isReplay) select(null);
  }, [isReplay, select]);
}

/** After an order that used up the stack picked, the next one that may act is picked in its place. */
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

interface Position {
  view: BattleView;
  legal: readonly Order[];
}

/** The stack to go on with: the one picked or the one that it became part of, else the next that may act. */
export function stackToGoOn(was: Position, now: Position, picked: StackId): StackId {
  const busy = busyStacks(now.legal);
  const [ship] = findStack(was.view, picked)?.ships ?? [];
  const heir = findStack(now.view, picked) ?? (ship ? stackOf(now.view, ship) : undefined);
  if (heir && (busy.length === 0 || busy.includes(heir.id))) return heir.id;
  const order = busyStacks(was.legal);
  const at = order.indexOf(picked);
  if (heir?.id === picked && at < 0) return picked;
  const after = [...order.slice(at + 1), ...order].find((id) => busy.includes(id));
  return after ?? busy[0] ?? picked;
}

/** The stack to pick for a person: the one picked if it has something to do, else the next that has. */
export function suggestStack(
  view: BattleView,
  side: Side,
  legal: readonly Order[],
  picked: StackId | null,
): StackId | null {
  const busy = busyStacks(legal);
  const asked = stackAsked(view, side);
  if (asked) return asked;
  if (picked && (busy.length === 0 || busy.includes(picked))) return picked;
  return busy[0] ?? stacksOfSide(view, side)[0]?.id ?? null;
}

/** [BT-3.2] A stack of the task force whose Direction of Entry is chosen. */
function stackAsked({ step, scenario, stacks }: BattleView, side: Side): StackId | undefined {
  if (step.kind !== 'directions' || step.side !== side) return undefined;
  const force = scenario.taskForces.find(({ id }) => id === step.taskForce);
  const isOfForce = (ship: ShipId): boolean => force?.ships.some(({ id }) => id === ship) ?? false;
  return stacks.find(({ ships }) => ships.some(isOfForce))?.id;
}

/** Stacks with orders of their own, in the rules' order. */
export const busyStacks = (legal: readonly Order[]): StackId[] => [
  ...new Set(
    [...ordersOf(legal, 'stay'), ...ordersOf(legal, 'enter'), ...ordersOf(legal, 'placeStack')].map(
      ({ stack }) => stack,
    ),
  ),
];
