import { useMemo, useState } from 'react';
import { SIDES, type Side } from '../../../../rules/core';
import type { PreparedSeaWings } from '../../../../scenario/sea-wings/resolve';
import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';
import { ChartBoard } from '../chart/ChartBoard';
import { DeskContext } from '../desk/desk';
import { shipPlans } from '../desk/shipPlans';
import { briefOf } from './brief';
import { pictureDesk } from './pictureDesk';
import './opening.css';

/** A game before it begins: in a few sentences, and on its chart, as either side sees it. */
export function Opening({ loaded }: { loaded: PreparedSeaWings }) {
  const [side, see] = useState<Side>('allies');
  const { scenario } = loaded;
  return (
    <section className="wings-opening" aria-labelledby="brief">
      <h2 id="brief">{wingsLobbyText('brief')}</h2>
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
      <ul>
        {briefOf(scenario, side).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Picture key={side} loaded={loaded} side={side} />
    </section>
  );
}

/** The chart as the side will find it; nothing on it can be done. */
function Picture({ loaded, side }: { loaded: PreparedSeaWings; side: Side }) {
  const { scenario, coast } = loaded;
  const desk = useMemo(() => pictureDesk(scenario, side), [scenario, side]);
  const silhouettes = useMemo(() => shipPlans(loaded), [loaded]);
  const eyes = `opening/${scenario.id}/${side}`;
  return (
    <figure>
      <div className="wings" inert>
        <DeskContext value={desk}>
          <ChartBoard {...{ eyes, silhouettes, coast }} events={NO_EVENTS} />
        </DeskContext>
      </div>
      <figcaption>{wingsLobbyText('opening', { side: scenario.sides[side].name })}</figcaption>
    </figure>
  );
}

const NO_EVENTS: readonly never[] = [];
