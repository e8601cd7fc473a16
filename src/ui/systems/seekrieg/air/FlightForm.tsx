import { useState } from 'react';
import { type Flight, plannedRows } from '../../../../rules/seekrieg/query';
import { upperFirst } from '../../../../words/core/say';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { useDesk } from '../desk/desk';
import { CapForm } from './CapForm';
import { capDraft, strikeDraft } from './drafts';
import { StrikeForm } from './StrikeForm';
import { aircraftText, sayFlight } from './sayFlight';

/** A flight: who flies, what they are about, and what they can still be ordered. */
export function FlightForm({ flight }: { flight: Flight }) {
  const desk = useDesk();
  const { view, side, names, selected, select, give, whyNot } = desk;
  const force = view.forces[side];
  const rows = force ? plannedRows(force, flight) : flight.rows;
  const strike = strikeDraft(desk, flight.id);
  const cap = capDraft(desk, flight.id);
  const [first] = [strike, cap].flatMap((it) => it ?? []);
  const isFree = first !== undefined && whyNot(first)?.code !== 'mission-begun';
  const recall = { kind: 'abort', group: flight.id } as const;
  return (
    <li className="fleet-row" data-open={selected === flight.id || undefined}>
      <div className="fleet-choices">
        <button type="button" className="sk-ship" onClick={() => select(flight.id)}>
          {upperFirst(names.flight(flight.id))}
        </button>
        <small>
          {aircraftText(rows, names)}; {sayFlight(flight, desk)}
        </small>
        {isFree && <Missions flight={flight} />}
        {!whyNot(recall) && (
          <button type="button" className="button small" onClick={() => give(recall)}>
            {seekriegAirText('recall')}
          </button>
        )}
      </div>
    </li>
  );
}

/** A strike or a CAP, where the rules let a flight be either; open while it has no orders. */
function Missions({ flight }: { flight: Flight }) {
  const desk = useDesk();
  const strike = strikeDraft(desk, flight.id);
  const cap = capDraft(desk, flight.id);
  const [isCap, choose] = useState(cap !== undefined && flight.mission !== 'strike');
  return (
    <details className="fleet-torpedoes" open={flight.mission === 'forming'}>
      <summary>{seekriegAirText('mission')}</summary>
      <div className="fleet-choices">
        {strike && cap && (
          <fieldset className="fleet-segments" aria-label={seekriegAirText('mission')}>
            <button type="button" aria-pressed={!isCap} onClick={() => choose(false)}>
              {seekriegAirText('strike')}
            </button>
            <button type="button" aria-pressed={isCap} onClick={() => choose(true)}>
              {seekriegAirText('cap')}
            </button>
          </fieldset>
        )}
        {cap && (isCap || !strike) && <CapForm draft={cap} />}
        {strike && (!isCap || !cap) && <StrikeForm draft={strike} />}
      </div>
    </details>
  );
}
