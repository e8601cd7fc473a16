import { useCallback, useMemo, useState } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { Refusal, Side, Viewer } from '../../../rules/core';
import type { strategic } from '../../../rules/strategic';
import type { Order } from '../../../rules/strategic/model/orders';
import type { SquadronId } from '../../../rules/strategic/model/state';
import { type Lights, NO_LIGHTS } from '../../../words/core/logLine';
import { newNames } from '../../../words/strategic/names';
import type { Question } from '../../controls/ConfirmDialog';
import { advisedView } from '../../table/advice/advisedView';
import { useAdvice } from '../../table/advice/useAdvice';
import { useOrders } from '../../table/useOrders';
import type { Desk } from './desk';
import { aimedAt } from './hint/advised';
import { differsInConfirmingAlone } from './hint/stillHolds';
import { remember } from './lastSeen';
import { sortiesOn } from './squadrons';

interface DeskProps {
  table: Table<typeof strategic>;
  snapshot: Snapshot<typeof strategic>;
  viewer: Viewer;
  acting: Side | null;
  /** Bots may be asked for advice. */
  mayAsk: boolean;
}

const NO_ORDERS: readonly Order[] = [];

/** The desk of whoever sits at this screen, and the question that is open. */
export function useStrategicDesk(props: DeskProps): Desk & { question: Question | null } {
  const { table, snapshot, viewer, acting } = props;
  const { view, segment } = snapshot;
  const { system } = table;
  const side: Side = viewer === 'spectator' ? (acting ?? 'allies') : viewer;
  const legal = useMemo(
    () => (acting ? system.legalOrders(view, acting) : NO_ORDERS),
    [system, view, acting],
  );
  const names = useMemo(() => newNames(view), [view]);
  const sorties = useMemo(() => sortiesOn(view, side), [view, side]);
  const lastSpotted = useMemo(() => spottings(snapshot.chapters), [snapshot.chapters]);
  const lastSeen = useMemo(() => remember(table, viewer, view), [table, viewer, view]);
  const place = `${segment.clock}/${side}`;
  const notices = useInSegment<Refusal | null>(place, null);
  const picks = usePicks(place);
  const [lights, light] = useState<Lights>(NO_LIGHTS);
  const [question, ask] = useState<Question | null>(null);
  const orders = useOrders(props, notices.set);
  const advice = useAdvice<Order>({
    ...{ system, view, acting, mayAsk: props.mayAsk },
    stillHolds: differsInConfirmingAlone,
  });
  const { hint } = advice;
  const advised = useMemo(
    () => (hint ? advisedView(system, view, side, hint.orders) : null),
    [system, view, side, hint],
  );
  const advisedAims = useMemo(() => aimedAt(hint?.orders ?? NO_ORDERS), [hint]);
  const oddsOf = useCallback(
    (planned: readonly Order[]) => (acting ? system.explain(view, acting, planned).orders : []),
    [system, view, acting],
  );
  return {
    ...{
      view,
      side,
      legal,
      names,
      sorties,
      lastSpotted,
      lastSeen,
      lights,
      light,
      question,
      ask,
      oddsOf,
      advice,
      advised,
      advisedAims,
    },
    ...orders,
    ...picks,
    stage: acting ? segment.active[acting] : 'waiting',
    canUndo: acting !== null && snapshot.canUndo,
    refused: notices.value,
    explain: notices.set,
  };
}

/** When divisions were spotted last, as far as this viewer was told. */
const spottings = (chapters: DeskProps['snapshot']['chapters']): Desk['lastSpotted'] =>
  new Map(
    chapters
      .flatMap(({ events }) => events)
      .flatMap((event) =>
        event.kind === 'divisionSpotted' ? [[event.division, event.turn] as const] : [],
      ),
  );

/** What is picked: counters until others are, squadrons and attempts until the segment is over. */
function usePicks(place: string) {
  const [selected, select] = useState<string | null>(null);
  const squads = useInSegment<ReadonlyMap<SquadronId, number>>(place, NO_SQUADS);
  const attempts = useInSegment(place, 1);
  const take: Desk['take'] = (squadrons, stepsOf) => {
    const next = new Map(squads.value);
    for (const id of squadrons) {
      const steps = stepsOf(id);
      if (steps > 0) next.set(id, steps);
      else next.delete(id);
    }
    squads.set(next);
  };
  return {
    selected,
    select,
    squads: squads.value,
    take,
    attempt: attempts.value,
    aim: attempts.set,
  };
}

const NO_SQUADS: ReadonlyMap<SquadronId, number> = new Map();

/** A state that begins anew with each segment and side. */
function useInSegment<T>(place: string, start: T): { value: T; set: (value: T) => void } {
  const [kept, keep] = useState({ place, value: start });
  const set = useCallback((value: T) => keep({ place, value }), [place]);
  return { value: kept.place === place ? kept.value : start, set };
}
