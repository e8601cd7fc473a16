import type { ShipRegistry } from '../../scenario';
import { chartFieldText } from '../i18n/chartFields';

interface ExchangeFieldProps {
  registry: Pick<ShipRegistry, 'ships'>;
  /** Called as soon as a ship of the registry is written. */
  onExchange(ship: string): void;
}

/** Who might sail in a ship's place, by id or by name. */
export const ExchangeField = ({ registry, onExchange }: ExchangeFieldProps) => (
  <label className="chart-field">
    <span>{chartFieldText('exchange')}</span>
    <input
      type="text"
      className="field"
      placeholder={chartFieldText('exchangeHint')}
      onChange={({ target }) => {
        const ship = target.value.trim().toLowerCase().replace(/\s+/g, '-');
        if (registry.ships.has(ship)) onExchange(ship);
      }}
    />
  </label>
);
