import { ALTITUDES, type Altitude } from '../../../../rules/fleet-action/query';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { fly, pickedStand } from '../air/flights';
import { useDesk } from '../desk/desk';
import { AirTasks } from './AirTasks';

/** [NW-10.5] Aircraft by squadrons: a stand is picked and sent by a click on the sea, and what else they may do stands below. */
export function AirForm() {
  const { view, side, names, select, selected } = useDesk();
  const stands = Object.values(view.stands).filter(
    (it) => it.side === side && it.place === 'air' && !it.turn.hasMoved && !it.isGoingHome,
  );
  return (
    <section className="fleet-orders">
      {stands.length > 0 && (
        <fieldset className="order-choice">
          <legend>{fleetFormsText('toFly')}</legend>
          {stands.map(({ id }) => (
            <button
              key={id}
              type="button"
              className="button small"
              aria-pressed={selected === id}
              onClick={() => select(id)}
            >
              {names.stand(id)}
            </button>
          ))}
        </fieldset>
      )}
      <Flight />
      <AirTasks />
    </section>
  );
}

/** [NW-10.6] The altitude at which the picked stand is to arrive. */
function Flight() {
  const desk = useDesk();
  const stand = pickedStand(desk);
  if (!stand) return null;
  const now: Altitude = desk.altitude ?? stand.altitude;
  return (
    <>
      <p className="hint">{fleetFormsText('flyHint', { stand: desk.names.stand(stand.id) })}</p>
      <ButtonGroup className="fleet-segments" label={fleetFormsText('altitude')}>
        {ALTITUDES.map((altitude) => (
          <button
            key={altitude}
            type="button"
            aria-pressed={altitude === now}
            onClick={() => desk.climb(altitude)}
          >
            {fleetSeaText(`altitude.${altitude}`)}
          </button>
        ))}
        {now !== stand.altitude && (
          <button type="button" onClick={() => fly(desk, stand.hex)}>
            {fleetFormsText('flyHere')}
          </button>
        )}
      </ButtonGroup>
    </>
  );
}
