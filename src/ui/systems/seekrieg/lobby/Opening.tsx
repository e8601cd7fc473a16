import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { PreparedSeekrieg } from '../../../../scenario/seekrieg/resolve';
import { OpeningPicture } from '../../../lobby/OpeningPicture';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { SearchChart } from '../chart/SearchChart';
import { DeskContext } from '../desk/desk';
import { isOnChart } from '../desk/place';
import { SeekriegBoard } from '../sea/SeekriegBoard';
import { briefOf } from './brief';
import { pictureDesk } from './pictureDesk';
import '../seekrieg.css';

/** A battle before it begins. */
export const Opening = ({ loaded }: { loaded: PreparedSeekrieg }) => (
  <OpeningPicture
    sides={loaded.scenario.sides}
    briefOf={(side) => briefOf(loaded, side)}
    boardOf={(side) => <Board loaded={loaded} side={side} />}
  />
);

function Board({ loaded, side }: { loaded: PreparedSeekrieg; side: Side }) {
  const { scenario, plans } = loaded;
  const desk = useMemo(() => pictureDesk(scenario, side), [scenario, side]);
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  return (
    <DeskContext value={desk}>
      {isOnChart(desk.view) ? (
        <SearchChart silhouettes={silhouettes} />
      ) : (
        <SeekriegBoard silhouettes={silhouettes} events={NO_EVENTS} places={loaded.names} />
      )}
    </DeskContext>
  );
}

const NO_EVENTS: readonly never[] = [];
