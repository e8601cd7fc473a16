import { useMemo } from 'react';
import { fleetAction, type OrderOf } from '../../../../rules/fleet-action';
import { mean, percent } from '../../../../words/core/chance';
import { upperFirst } from '../../../../words/core/say';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import type { PairPlan } from '../air/pairs';
import { useDesk } from '../desk/desk';
import { standName } from '../sea/seaOf';

/** [NW-20.4] Who takes on whom in the hex where aircraft have met. */
export function PairForm() {
  const { view, names, airFight } = useDesk();
  if (view.step.kind !== 'airCombat') return null;
  return (
    <section className="fleet-orders">
      <h3>{fleetFormsText('pairing', { hex: names.hex(view.step.hex) })}</h3>
      <ul className="fleet-rows">
        {airFight.pairs.map((plan) => (
          <li key={plan.stand} className="fleet-row" data-open={plan.planned && true}>
            <div className="fleet-choices">
              <Opponent plan={plan} />
              <Slip plan={plan} />
              {plan.planned && <Odds order={plan.planned} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opponent({ plan: { stand, options, planned } }: { plan: PairPlan }) {
  const { view, names, airFight } = useDesk();
  return (
    <label className="fleet-target">
      <b>{upperFirst(fleetFormsText('pairOf', { stand: names.stand(stand) }))}</b>{' '}
      <select
        className="field"
        value={planned?.opponent ?? ''}
        onChange={({ target }) => {
          const next = options.find((it) => !it.slip && it.opponent === target.value);
          if (next) airFight.pair(next);
        }}
      >
        {!planned && <option value="">{fleetFormsText('pairNone')}</option>}
        {options
          .filter(({ slip }) => !slip)
          .map(({ opponent }) => (
            <option key={opponent} value={opponent}>
              {view.stands[opponent] ? standName(view.stands[opponent]) : names.stand(opponent)}
            </option>
          ))}
      </select>
    </label>
  );
}

/** [NW-20.5] An attacker may try to pass by the escort. */
function Slip({ plan: { options, planned } }: { plan: PairPlan }) {
  const { airFight } = useDesk();
  const other = options.find(
    ({ opponent, slip }) => opponent === planned?.opponent && slip !== planned.slip,
  );
  if (!planned || !other) return null;
  return (
    <label className="choice">
      <input type="checkbox" checked={planned.slip} onChange={() => airFight.pair(other)} />
      {fleetFormsText('slip')}
    </label>
  );
}

function Odds({ order }: { order: OrderOf<'airCombat'> }) {
  const { view, side } = useDesk();
  const odds = useMemo(
    () => fleetAction.explain(view, side, [order]).dogfights[0],
    [view, side, order],
  );
  if (!odds) return null;
  const { meanLost, reply, slipChance } = odds;
  const parts = [
    fleetFormsText('pairOdds', { lost: mean(meanLost) }),
    ...(reply ? [fleetFormsText('pairReply', { lost: mean(reply.meanLost) })] : []),
    ...(slipChance === null ? [] : [fleetFormsText('slipOdds', { chance: percent(slipChance) })]),
  ];
  return <small>{parts.join('; ')}</small>;
}
