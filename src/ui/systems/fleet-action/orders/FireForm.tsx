import { actorsOf } from '../../../../rules/fleet-action/query';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useDesk } from '../desk/desk';
import { hasMoreToDo, weaponsIn } from '../fire/fire';
import { AttackForm } from './AttackForm';
import { LightForm } from './LightForm';
import { SalvoSum } from './SalvoSum';
import { WeaponRow } from './WeaponRow';

/** [NW-11.6] What a ship does in her activation: fire as proposed or changed, lights, torpedoes. */
export function FireForm() {
  const { legal, firing, names, give } = useDesk();
  const { actor, fire, aim } = firing;
  if (actor === null) return <Actors />;
  const { options, planned, isBest } = fire;
  const isStand = names.isStand(actor);
  return (
    <section className="fleet-orders">
      <Actors />
      <h3>{fleetFormsText('fire', { ship: names.any(actor) })}</h3>
      <LightForm actor={actor} />
      <AttackForm actor={actor} />
      {options.length === 0 && !isStand && <p className="hint">{fleetFormsText('noTarget')}</p>}
      <ul className="fleet-rows">
        {weaponsIn(options).map((weapon) => (
          <WeaponRow key={weapon} weapon={weapon} />
        ))}
      </ul>
      {planned.length > 1 && <SalvoSum />}
      <div className="actions">
        {!isBest && (
          <button type="button" className="button small" onClick={() => aim(null)}>
            {fleetFormsText('best')}
          </button>
        )}
        {planned.length > 0 && hasMoreToDo(legal, actor, fire) && (
          <button type="button" className="button small" onClick={() => give(...planned)}>
            {fleetFormsText('fireOnly')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Units that have yet to act; a press turns to one of them. */
function Actors() {
  const { view, side, firing, names, select } = useDesk();
  const actors = actorsOf(view, side);
  if (actors.length < 2) return null;
  return (
    <fieldset className="order-choice">
      <legend>{fleetFormsText('toAct')}</legend>
      {actors.map((id) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={firing.actor === id}
          onClick={() => select(id)}
        >
          {names.any(id)}
        </button>
      ))}
    </fieldset>
  );
}
