import { enemyOf, type Side } from '../../../../rules/core';
import type { Order } from '../../../../rules/strategic';
import type { AirAction, Flight } from '../../../../rules/strategic/query';
import { type Names, numberedFlight } from '../../../../words/strategic/common/names';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicLogText } from '../../../../words/strategic/texts/log';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { ratingsText } from '../air/SquadronRow';
import { useDesk } from '../desk/desk';
import { AircraftFigure } from '../desk/figures';
import { bestInFight, bestStrike } from './bestTargets';
import { FlightChoices } from './FlightChoices';

/** An air attack: the flights of both sides, results so far, and the choices of each flight. */
export function AirFight() {
  const desk = useDesk();
  const { view, names, side } = desk;
  const { air } = view;
  if (!air) return null;
  const best = bestStrike(desk);
  return (
    <section className="air-fight" aria-label={strategicOrdersText('airFight')}>
      <h3>{strategicOrdersText('airAttackAt', { target: targetText(air, names) })}</h3>
      <ol className="air-stages">
        {STAGES.map((stage) => (
          <li key={stage} aria-current={stage === stageOf(air) ? 'step' : undefined}>
            {strategicOrdersText(`airStage.${stage}`)}
          </li>
        ))}
      </ol>
      <BestTargets />
      <Flights of={side} air={air} best={best} />
      <Flights of={enemyOf(side)} air={air} />
    </section>
  );
}

/** Aims all flights that have no target yet. */
function BestTargets() {
  const desk = useDesk();
  const best = bestInFight(desk).filter(({ kind }) => kind === 'airTarget');
  if (best.length === 0) return null;
  return (
    <p>
      <button type="button" className="button small primary" onClick={() => desk.give(...best)}>
        {strategicOrdersText('bestTargets')} <kbd aria-hidden="true">B</kbd>
      </button>{' '}
      <span className="hint">{strategicOrdersText('bestTargetsHint')}</span>
    </p>
  );
}

const STAGES = ['first', 'breakOff', 'second', 'attack'] as const;

const stageOf = ({ stage }: AirAction): (typeof STAGES)[number] =>
  stage.kind === 'targets' ? stage.exchange : stage.kind;

export function targetText(
  { target, ships }: Pick<AirAction, 'target' | 'ships'>,
  names: Pick<Names, 'target' | 'ship' | 'landUnit'>,
): string {
  if (!target) return strategicOrdersText('aircraftAlone');
  if ('division' in target)
    return target.division === null
      ? ships.map(({ id }) => names.ship(id)).join(', ') || strategicLogText('aBoat')
      : names.target(target.division);
  return target.landUnits.map(names.landUnit).join(', ');
}

interface FlightsProps {
  of: Side;
  air: AirAction;
  best?: Order | undefined;
}

function Flights({ of, air, best }: FlightsProps) {
  const { names } = useDesk();
  const flights = air.flights.filter(({ side }) => side === of);
  if (flights.length === 0) return null;
  return (
    <section className="flights" data-side={of}>
      <h4 className="of-side">{names.side(of)}</h4>
      <ul>
        {flights.map((flight) => (
          <FlightCard
            key={flight.id}
            flight={flight}
            name={nameIn(air, flight)}
            squadron={air.squadrons[flight.id]}
            best={best}
          />
        ))}
      </ul>
    </section>
  );
}

const nameIn = ({ flights }: AirAction, { id, side, card }: Flight): string =>
  numberedFlight(
    flights.map((it) => ({ id: it.id, side: it.side, name: it.card.name })),
    { id, side, name: card.name },
  );

/** One squadron's aircraft in the fight: steps, losses, weapons, target. */
function FlightCard({
  flight,
  name,
  squadron,
  best,
}: {
  flight: Flight;
  name: string;
  /** Known of own flights alone. */
  squadron: string | undefined;
  best: Order | undefined;
}) {
  const { names } = useDesk();
  const { card, steps, lost, role, weapon, hasAttacked, hasBrokenOff } = flight;
  const isGone = steps === 0 || hasBrokenOff;
  return (
    <li className="flight" data-gone={isGone || undefined}>
      <div className="flight-head" title={`${card.name}: ${ratingsText(card)}`}>
        <AircraftFigure type={card.type} />
        <b>{name}</b>
        <span className="squadron-steps" aria-hidden="true">
          {Array.from({ length: steps }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a flight have no other name
            <i key={at} className="step-mark" data-mission={role} />
          ))}
          {Array.from({ length: lost }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <i key={at} className="step-mark" data-mission="lost" />
          ))}
        </span>
        <small>
          {squadron && `${names.squadronOf(squadron)} · `}
          {strategicBoardText(weapon ? `weapon.${weapon}` : `mission.${role}`)}
          {hasBrokenOff && ` · ${strategicOrdersText('turnedBack')}`}
          {hasAttacked && !isGone && ` · ${strategicOrdersText('hasAttacked')}`}
        </small>
        <span className="visually-hidden">
          {strategicOrdersText('flightSteps', { steps, lost })}
        </span>
      </div>
      {!isGone && <FlightChoices flight={flight} best={best} />}
    </li>
  );
}
