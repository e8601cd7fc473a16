import { useMemo, useState } from 'react';
import type { OrderOf, Snapshot, Table, ViewOf } from '../../game';
import type { AnySystem, Refusal, Side, Viewer } from '../../rules/core';
import { type Lights, NO_LIGHTS } from '../../words/core/logLine';
import type { Question } from '../controls/ConfirmDialog';
import { useAdvice } from './advice/useAdvice';
import type { GameDesk } from './desk';
import { useInSegment } from './useInSegment';
import { useOrders } from './useOrders';

/** At which table, and as whom. */
export interface DeskProps<S extends AnySystem> {
  table: Table<S>;
  snapshot: Snapshot<S>;
  viewer: Viewer;
  acting: Side | null;
  /** Bots may be asked for advice. */
  mayAsk: boolean;
}

interface DeskOptions<View> {
  /** The side whose sheets a spectator sees; the Allies' by default. */
  spectated?: (view: View) => Side;
  /** Whether advice on one view still holds for the next. */
  stillHolds?: (before: unknown, after: unknown) => boolean;
}

/** A desk, and the open question. */
export type AskingDesk<Desk> = Desk & { question: Question | null };

const NO_ORDERS: readonly never[] = [];

/** The desk of the player at this screen. */
export function useGameDesk<S extends AnySystem>(
  props: DeskProps<S>,
  { spectated, stillHolds }: DeskOptions<ViewOf<S>> = {},
): AskingDesk<GameDesk<ViewOf<S>, OrderOf<S>>> {
  const { table, snapshot, viewer, acting, mayAsk } = props;
  const { system } = table;
  const { view, segment } = snapshot;
  const side: Side = viewer === 'spectator' ? (spectated?.(view) ?? 'allies') : viewer;
  const legal = useMemo<readonly OrderOf<S>[]>(
    () => (acting ? system.legalOrders(view, acting) : NO_ORDERS),
    [system, view, acting],
  );
  const notice = useInSegment<Refusal | null>(`${segment.clock}/${side}`, null);
  const [lights, light] = useState<Lights>(NO_LIGHTS);
  const [question, ask] = useState<Question | null>(null);
  const orders = useOrders(props, notice.set);
  const advice = useAdvice<OrderOf<S>>({
    ...{ system, view, acting, mayAsk },
    ...(stillHolds && { stillHolds }),
  });
  return {
    ...{ view, side, legal, lights, light, question, ask, advice },
    ...orders,
    stage: acting ? segment.active[acting] : 'waiting',
    refused: notice.value,
    explain: notice.set,
    canUndo: acting !== null && snapshot.canUndo,
  };
}
