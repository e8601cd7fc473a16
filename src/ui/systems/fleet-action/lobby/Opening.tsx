import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { PreparedFleetAction } from '../../../../scenario/fleet-action/resolve';
import { OpeningPicture } from '../../../lobby/OpeningPicture';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { DeskContext } from '../desk/desk';
import { FleetBoard } from '../sea/FleetBoard';
import { briefOf } from './brief';
import { pictureDesk } from './pictureDesk';
import '../../../tacticalSea/fleetBoard.css';

/** A battle before it begins. */
export const Opening = ({ loaded }: { loaded: PreparedFleetAction }) => (
  <OpeningPicture
    sides={loaded.scenario.sides}
    briefOf={(side) => briefOf(loaded, side)}
    boardOf={(side) => <Board loaded={loaded} side={side} />}
  />
);

function Board({ loaded, side }: { loaded: PreparedFleetAction; side: Side }) {
  const { scenario, plans } = loaded;
  const desk = useMemo(() => pictureDesk(scenario, side), [scenario, side]);
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  return (
    <DeskContext value={desk}>
      <FleetBoard silhouettes={silhouettes} events={NO_EVENTS} places={loaded.names} />
    </DeskContext>
  );
}

const NO_EVENTS: readonly never[] = [];
