import { useMemo } from 'react';
import { fleetAction } from '../../../../rules/fleet-action';
import { mean } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import type { FlakPlan } from '../air/flak';
import { useDesk } from '../desk/desk';

/** [NW-17.3] Every weapon that bears, with how much of it fires; all of it without a choice. */
export function FlakForm() {
  const { airFight } = useDesk();
  return (
    <section className="fleet-orders">
      <h3>{fleetFormsText('flak')}</h3>
      <ul className="fleet-rows">
        {airFight.flak.map((plan) => (
          <FlakRow key={plan.key} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function FlakRow({ plan }: { plan: FlakPlan }) {
  const { names, airFight } = useDesk();
  const { key, order, factors } = plan;
  const weapon = fleetFormsText(`weapon.${order.weapon}`);
  const name = fleetFormsText('flakOf', { ship: names.unit(order.unit), weapon });
  return (
    <li className="fleet-row" data-open={factors > 0 || undefined}>
      <div className="fleet-choices">
        <label className="fleet-flak">
          <input
            type="checkbox"
            checked={factors > 0}
            onChange={() => airFight.fire(key, factors > 0 ? 0 : order.factors)}
          />
          <b>{name}</b>
        </label>
        <small>{factors > 0 ? <Odds plan={plan} /> : fleetFormsText('flakHolds')}</small>
        {order.factors > 1 && <Factors plan={plan} weapon={name} />}
      </div>
    </li>
  );
}

/** Some of its factors may be kept for another attack. */
function Factors({ plan: { key, order, factors }, weapon }: { plan: FlakPlan; weapon: string }) {
  const { airFight } = useDesk();
  const set = (next: number) => () => airFight.fire(key, next);
  return (
    <fieldset className="fleet-segments">
      <legend className="visually-hidden">{fleetFormsText('factors', { weapon })}</legend>
      <button
        type="button"
        aria-label={fleetFormsText('fewer')}
        disabled={factors === 0}
        onClick={set(factors - 1)}
      >
        −
      </button>
      <output>{fleetFormsText('factorsOf', { now: factors, count: order.factors })}</output>
      <button
        type="button"
        aria-label={fleetFormsText('moreFactors')}
        disabled={factors === order.factors}
        onClick={set(factors + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

function Odds({ plan: { order, factors } }: { plan: FlakPlan }) {
  const { view, side } = useDesk();
  const odds = useMemo(
    () => fleetAction.explain(view, side, [{ ...order, factors }]).flak[0],
    [view, side, order, factors],
  );
  if (!odds) return null;
  const { need, dice, meanLost } = odds;
  return fleetFormsText('flakOdds', {
    ...{ need, lost: mean(meanLost) },
    dice: fleetFormsText('dice', { count: dice }),
  });
}
