import { useMemo, useState } from 'react';
import type { fleetAction, OrderOf } from '../../../rules/fleet-action';
import type { Altitude } from '../../../rules/fleet-action/query';
import { newNames } from '../../../words/fleet-action/common/names';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import { useInSegment } from '../../table/useInSegment';
import type { Desk, Layer } from './desk/desk';
import { useFiring } from './fire/useFiring';
import { useMoving } from './plan/useMoving';

/** The desk of a player of Fleet Action. */
export function useFleetDesk(props: DeskProps<typeof fleetAction>): AskingDesk<Desk> {
  const desk = useGameDesk(props);
  const { view, stage, side, legal } = desk;
  const [selected, select] = useState<string | null>(null);
  const [layer, lay] = useState<Layer | null>(null);
  const acting = stage === 'waiting' ? null : side;
  const names = useMemo(() => newNames(view), [view]);
  const moving = useMoving({ view, acting, selected });
  const firing = useFiring({ view, acting, legal, selected });
  const altitude = useInSegment<Altitude | null>(`${view.clock}/${selected}`, null);
  const first = useFirst(desk.give);
  return {
    ...desk,
    ...first,
    altitude: altitude.value,
    climb: altitude.set,
    names,
    selected,
    select,
    layer,
    lay,
    moving,
    firing,
  };
}

/** [NW-5.6] The choice of who is first, kept for later turns. */
function useFirst(give: Desk['give']): Pick<Desk, 'chooseFirst' | 'firstBefore'> {
  const [firstBefore, keep] = useState<OrderOf<'chooseFirst'> | null>(null);
  return {
    firstBefore,
    chooseFirst: (order) => {
      if (give(order)) keep(order);
    },
  };
}
