import type { seaWings } from '../../../rules/sea-wings';
import type { LogChapter } from '../../../words/core/logLine';
import { refusalIn, wordsOf } from '../../../words/registry';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import { useKeptLesson } from '../../lesson/keptLesson';
import type { Silhouettes } from '../../ships/silhouette';
import { AdviceCard } from '../../table/advice/AdviceCard';
import type { ScreenProps } from '../../table/screen';
import { QuietChoices, QuietNotes } from '../../table/standing/QuietNotes';
import { NONE_GIVEN } from '../../table/standing/standing';
import type { Passing } from '../../table/standing/usePassing';
import type { PanelSlots } from '../../table/TablePanel';
import { useNarrow } from '../../table/useNarrow';
import type { AtTable } from '../../table/useTable';
import { Hand } from './cards/Hand';
import { decisionOf } from './decision';
import { type Desk, useDesk } from './desk/desk';
import { placeText } from './desk/place';
import { endText, Fates } from './Fates';
import { TurnedBack } from './film/TurnedBack';
import { StepHint } from './hint/StepHint';
import { OrdersFor } from './orders/OrdersFor';
import { markOf } from './replayMarks';
import { Forces } from './sheets/Forces';
import { SelectedSheet } from './sheets/SelectedSheet';

interface PanelProps {
  screen: ScreenProps;
  at: AtTable<typeof seaWings>;
  desk: Desk;
  log: readonly LogChapter[];
  passing: Passing;
  askAgain: () => void;
  silhouettes: Silhouettes;
}

/** The panel: the decision, the forms of the step, what is picked; all forces beside. */
export function useWingsPanel(props: PanelProps): Omit<PanelSlots, 'back'> {
  const { screen, at, desk, log, passing, askAgain, silhouettes } = props;
  const { view, side, names, stage } = desk;
  const isTaught = useKeptLesson(screen.matchId) !== null;
  const isNarrow = useNarrow('tablet');
  const hint = <StepHint isOff={isTaught || at.isReplay || passing.isPassing} />;
  return {
    log,
    names,
    markOf,
    label: wingsScreenText('panel'),
    legend: placeText(view),
    decision: decisionOf({ ...desk, opponent: screen.opponent }),
    refusalText: (refusal) => refusalIn('sea-wings', refusal, view),
    underDecision: (
      <>
        <QuietNotes
          {...{ ...passing, askAgain }}
          given={stage === 'waiting' ? NONE_GIVEN : desk.given}
        />
        <TurnedBack events={at.events} />
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
        {view.forces[side] && <QuietChoices standing={wingsScreenText('standingOrders')} />}
      </>
    ),
    picked: desk.selected && <SelectedSheet silhouettes={silhouettes} />,
    end: { sentence: (outcome) => endText(outcome, desk), fates: <Fates /> },
    parts: [
      {
        id: 'forces',
        label: wingsScreenText('tab.forces'),
        body: <Forces silhouettes={silhouettes} />,
      },
      ...(view.scenario.hasEvents && view.forces[side]
        ? [{ id: 'cards', label: wingsScreenText('tab.cards'), body: <CardsPart /> }]
        : []),
    ],
    place: `${view.clock}/${side}`,
  };
}

/** The hand, where it is not among the orders already. */
function CardsPart() {
  const { view } = useDesk();
  const isAsked = view.step.kind === 'cards' || view.step.kind === 'discards';
  if (isAsked) return null;
  return (
    <>
      <h3>{wingsScreenText('tab.cards')}</h3>
      <Hand />
    </>
  );
}

/** What a bot would do in this step. */
function Advice({ makeOrder }: { makeOrder: (order: Desk['legal'][number]) => string }) {
  const { advice, give, view, side } = useDesk();
  const words = wordsOf('sea-wings');
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
