import { useCallback } from 'react';
import { fleetAction, type OrderOf } from '../../../../rules/fleet-action';
import { harmPercent, mean, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { wordsOf } from '../../../../words/registry';
import { useOneByOne } from '../../../controls/useOneByOne';
import { attacksBy } from '../air/flights';
import { useDesk } from '../desk/desk';

type AirAttack = OrderOf<'airAttack'>;

/** [NW-18.3] What a stand may attack, and how; its odds under all the flak that bears come one by one. */
export function AttackForm({ actor }: { actor: string }) {
  const desk = useDesk();
  const { view, side, give } = desk;
  const orders = attacksBy(desk, actor);
  const reckon = useCallback(
    (key: string) => fleetAction.explain(view, side, [JSON.parse(key) as AirAttack]).airAttacks[0],
    [view, side],
  );
  const odds = useOneByOne(
    orders.map((order) => JSON.stringify(order)),
    reckon,
  );
  if (orders.length === 0) return null;
  return (
    <fieldset className="fleet-launches">
      <legend>{fleetFormsText('attack')}</legend>
      {orders.map((order, at) => {
        const found = odds.get(JSON.stringify(order));
        return (
          <button
            key={JSON.stringify(order)}
            type="button"
            className="fleet-option"
            aria-pressed={at === 0}
            onClick={() => give(order)}
          >
            <b>{wordsOf('fleet-action').orderText?.(order, view, side)}</b>
            {found && (
              <small>
                {fleetFormsText('attackOdds', {
                  ...{ chance: percent(found.hitChance), hits: mean(found.underFlak.meanHits) },
                  lost: mean(found.underFlak.meanAircraftLost),
                  loss: harmPercent(found.underFlak.lossChance, found.standardError),
                })}
              </small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
