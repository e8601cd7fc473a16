import { useMemo } from 'react';
import type { seekrieg } from '../../../rules/seekrieg';
import { refusalIn, wordsOf } from '../../../words/registry';
import { outcomeText } from '../../../words/seekrieg/common/outcome';
import { logChapters } from '../../../words/seekrieg/logBook';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
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
import { StepHint } from './hint/StepHint';
import { OrdersFor } from './orders/OrdersFor';
import { markOf } from './replayMarks';
import { Fates } from './sheets/Fates';
import { Fleets } from './sheets/Fleets';
import { SelectedSheet } from './sheets/SelectedSheet';

interface PanelProps {
  screen: ScreenProps;
  at: AtTable<typeof seekrieg>;
  desk: Desk;
  passing: Passing;
  silhouettes: Silhouettes;
}

/** The panel: the decision, the forms of the step, what is picked. */
export function useSeekriegPanel(props: PanelProps): Omit<PanelSlots, 'back'> {
  const { screen, at, desk, passing, silhouettes } = props;
  const isNarrow = useNarrow('tablet');
  const { view, side, names, stage } = desk;
  const isTaught = useKeptLesson(screen.matchId) !== null;
  const isRunning = desk.running.left > 0;
  const hint = <StepHint isOff={isTaught || at.isReplay || passing.isPassing} />;
  const { events, viewer } = at;
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  return {
    log,
    names: { side: names.side, ship: names.ship },
    markOf: (event) => markOf(event, names),
    label: seekriegScreenText('panel'),
    legend: placeText(view),
    decision: decisionOf({ ...desk, opponent: screen.opponent }),
    refusalText: (refusal) => refusalIn('seekrieg', refusal, view),
    underDecision: (
      <>
        <QuietNotes {...passing} isPassing={passing.isPassing && !isRunning} />
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
        {view.forces[side] && <QuietChoices standing={seekriegScreenText('standing')} />}
      </>
    ),
    picked: desk.selected && <SelectedSheet silhouettes={silhouettes} />,
    end: { sentence: (outcome) => outcomeText(outcome, names), fates: <Fates /> },
    // Where there is room they lie below the sea.
    parts: isNarrow
      ? [
          {
            ...{ id: 'forces', label: seekriegScreenText('tab.forces') },
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
  const words = wordsOf('seekrieg');
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
