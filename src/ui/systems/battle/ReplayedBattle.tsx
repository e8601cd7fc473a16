import { useMemo, useRef } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { battle } from '../../../rules/battle';
import { rosterOf } from '../../../words/battle/common/names';
import type { MapHandle } from '../../hexmap/mapProps';
import type { HostedReplayProps } from '../../table/hosted/host';
import { BattleMap } from './BattleMap';
import { DeskContext } from './desk/desk';
import { useBattleMotion } from './motion/useBattleMotion';
import { useBattleDesk } from './useBattleDesk';
import './fleet.css';

/** The map of a battle replayed as part of something larger. */
export function ReplayedBattle({ eyes, replay, plans, ...of }: HostedReplayProps) {
  const table = of.table as unknown as Table<typeof battle>;
  const snapshot = of.snapshot as Snapshot<typeof battle>;
  const board = useRef<MapHandle>(null);
  const { view, viewer, chapters } = snapshot;
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const roster = useMemo(() => rosterOf(events, view, eyes), [events, view, eyes]);
  const desk = useBattleDesk({
    ...{ table, snapshot, viewer, roster, events },
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
