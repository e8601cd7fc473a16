import { useMemo, useState } from 'react';
import type { FormationId, SeaWingsView, seaWings } from '../../../rules/sea-wings';
import { newNames } from '../../../words/sea-wings/common/names';
import { sameBut } from '../../table/advice/sameBut';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import { useInSegment } from '../../table/useInSegment';
import type { Desk, SearchDraft } from './desk/desk';

/** [WG-6.1] The most that changed is the enemy's confirmation: the advice still holds. */
const stillHolds = sameBut<SeaWingsView>('confirmed');

const NONE_USUAL: Desk['usual'] = [];
const NOTHING_PICKED: ReadonlyMap<FormationId, number> = new Map();

/** The desk of a player of Sea Wings; standing orders are added around it. */
export function useWingsDesk(props: DeskProps<typeof seaWings>): Omit<AskingDesk<Desk>, 'given'> {
  const desk = useGameDesk(props, { stillHolds });
  const { view } = desk;
  const names = useMemo(() => newNames(view), [view]);
  const picks = usePicks(`${props.snapshot.segment.clock}/${desk.side}`);
  const holding = useInSegment(`${view.turn}/${desk.side}`, false);
  const usual = useInSegment(`${view.turn}/${desk.side}`, NONE_USUAL);
  return {
    ...{ ...desk, ...picks, names, isHolding: holding.value, holdCards: holding.set },
    usual: usual.value,
    leaveUsual: (kind, on) =>
      usual.set([...usual.value.filter((it) => it !== kind), ...(on ? [kind] : [])]),
  };
}

/** A pin until the next one is picked; factors, searches and targets until the step ends. */
function usePicks(place: string) {
  const [selected, select] = useState<string | null>(null);
  const picked = useInSegment(place, NOTHING_PICKED);
  const search = useInSegment<SearchDraft | null>(place, null);
  const target = useInSegment<string | null>(place, null);
  const pick: Desk['pick'] = (formation, factors) => {
    const next = new Map(picked.value);
    if (factors > 0) next.set(formation, factors);
    else next.delete(formation);
    picked.set(next);
  };
  return {
    ...{ selected, select, pick },
    picked: picked.value,
    putBack: () => picked.set(NOTHING_PICKED),
    search: search.value,
    planSearch: search.set,
    target: target.value,
    aimAt: target.set,
  };
}
