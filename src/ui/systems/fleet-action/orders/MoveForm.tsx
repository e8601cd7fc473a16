import { markersToMove, squadronsToMove } from '../../../../rules/fleet-action/query';
import { upperFirst } from '../../../../words/core/say';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { useDesk } from '../desk/desk';
import { FORMATIONS, type SquadronPlan } from '../plan/plan';
import { drawnShip } from '../sea/picks';
import { MarkerForm } from './MarkerForm';
import { ShipMove } from './ShipMove';

/** [NW-8.1] The movement of a squadron or marker, as it is planned. */
export function MoveForm() {
  const { moving } = useDesk();
  return (
    <section className="fleet-orders">
      <Movers />
      {moving.squadron && <SquadronForm plan={moving.squadron} />}
      {moving.marker && <MarkerForm plan={moving.marker} />}
    </section>
  );
}

/** What is still to move; a press turns to it. */
function Movers() {
  const { view, side, names, moving, select } = useDesk();
  const { step } = view;
  if (step.kind !== 'ships' || step.active !== null) return null;
  const squadrons = squadronsToMove(view, side).map(({ id, units }) => ({
    ...{ id, name: names.squadron(id), target: units.find((it) => view.units[it]) ?? null },
    isOn: moving.squadron?.squadron.id === id,
  }));
  const markers = markersToMove(view, side).map(({ id }) => ({
    ...{ id, name: upperFirst(names.marker(id)), target: id },
    isOn: moving.marker?.contact === id,
  }));
  const all = [...squadrons, ...markers];
  if (all.length < 2) return null;
  return (
    <fieldset className="order-choice">
      <legend>{fleetFormsText('squadrons')}</legend>
      {all.map(({ id, name, target, isOn }) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={isOn}
          onClick={() => select(target)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function SquadronForm({ plan }: { plan: SquadronPlan }) {
  const desk = useDesk();
  const drawn = drawnShip(desk);
  return (
    <>
      <h3>{fleetFormsText('move', { squadron: desk.names.squadron(plan.squadron.id) })}</h3>
      {plan.ships.length > 1 && <FormationChoice />}
      <ol className="fleet-rows">
        {plan.ships.map((ship, at) => (
          <ShipMove
            key={ship.ship.id}
            plan={ship}
            isFirst={at === 0}
            isOpen={ship.ship.id === drawn?.ship.id}
          />
        ))}
      </ol>
    </>
  );
}

/** Each ship moves as proposed, or all follow the first: in her wake, or turning with her. */
function FormationChoice() {
  const { moving } = useDesk();
  return (
    <ButtonGroup className="fleet-segments" label={fleetFormsText('formation')}>
      {FORMATIONS.map((formation) => (
        <button
          key={formation}
          type="button"
          aria-pressed={moving.formation === formation}
          onClick={() => moving.form(formation)}
        >
          {fleetFormsText(`formation.${formation}`)}
        </button>
      ))}
    </ButtonGroup>
  );
}
