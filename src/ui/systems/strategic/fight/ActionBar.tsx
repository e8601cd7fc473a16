import { type ReactNode, useMemo } from 'react';
import type { Table } from '../../../../game';
import { SIDES, type Side } from '../../../../rules/core';
import type { StrategicView, strategic } from '../../../../rules/strategic';
import { newNames } from '../../../../words/strategic/common/names';
import { strategicFightText } from '../../../../words/strategic/texts/fight';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { FightBar } from '../../../table/hosted/FightBar';
import { placeLabel } from '../desk/place';

interface FightBarProps {
  table: Table<typeof strategic>;
  view: StrategicView;
  acting: Side | null;
}

/** Which action the battle is; while it is fought what will come of it, once it is over what has come of it. */
export function ActionBar({
  children,
  view,
}: Pick<FightBarProps, 'view'> & { children: ReactNode }) {
  const names = useMemo(() => newNames(view), [view]);
  const [one = '', two = ''] = SIDES.map((side) => opponents(view, side, names.division));
  return (
    <FightBar
      label={strategicFightText('label')}
      title={view.scenario.title}
      facts={[placeLabel(view), strategicFightText('who', { one, two })]}
    >
      {children}
    </FightBar>
  );
}

/** What comes back of a battle, and the way out of it [ST-21.21]. */
export function FightOn({ table, view, acting }: FightBarProps) {
  const names = useMemo(() => newNames(view), [view]);
  const { action } = view;
  const stage = action?.stage.kind === 'battle' ? action.stage : undefined;
  const offered = SIDES.filter((side) => stage?.abandoning[side]);
  return (
    <>
      <p className="fight-back">
        {stage?.host === undefined
          ? strategicFightText('comesBack', { count: stage?.rounds ?? 1 })
          : strategicFightText('comesBackOther')}{' '}
        <RuleLink system="strategic" rule="ST-21.15" />
      </p>
      {offered.map((side) => (
        <p key={side} className="fight-offer" role="status">
          {strategicFightText('offered', { side: names.side(side) })}
        </p>
      ))}
      {acting && <Abandon table={table} view={view} acting={acting} />}
    </>
  );
}

function opponents(view: StrategicView, side: Side, name: (id: string) => string): string {
  const divisions = view.action?.divisions[side] ?? [];
  return divisions.length > 0 ? divisions.map(name).join(', ') : view.scenario.sides[side].name;
}

function Abandon({ table, view, acting }: FightBarProps & { acting: Side }) {
  const [order] = useMemo(
    () => ordersOf(table.system.legalOrders(view, acting), 'abandonBattle'),
    [table, view, acting],
  );
  if (!order) return null;
  return (
    <button
      type="button"
      className="button"
      title={strategicFightText('abandonHint')}
      onClick={() => table.seats[acting].give(table.system.makeOrder(order))}
    >
      {strategicFightText(order.answer === 'yes' ? 'abandon' : 'fightOn')}
    </button>
  );
}
