import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { PreparedStrategic } from '../../../../scenario/strategic/resolve';
import { OpeningPicture } from '../../../lobby/OpeningPicture';
import { ChartBoard } from '../advanced/ChartBoard';
import { DeskContext } from '../desk/desk';
import { MatrixBoard } from '../matrix/MatrixBoard';
import { briefOf } from './brief';
import { pictureDesk } from './pictureDesk';
import './opening.css';

/** An operation before it begins. */
export const Opening = ({ loaded }: { loaded: PreparedStrategic }) => (
  <OpeningPicture
    sides={loaded.scenario.sides}
    briefOf={(side) => briefOf(loaded, side)}
    className="strategic"
    boardOf={(side) => <Board loaded={loaded} side={side} />}
  />
);

function Board({ loaded, side }: { loaded: PreparedStrategic; side: Side }) {
  const { scenario, plans, coast } = loaded;
  const desk = useMemo(() => pictureDesk(scenario, side), [scenario, side]);
  const shown = { eyes: `opening/${scenario.id}/${side}`, events: [], plans };
  return (
    <DeskContext value={desk}>
      {scenario.map ? (
        <ChartBoard {...shown} map={scenario.map} coast={coast} />
      ) : (
        <MatrixBoard {...shown} />
      )}
    </DeskContext>
  );
}
