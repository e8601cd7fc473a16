import { useMemo } from 'react';
import type { fleetAction } from '../../../rules/fleet-action';
import { logChapters } from '../../../words/fleet-action/logBook';
import { outcomeText } from '../../../words/fleet-action/outcome';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { refusalIn, wordsOf } from '../../../words/registry';
import { useKeptLesson } from '../../lesson/keptLesson';
import type { Silhouettes } from '../../ships/silhouette';
import { AdviceCard } from '../../table/advice/AdviceCard';
import type { ScreenProps } from '../../table/screen';
import { QuietChoices, QuietNotes } from '../../table/standing/QuietNotes';
import type { Passing } from '../../table/standing/usePassing';
import type { PanelSlots } from '../../table/TablePanel';
import { useNarrow } from '../../table/useNarrow';
import type { AtTable } from '../../table/useTable';
import { decisionOf } from './decision';
import { type Desk, useDesk } from './desk/desk';
import { placeText } from './desk/place';
import { Fates } from './end/Fates';
import { StepHint } from './hint/StepHint';
import { OrdersFor } from './orders/OrdersFor';
import { markOf } from './replayMarks';
import { Fleets } from './sheets/Fleets';
import { SelectedSheet } from './sheets/SelectedSheet';

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
  const isTaught = useKeptLesson(screen.matchId) !== null;
  const isNarrow = useNarrow('tablet');
  const hint = <StepHint isOff={isTaught || at.isReplay || passing.isPassing} />;
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
    underDecision: (
      <>
        <QuietNotes
          {...passing}
          isPassing={passing.isPassing && desk.running.left === 0}
          askAgain={desk.askAgain}
        />
        {!isNarrow && hint}
      </>
    ),
    orders: (
      <>
        {/* Above them it would leave a small window no room for the orders. */}
        {isNarrow && hint}
        <Advice makeOrder={at.table.system.makeOrder} />
        <OrdersFor makeOrder={(order) => at.table.system.makeOrder(order as never)} />
        <SelectedSheet silhouettes={silhouettes} />
        {/* Spectators order nothing. */}
        {view.forces[side] && <QuietChoices standing={fleetText('standing')} />}
      </>
    ),
    picked: desk.selected && <SelectedSheet silhouettes={silhouettes} />,
    end: { sentence: (outcome) => outcomeText(outcome, names), fates: <Fates /> },
    // Where there is room they lie below the sea.
    parts: isNarrow
      ? [
          {
            ...{ id: 'forces', label: fleetText('tab.forces') },
            body: (
              <div className="fa-part">
                <Fleets silhouettes={silhouettes} />
                <SelectedSheet silhouettes={silhouettes} />
              </div>
            ),
          },
        ]
      : [],
    isIdle: stage === 'waiting',
    place: `${view.clock}/${side}`,
  };
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
