import { useMemo } from 'react';
import type { BaseEvent, Outcome } from '../../../rules/core';
import type { FleetActionEvent, fleetAction } from '../../../rules/fleet-action';
import { speedLimit } from '../../../rules/fleet-action/query';
import { logChapters } from '../../../words/fleet-action/logBook';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { refusalIn, wordsOf } from '../../../words/registry';
import type { Silhouettes } from '../../ships/silhouette';
import { AdviceCard } from '../../table/advice/AdviceCard';
import { outcomeText } from '../../table/default/orders';
import type { ReplayMark } from '../../table/replay/ReplayBar';
import { FateTable } from '../../table/report/FateTable';
import type { ScreenProps } from '../../table/screen';
import { QuietChoices, QuietNotes } from '../../table/standing/QuietNotes';
import type { Passing } from '../../table/standing/usePassing';
import type { PanelSlots } from '../../table/TablePanel';
import type { AtTable } from '../../table/useTable';
import { decisionOf } from './decision';
import { type Desk, useDesk } from './desk/desk';
import { placeText } from './desk/place';
import { OrdersFor } from './orders/OrdersFor';
import { FleetStrip } from './sheets/FleetStrip';
import { ShipSheet } from './sheets/ShipSheet';

interface PanelProps {
  screen: ScreenProps;
  at: AtTable<typeof fleetAction>;
  desk: Desk;
  passing: Passing;
  silhouettes: Silhouettes;
}

/** The panel: the decision, the forms of the step, what is picked. */
export function useFleetPanel(props: PanelProps): Omit<PanelSlots, 'back'> {
  const { screen, at, desk, passing, silhouettes } = props;
  const { view, side, names, stage } = desk;
  const { events, viewer } = at;
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  return {
    log,
    names: { side: names.side, ship: names.any },
    markOf: (event) => markOf(event, names),
    label: fleetText('panel'),
    legend: placeText(view),
    decision: decisionOf({ ...desk, opponent: screen.opponent }),
    refusalText: (refusal) => refusalIn('fleet-action', refusal, view),
    underDecision: <QuietNotes {...passing} repeated={0} />,
    orders: (
      <>
        <Advice makeOrder={at.table.system.makeOrder} />
        <OrdersFor makeOrder={(order) => at.table.system.makeOrder(order as never)} />
        <SelectedSheet silhouettes={silhouettes} />
        {/* Spectators order nothing. */}
        {view.forces[side] && <QuietChoices standing={fleetText('standing')} />}
      </>
    ),
    inReplay: <SelectedSheet silhouettes={silhouettes} />,
    end: { sentence: endText, fates: <Fates /> },
    parts: [
      { id: 'forces', label: fleetText('tab.forces'), body: <Forces silhouettes={silhouettes} /> },
    ],
    isIdle: stage === 'waiting',
    place: `${view.clock}/${side}`,
  };
}

const endText = (outcome: Outcome): string =>
  outcome.reason === 'points' ? fleetText('byReason.points') : outcomeText(outcome);

/** What an event leaves on the slider of a replay: turns and losses. */
function markOf(told: BaseEvent, names: Desk['names']): Omit<ReplayMark, 'at'> | undefined {
  const event = told as FleetActionEvent;
  if (event.kind === 'turnBegan')
    return { kind: 'part', label: fleetText('turn', { turn: event.turn }) };
  if (event.kind === 'unitLost')
    return { kind: 'loss', label: fleetText('lost', { ship: names.unit(event.unit) }) };
  return undefined;
}

/** Both fleets at a glance; a press picks a ship. */
function Forces({ silhouettes }: { silhouettes: Silhouettes }) {
  const { view, side, names, selected, select, lights } = useDesk();
  return (
    <FleetStrip
      {...{ view, side, names, silhouettes, selected, lit: lights.ships }}
      onSelect={select}
    />
  );
}

/** The data sheet of what is picked. */
function SelectedSheet({ silhouettes }: { silhouettes: Silhouettes }) {
  const { view, selected } = useDesk();
  const unit = view.units[selected ?? ''];
  if (!unit) return null;
  return (
    <ShipSheet
      sheet={unit.sheet}
      unit={unit}
      record={silhouettes[unit.sheet.classId]}
      {...(unit.condition && { limit: speedLimit(view, unit) })}
    />
  );
}

/** What has become of all units. */
function Fates() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[fleetText('ships'), fleetText('fate')]}
      sideName={names.side}
      fatesOf={(side) =>
        Object.values(view.units)
          .filter((unit) => unit.side === side)
          .map(({ id, name, fate }) => ({ id, name, fate: fleetText(`fate.${fate}`) }))
      }
    />
  );
}

/** What a bot would do in this step. */
function Advice({ makeOrder }: { makeOrder: (order: Desk['legal'][number]) => string }) {
  const { advice, give, view, side } = useDesk();
  const words = wordsOf('fleet-action');
  return (
    <AdviceCard
      {...{ advice, give }}
      say={(orders) =>
        orders.map((order) => words.orderText?.(order, view, side) ?? makeOrder(order))
      }
      whyIn={(why) => words.reasonText?.(why, view)}
    />
  );
}
