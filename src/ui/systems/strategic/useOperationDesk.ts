import { useCallback, useMemo, useState } from 'react';
import type { Snapshot } from '../../../game';
import type { Order, SquadronId, StrategicView, strategic } from '../../../rules/strategic';
import { newNames } from '../../../words/strategic/common/names';
import { advisedView } from '../../table/advice/advisedView';
import { sameBut } from '../../table/advice/sameBut';
import { NONE_GIVEN } from '../../table/standing/standing';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import { useInSegment } from '../../table/useInSegment';
import type { Desk } from './desk/desk';
import { remember } from './desk/lastSeen';
import { sortiesOn } from './desk/squadrons';
import { aimedAt } from './hint/advised';

const NO_ORDERS: readonly Order[] = [];
const NOTHING_STANDS: Desk['standing'] = { given: NONE_GIVEN, wasIdle: false };

/** [ST-5.14] The most that changed is the enemy's confirmation: the advice still holds. */
export const stillHolds = sameBut<StrategicView>('confirmed');

/** The desk of the player of an operation. */
export function useStrategicDesk(props: DeskProps<typeof strategic>): AskingDesk<Desk> {
  const { table, snapshot, viewer, acting } = props;
  const { system } = table;
  const desk = useGameDesk(props, { stillHolds });
  const { view, side } = desk;
  const { hint } = desk.advice;
  const names = useMemo(() => newNames(view), [view]);
  const sorties = useMemo(() => sortiesOn(view, side), [view, side]);
  const lastSpotted = useMemo(() => spottings(snapshot.chapters), [snapshot.chapters]);
  const lastSeen = useMemo(() => remember(table, viewer, view), [table, viewer, view]);
  const picks = usePicks(`${snapshot.segment.clock}/${side}`);
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
    ...desk,
    ...picks,
    ...{ names, sorties, lastSpotted, lastSeen, advised, advisedAims, oddsOf },
    standing: NOTHING_STANDS,
  };
}

/** When divisions were last spotted, as far as this viewer was told. */
const spottings = (chapters: Snapshot<typeof strategic>['chapters']): Desk['lastSpotted'] =>
  new Map(
    chapters
      .flatMap(({ events }) => events)
      .flatMap((event) =>
        event.kind === 'divisionSpotted' ? [[event.division, event.turn] as const] : [],
      ),
  );

/** The picks: a counter until the next one, squadrons and attempts until the segment ends. */
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
