import type { seekrieg } from '../../../rules/seekrieg';
import type { HostedReplayProps } from '../../table/hosted/host';
import { useReplayed } from '../../table/hosted/useReplayed';
import { DeskContext } from './desk/desk';
import { SeekriegBoard } from './sea/SeekriegBoard';
import { useSeekriegDesk } from './useSeekriegDesk';
import './seekrieg.css';

/** The sea of a battle replayed as part of something larger. */
export function ReplayedSeekrieg(props: HostedReplayProps) {
  const { events, silhouettes, desk: at } = useReplayed<typeof seekrieg>(props);
  const desk = useSeekriegDesk(at);
  return (
    <DeskContext value={desk}>
      <div className="game-board">
        <SeekriegBoard {...{ events, silhouettes }} places={NO_PLACES} />
      </div>
    </DeskContext>
  );
}

const NO_PLACES: readonly never[] = [];
