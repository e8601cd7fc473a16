import type { Side } from '../../../../rules/core';
import { fleetText } from '../../../../words/fleet-action/texts/screen';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { FateTable } from '../../../table/report/FateTable';
import { type Desk, useDesk } from '../desk/desk';
import { leftShort } from '../sheets/BoxRows';
import { boxesOf } from '../sheets/boxes';
import { stateText } from '../sheets/state';

/** What has become of all units: those afloat with what is left of S and F. */
export function Fates() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[fleetText('ships'), fleetText('fate')]}
      sideName={names.side}
      fatesOf={(side) => fatesOf(view, side)}
    />
  );
}

const fatesOf = ({ units }: Desk['view'], side: Side) =>
  Object.values(units)
    .filter((unit) => unit.side === side)
    .map((unit) => ({ id: unit.id, name: unit.name, fate: fateText(unit) }));

/** 'crippled (S 12/46, F 9/30)', 'sunk' */
function fateText(unit: Desk['view']['units'][string]): string {
  const state = stateText(unit);
  if (unit.fate !== 'inPlay') return state;
  const left = boxesOf(unit.sheet, unit).map(
    (boxes) => `${fleetSheetText(`letter.${boxes.of}`)} ${leftShort(boxes)}`,
  );
  return `${state} (${left.join(', ')})`;
}
