import { useMemo } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { fleetAction } from '../../../rules/fleet-action';
import { silhouettesOf } from '../../ships/silhouetteOf';
import type { HostedReplayProps } from '../../table/hosted/host';
import { DeskContext } from './desk/desk';
import { FleetBoard } from './sea/FleetBoard';
import { useFleetDesk } from './useFleetDesk';
import './fleet.css';

/** The sea of a battle replayed as part of something larger. */
export function ReplayedFleet({ plans, ...of }: HostedReplayProps) {
  const table = of.table as unknown as Table<typeof fleetAction>;
  const snapshot = of.snapshot as Snapshot<typeof fleetAction>;
  const { viewer, chapters } = snapshot;
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const desk = useFleetDesk({
    ...{ table, snapshot, viewer, events },
    ...{ acting: null, isReplay: true, mayAsk: false },
  });
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  return (
    <DeskContext value={desk}>
      <div className="game-board fleet-board">
        <FleetBoard {...{ events, silhouettes }} places={NO_PLACES} />
      </div>
    </DeskContext>
  );
}

const NO_PLACES: readonly never[] = [];
