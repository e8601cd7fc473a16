import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { PreparedSeaWings } from '../../../../scenario/sea-wings/resolve';
import { OpeningPicture } from '../../../lobby/OpeningPicture';
import { ChartBoard } from '../chart/ChartBoard';
import { drawnFor } from '../chart/chartOf';
import { DeskContext } from '../desk/desk';
import { shipPlans } from '../desk/shipPlans';
import { briefOf } from './brief';
import { pictureDesk } from './pictureDesk';

/** A game before it begins. */
export const Opening = ({ loaded }: { loaded: PreparedSeaWings }) => (
  <OpeningPicture
    sides={loaded.scenario.sides}
    briefOf={(side) => briefOf(loaded, side)}
    className="wings"
    boardOf={(side) => <Board loaded={loaded} side={side} />}
  />
);

function Board({ loaded, side }: { loaded: PreparedSeaWings; side: Side }) {
  const { scenario } = loaded;
  const desk = useMemo(() => pictureDesk(scenario, side), [scenario, side]);
  const silhouettes = useMemo(() => shipPlans(loaded), [loaded]);
  const drawn = useMemo(() => drawnFor(loaded), [loaded]);
  return (
    <DeskContext value={desk}>
      <ChartBoard
        {...{ silhouettes, drawn }}
        eyes={`opening/${scenario.id}/${side}`}
        events={NO_EVENTS}
      />
    </DeskContext>
  );
}

const NO_EVENTS: readonly never[] = [];
