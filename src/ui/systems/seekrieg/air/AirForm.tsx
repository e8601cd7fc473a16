import { type Flight, openBases } from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { useDesk } from '../desk/desk';
import { DeckForm } from './DeckForm';
import { FlightForm } from './FlightForm';

/** [SK-20, SK-21] Decks and flights of the side, what waits for orders first; nothing where it has none. */
export function AirForm() {
  const { view, side } = useDesk();
  const flights = Object.values(view.forces[side]?.flights ?? {});
  const bases = openBases(view, side);
  if (!view.scenario.modules.air || bases.length + flights.length === 0) return null;
  const waiting = flights.filter(({ mission }) => mission === 'forming');
  return (
    <section className="fleet-orders" aria-label={seekriegAirText('air')}>
      <Flights title={seekriegAirText('waiting')} flights={waiting} />
      {bases.length > 0 && <h3>{seekriegAirText('decks')}</h3>}
      <ul className="fleet-rows">
        {bases.map((base) => (
          <DeckForm key={base.id} base={base} />
        ))}
      </ul>
      <Flights
        title={seekriegAirText('flights')}
        flights={flights.filter((it) => !waiting.includes(it))}
      />
    </section>
  );
}

function Flights({ title, flights }: { title: string; flights: readonly Flight[] }) {
  if (flights.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="fleet-rows">
        {flights.map((flight) => (
          <FlightForm key={flight.id} flight={flight} />
        ))}
      </ul>
    </>
  );
}
