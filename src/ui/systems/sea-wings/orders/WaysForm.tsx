import { useCallback } from 'react';
import { quickForecast } from '../../../../rules/sea-wings/query';
import { wayHint, wayName } from '../../../../words/sea-wings/common/ways';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { useOneByOne } from '../../../controls/useOneByOne';
import { ordersOf } from '../../../table/desk';
import { ownForce, useDesk } from '../desk/desk';
import { LikelyResult } from './LikelyResult';

/** [WG-18.13] How an engagement is settled: what each way is likely to bring, and which is chosen. */
export function WaysForm() {
  const desk = useDesk();
  const { view, side } = desk;
  const chosen = ownForce(desk)?.way ?? 'quick';
  const reckon = useCallback(() => quickForecast(view, side), [view, side]);
  const forecast = useOneByOne(['quick'], reckon).get('quick');
  const ways = ordersOf(desk.legal, 'chooseWay');
  return (
    <fieldset className="ways-form">
      <legend>{wingsFormsText('ways')}</legend>
      {ways.map((order) => (
        <label key={order.way} className="choice">
          <input
            type="radio"
            name="way"
            checked={chosen === order.way}
            onChange={() => desk.give(order)}
          />
          <span>
            <b>{wayName(order.way)}</b>
            <small>{wayHint(order.way)}</small>
            {order.way === 'quick' && forecast && <LikelyResult forecast={forecast} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
