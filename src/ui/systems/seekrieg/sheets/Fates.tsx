import type { Side } from '../../../../rules/core';
import { seekriegReportText } from '../../../../words/seekrieg/texts/report';
import { afterActionText } from '../../../i18n/report';
import { FateTable } from '../../../table/report/FateTable';
import { type Desk, useDesk } from '../desk/desk';
import { stateText } from './state';

/** What has become of all ships: those afloat with their damage. */
export function Fates() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[afterActionText('ship'), afterActionText('fate')]}
      sideName={names.side}
      fatesOf={(side) => fatesOf(view, side)}
    />
  );
}

const fatesOf = ({ ships }: Desk['view'], side: Side) =>
  Object.values(ships)
    .filter((ship) => ship.side === side)
    .map((ship) => ({ id: ship.id, name: ship.sheet.name, fate: fateText(ship) }));

/** 'damaged: 190 of 320 damage points taken', 'sunk' */
function fateText(ship: Desk['view']['ships'][string]): string {
  const { fate, condition } = ship;
  const state = stateText(ship);
  if (!condition || fate === 'sunk' || fate === 'waiting') return state;
  const damage = Math.round(condition.damage);
  return damage > 0 ? seekriegReportText('fateWith', { state, damage, dp: ship.sheet.dp }) : state;
}
