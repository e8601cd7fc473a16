import { useMemo } from 'react';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { RuleLink } from '../../../rules/RuleLink';
import { StateTag } from '../air/DeckRow';
import { flightState } from '../air/deck';
import { ratingsText } from '../air/SquadronRow';
import { useDesk } from '../desk/desk';
import { AircraftFigure } from '../desk/figures';
import { unitsOf } from './units';
import '../sheets/sheets.css';

/** Own squadrons in the air in one hex: what each is, carries, and how long it can stay up. */
export function FlightSheet({ id }: { id: string }) {
  const { view, side, names } = useDesk();
  const unit = useMemo(() => unitsOf(view, side).find((it) => it.id === id), [view, side, id]);
  if (unit?.kind !== 'flights') return null;
  return (
    <article className="unit-sheet" data-side={unit.side}>
      <h3>{strategicChartText('inTheAir')}</h3>
      <ul>
        {unit.flights.map(({ record, squadron, turnsLeft }) => (
          <li key={squadron.id} className="deck-row" title={ratingsText(squadron.card)}>
            <span className="deck-pick">
              <AircraftFigure type={squadron.card.type} />
              <b>{names.squadronOf(squadron.id)}</b>
              <span className="deck-steps">{squadron.steps}</span>
            </span>
            <StateTag {...flightState(record, turnsLeft)} />
          </li>
        ))}
      </ul>
      <p className="hint">
        {strategicChartText('flightHint')} <RuleLink system="strategic" rule="ST-12.10" />
      </p>
    </article>
  );
}
