import { markerReachAt, markerSpeeds } from '../../../../rules/fleet-action/query';
import { upperFirst } from '../../../../words/core/say';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { SpeedStepper } from '../../../tacticalSea/SpeedStepper';
import { useDesk } from '../desk/desk';
import type { MarkerPlan } from '../plan/planOrders';
import { sayWay } from './way';

/** [NW-3.10, NW-3.13] A Contact marker: its movement, or its ships come out. */
export function MarkerForm({ plan }: { plan: MarkerPlan }) {
  const { view, side, moving, names, give, whyNot } = useDesk();
  const { contact, knots, way } = plan;
  const held = view.forces[side]?.contacts[contact]?.squadron ?? null;
  const off = markerReachAt(view, contact, knots).find(({ isOff }) => isOff);
  const deploys = { kind: 'deployContact', contact } as const;
  const title = upperFirst(names.contact(contact));
  return (
    <>
      <h3>
        {title}{' '}
        <small>
          {held
            ? fleetFormsText('holds', { squadron: names.squadron(held) })
            : fleetFormsText('dummy')}
        </small>
      </h3>
      <p>
        {fleetFormsText('knots', { knots })} · {sayWay(way)}
      </p>
      <SpeedStepper
        label={fleetFormsText('speed', { ship: title })}
        {...{ knots, ...markerSpeeds(view, contact) }}
        set={(next) => moving.wish(contact, { knots: next })}
      />
      <div className="actions">
        {off && (
          <button
            type="button"
            className="button small"
            aria-pressed={way.isOff}
            onClick={() => moving.wish(contact, { knots, steps: off.steps })}
          >
            {fleetFormsText('leave')}
          </button>
        )}
        {!whyNot(deploys) && (
          <button type="button" className="button small" onClick={() => give(deploys)}>
            {fleetFormsText('deploy')}
          </button>
        )}
      </div>
    </>
  );
}
