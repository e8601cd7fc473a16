import { ordersText } from '../../../../words/battle/texts/orders';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import { concentrations, nameFullOrders } from '../desk/mounts';

/** Where several ships fire at one, the one that fires at full strength [BT-8.5]. */
export function FullStrength() {
  const { view, side, names, give } = useDesk();
  const shared = concentrations(view, side);
  if (shared.length === 0) return null;
  return (
    <div className="full-strength">
      {shared.map(({ target, ships, named }) => (
        <fieldset key={target}>
          <legend>
            {ordersText('inFull', { target: names.ship(target) })}{' '}
            <RuleLink system="battle" rule="BT-8.5" />
          </legend>
          {ships.map((ship) => (
            <label key={ship} className="choice">
              <input
                type="radio"
                name={`full-${target}`}
                checked={named === ship}
                onChange={() => give(...nameFullOrders(view, side, ship, target))}
              />
              {names.ship(ship)}
            </label>
          ))}
          {!named && <p className="hint">{ordersText('nobodyNamed')}</p>}
        </fieldset>
      ))}
    </div>
  );
}
