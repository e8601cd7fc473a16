import type { fleetAction } from '../../../rules/fleet-action';
import type { HostedReplayProps } from '../../table/hosted/host';
import { useReplayed } from '../../table/hosted/useReplayed';
import { DeskContext } from './desk/desk';
import { FleetBoard } from './sea/FleetBoard';
import { useFleetDesk } from './useFleetDesk';
import '../../tacticalSea/fleetBoard.css';

/** The sea of a battle replayed as part of something larger. */
export function ReplayedFleet(props: HostedReplayProps) {
  const { events, silhouettes, desk: at } = useReplayed<typeof fleetAction>(props);
  const desk = useFleetDesk(at);
  return (
    <DeskContext value={desk}>
      <div className="game-board fleet-board">
        <FleetBoard {...{ events, silhouettes }} places={NO_PLACES} />
      </div>
    </DeskContext>
  );
}

const NO_PLACES: readonly never[] = [];
