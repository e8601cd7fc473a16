import { useMemo, useState } from 'react';
import { SIDES, type Side } from '../../../../rules/core';
import type { PreparedStrategic } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import { ChartBoard } from '../advanced/ChartBoard';
import { DeskContext } from '../desk/desk';
import { MatrixBoard } from '../matrix/MatrixBoard';
import { briefOf } from './brief';
import { pictureDesk } from './pictureDesk';
import './opening.css';

/** An operation before it begins: in three sentences, and on its board, as either side sees it. */
export function Opening({ loaded }: { loaded: PreparedStrategic }) {
  const [side, see] = useState<Side>('allies');
  const { scenario } = loaded;
  return (
    <section className="operation-opening" aria-labelledby="brief">
      <h2 id="brief">{strategicLobbyText('brief')}</h2>
      <div className="opening-sides">
        {SIDES.map((of) => (
          <button
            key={of}
            type="button"
            className="button small"
            aria-pressed={of === side}
            onClick={() => see(of)}
          >
            {scenario.sides[of].name}
          </button>
        ))}
      </div>
      <ul className="brief">
        {briefOf(scenario, side).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Picture key={side} loaded={loaded} side={side} />
    </section>
  );
}

/** The board as the side will find it; nothing in it can be done. */
function Picture({ loaded, side }: { loaded: PreparedStrategic; side: Side }) {
  const { scenario, plans, coast } = loaded;
  const desk = useMemo(() => pictureDesk(scenario, side), [scenario, side]);
  const shown = { eyes: `opening/${scenario.id}/${side}`, events: [], plans };
  return (
    <figure className="opening-picture">
      <div className="strategic" inert>
        <DeskContext value={desk}>
          {scenario.map ? (
            <ChartBoard {...shown} map={scenario.map} coast={coast} />
          ) : (
            <MatrixBoard {...shown} />
          )}
        </DeskContext>
      </div>
      <figcaption>{strategicLobbyText('opening', { side: scenario.sides[side].name })}</figcaption>
    </figure>
  );
}
