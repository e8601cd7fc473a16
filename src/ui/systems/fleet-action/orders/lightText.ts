import { sameHex } from '../../../../hex';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import type { Desk } from '../desk/desk';
import type { Light } from '../fire/light';

/** 'Star shell over Ayanami': what lights up or identifies an enemy. */
export function lightText(order: Light, { view, names }: Pick<Desk, 'view' | 'names'>): string {
  if (order.kind === 'starShell') {
    const near = Object.values(view.units).find(
      ({ fate, hex }) => fate === 'inPlay' && sameHex(hex, order.hex),
    );
    return fleetFormsText('starShell', { target: near?.name ?? names.hex(order.hex) });
  }
  if (order.kind === 'identify')
    return fleetFormsText('identify', { target: names.unit(order.target) });
  return order.target === '-'
    ? fleetFormsText('darken')
    : fleetFormsText('searchlight', { target: names.unit(order.target) });
}
