import { useMemo } from 'react';
import type { Order } from '../../../../rules/seekrieg';
import {
  type AirBase,
  countOf,
  type DeckTask,
  deckTurns,
  landingHold,
} from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import { DeckPicks } from './DeckPicks';
import { proposalsFor } from './proposals';
import { aircraftText } from './sayFlight';

/** [SK-20.12 to SK-20.18] A carrier or base: what it is at, what is proposed, and its aircraft one by one. */
export function DeckForm({ base }: { base: AirBase }) {
  const desk = useDesk();
  const { names, select, give, selected } = desk;
  const { view, side, legal } = desk;
  // Each launch is looked ahead at: not at every render.
  const proposals = useMemo(
    () => proposalsFor({ view, side, legal, names }, base),
    [view, side, legal, names, base],
  );
  return (
    <li className="fleet-row" data-open={selected === base.id || undefined}>
      <div className="fleet-choices">
        <button type="button" className="sk-ship" onClick={() => select(base.id)}>
          {names.base(base.id)}
        </button>
        <Aboard base={base} />
        <Work base={base} />
        {proposals.length > 0 && (
          <div className="fleet-launches">
            {proposals.map(({ key, text, note, orders }) => (
              <button
                key={key}
                type="button"
                className="fleet-option"
                onClick={() => give(...orders)}
              >
                {text}
                {note && <small>{note}</small>}
              </button>
            ))}
          </div>
        )}
        <DeckPicks base={base} />
      </div>
    </li>
  );
}

/** What stands on deck and in the hangar, and why nothing can fly. */
function Aboard({ base }: { base: AirBase }) {
  const { names } = useDesk();
  const { deck, hangar, deckSpots, outTurns, kind } = base;
  const spots = kind === 'carrier' ? { count: countOf(deck), of: deckSpots } : null;
  return (
    <small>
      {spots ? seekriegAirText('onDeck', spots) : seekriegAirText('ready')}:{' '}
      {aircraftText(deck, names)}
      {hangar.length > 0 && (
        <>
          <br />
          {seekriegAirText('hangar')}: {aircraftText(hangar, names)}
        </>
      )}
      {outTurns > 0 && (
        <>
          <br />
          <b>
            {outTurns > LONG
              ? seekriegAirText('outForGood')
              : seekriegAirText('out', { count: outTurns })}
          </b>
        </>
      )}
    </small>
  );
}

/** More turns than any battle has: for the rest of it. */
const LONG = 10_000;

/** What the deck is at, and for how long. */
function Work({ base }: { base: AirBase }) {
  const { view, names, give, whyNot } = useDesk();
  const { work } = base;
  if (!work) return <Idle base={base} />;
  const turns = deckTurns(view, base, work.task, countOf(work.aircraft));
  const stop: Order = { kind: 'carrier', base: base.id, task: 'arm', aircraft: [] };
  return (
    <p className="sk-ordered">
      <span>
        {workText(work.task, aircraftText(work.aircraft, names))}
        {work.task !== 'recover' && Number.isFinite(turns) && (
          <small> {seekriegAirText('turnsMore', { count: turns })}</small>
        )}
      </span>
      {!whyNot(stop) && (
        <button type="button" className="button small" onClick={() => give(stop)}>
          {seekriegAirText('stopWork')}
        </button>
      )}
    </p>
  );
}

/** A free deck recovers who comes home, or cannot; that it is out of action has been said. */
function Idle({ base }: { base: AirBase }) {
  const { view } = useDesk();
  if (base.outTurns > 0) return null;
  const hold = landingHold(view, base);
  if (!hold) return <small>{seekriegAirText('idle')}</small>;
  return (
    <small>
      <b>{seekriegAirText(`noLanding.${hold}`)}</b>{' '}
      <RuleLink system="seekrieg" rule={hold === 'damage' ? 'SK-29.22' : 'SK-24.6'} />
    </small>
  );
}

const workText = (task: DeckTask, aircraft: string): string =>
  seekriegAirText(`work.${task}`, { aircraft });
