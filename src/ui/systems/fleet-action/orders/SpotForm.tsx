import { useMemo } from 'react';
import type { FleetActionView } from '../../../../rules/fleet-action';
import { isBadWeather } from '../../../../rules/fleet-action/query';
import { percent } from '../../../../words/core/chance';
import { upperFirst } from '../../../../words/core/say';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useDesk } from '../desk/desk';
import { triesOf } from './spotTries';

const isFoulAt = ({ scenario, contacts }: FleetActionView, id: string): boolean => {
  const contact = contacts[id];
  return contact !== undefined && isBadWeather(scenario, contact.hex);
};

/** [NW-12.24] Each marker in sight with whoever spots it best. */
export function SpotForm() {
  const desk = useDesk();
  const { view, side, legal, names, give } = desk;
  const tries = useMemo(() => triesOf({ view, side, legal }), [view, side, legal]);
  return (
    <fieldset className="fleet-launches">
      <legend>{fleetFormsText('spotting')}</legend>
      {tries.map(({ order, chance }) => (
        <button
          key={order.contact}
          type="button"
          className="fleet-option"
          onClick={() => give(order)}
        >
          <b>
            {fleetFormsText('spot', {
              ...{ contact: upperFirst(names.contact(order.contact)), ship: names.any(order.unit) },
              chance: percent(chance),
            })}
          </b>
          {isFoulAt(view, order.contact) && <small>{fleetFormsText('inFoul')}</small>}
        </button>
      ))}
      {tries.length > 0 && (
        <button
          type="button"
          className="button small"
          onClick={() => give({ kind: 'done', what: '-' })}
        >
          {fleetFormsText('spotNothing')}
        </button>
      )}
    </fieldset>
  );
}
