import { useMemo, useRef } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { battle } from '../../../rules/battle';
import type { Viewer } from '../../../rules/core';
import type { ClassPlan } from '../../../scenario/prepared';
import { rosterOf } from '../../../words/battle/names';
import type { MapHandle } from '../../hexmap/mapProps';
import type { Replay } from '../../table/replay/useReplay';
import { BattleMap } from './BattleMap';
import { DeskContext } from './desk';
import { useBattleMotion } from './motion/useBattleMotion';
import { useBattleDesk } from './useDesk';
import './mapBar.css';
import './fleet.css';

export interface ReplayedBattleProps {
  /** Nobody gives orders at it. */
  table: Table<typeof battle>;
  snapshot: Snapshot<typeof battle>;
  /** Whose eyes it is seen with; nothing where all of it is open. */
  eyes: Viewer | undefined;
  replay: Replay;
  plans: readonly ClassPlan[];
}

/** The map of a battle that is looked through again as part of something larger. */
export function ReplayedBattle({ table, snapshot, eyes, replay, plans }: ReplayedBattleProps) {
  const board = useRef<MapHandle>(null);
  const { view, viewer, chapters } = snapshot;
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const roster = useMemo(() => rosterOf(events, view, eyes), [events, view, eyes]);
  const desk = useBattleDesk({
    ...{ table, snapshot, viewer, roster },
    ...{ acting: null, isReplay: true, mayAsk: false },
  });
  useBattleMotion({ shown: snapshot, events, viewer, hotSeat: false, acting: null, replay });
  return (
    <DeskContext value={desk}>
      <BattleMap
        board={board}
        snapshot={snapshot}
        plans={plans}
        events={events}
        openHelp={() => {}}
        isReplay
        before={null}
      >
        {null}
      </BattleMap>
    </DeskContext>
  );
}
