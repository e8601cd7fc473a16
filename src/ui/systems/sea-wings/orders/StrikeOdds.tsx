import { type CSSProperties, useCallback } from 'react';
import { seaWings } from '../../../../rules/sea-wings';
import type { SeaWingsOdds } from '../../../../rules/sea-wings/query';
import { figure, percentText } from '../../../../words/core/say';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { numbered } from '../../../controls/numbered';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk/desk';
import type { Sortie } from './strikeDraft';
import './strikeOdds.css';

type Forecast = SeaWingsOdds['strikes'][number];

/** [WG-24.29] The odds of the strikes as they would fly with what is put together: through CAP and flak to what is sunk. */
export function StrikeOdds({ orders }: { orders: readonly Sortie[] }) {
  const { view, side } = useDesk();
  const asked = JSON.stringify(orders);
  const reckon = useCallback(
    () => seaWings.explain(view, side, JSON.parse(asked)).strikes,
    [view, side, asked],
  );
  const found = useOneByOne(orders.length > 0 ? [asked] : [], reckon).get(asked);
  return numbered(found ?? []).map(({ key, of }) => <StrikeCard key={key} strike={of} />);
}

function StrikeCard({ strike }: { strike: Forecast }) {
  const { names, view } = useDesk();
  const { origin, lost, cap, basis, targets } = strike;
  return (
    <figure className="strike-odds">
      <figcaption>
        <b>{names.home(origin)}:</b>{' '}
        {wingsFormsText(`basis.${basis}`, { target: names.any(strike.target), cap })}
      </figcaption>
      <ol className="strike-way">
        <Station name="cap" count={lost.toCap} />
        <Station name="flak" count={lost.toFlak} />
        <Station name="escorts" count={lost.escorts} />
      </ol>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">{wingsFormsText('target')}</th>
            <th scope="col">{wingsFormsText('hits')}</th>
            <th scope="col">{wingsFormsText('deckOut')}</th>
            <th scope="col">{wingsFormsText('sunk')}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((it) => (
            <tr key={it.at}>
              <th scope="row">{names.any(it.at)}</th>
              <td>{figure(it.bombs + it.torpedoes, 1)}</td>
              <td>
                <Chance chance={it.deckOut} />
              </td>
              <td>
                {view.scenario.bases.some(({ id }) => id === it.at) ? (
                  '–'
                ) : (
                  <Chance chance={it.lost} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Less than this is nothing. */
const LITTLE = 0.05;

/** What a part of the way costs on average. */
const Station = ({ name, count }: { name: 'cap' | 'flak' | 'escorts'; count: number }) => (
  <li>
    {wingsFormsText(`way.${name}`)} <b>{count < LITTLE ? 0 : `−${figure(count, 1)}`}</b>
  </li>
);

/** A chance as a bar and a number. */
const Chance = ({ chance }: { chance: number }) => (
  <span className="chance" style={{ '--chance': chance } as CSSProperties}>
    {percentText(Math.round(100 * chance))}
  </span>
);
