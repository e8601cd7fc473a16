import { useMemo } from 'react';
import type { AnyWords } from '../../../words/core/systemWords';
import { refusalIn, segmentIn, wordsOf } from '../../../words/registry';
import { tableActions } from '../actions';
import { AdviceCard } from '../advice/AdviceCard';
import type { AnyOrder, GameDesk } from '../desk';
import { gameLabels } from '../labels';
import { StepStrip } from '../Sequence';
import type { ScreenProps } from '../screen';
import { sideNamesIn } from '../sideNames';
import { TableScreen } from '../TableScreen';
import { useGameDesk } from '../useGameDesk';
import { useTable } from '../useTable';
import { decisionOf } from './decision';
import { logChapters } from './log';
import { OrderList } from './OrderList';
import { finishOf, kindName, orderGroups, outcomeText } from './orders';
import './default.css';

/** The screen of a system without its own: all its legal orders as a list, its events as a log. */
export function DefaultScreen(screen: ScreenProps) {
  const at = useTable(screen);
  const { shown, acting, replay, leaveReplay } = at;
  const { system, scenario } = at.table;
  const words = wordsOf(system.id);
  const desk = useGameDesk({ ...at, snapshot: shown, mayAsk: !screen.noAdvice });
  const log = useMemo(() => logChapters(shown, system.name, words), [shown, system, words]);
  const names = sideNamesIn(scenario);
  const labels = gameLabels();
  const actions = tableActions(
    {
      ...{ desk, replay, leaveReplay, log: at.log },
      ...{ finish: finishOf(desk, words), replayLabel: labels.replay },
      openReport: screen.onReport,
      openHelp: () => at.showHelp(true),
    },
    [],
  );
  const legend = segmentIn(system.id, system.segment(at.before ?? shown.view).name);
  return (
    <TableScreen
      {...{ screen, at, desk, actions, labels }}
      track={{
        facts: <b>{legend}</b>,
        body: <StepStrip steps={system.phases.map(asStep)} now={shown.segment.phase} />,
      }}
      panel={{
        ...{ log, legend, names: { side: (side) => names[side] }, markOf: nothing },
        decision: decisionOf(at, desk, names, screen.opponent),
        refusalText: (refusal) => refusalIn(system.id, refusal, shown.view),
        orders: acting && <Orders {...{ desk, words }} makeOrder={system.makeOrder} />,
        end: { sentence: (outcome) => outcomeText(outcome, names) },
        place: `${shown.segment.clock}/${desk.side}`,
      }}
    />
  );
}

const nothing = () => undefined;

interface OrdersProps {
  desk: GameDesk;
  words: AnyWords;
  makeOrder: (order: AnyOrder) => string;
}

/** The open orders, and a bot's advice. */
function Orders({ desk, words, makeOrder }: OrdersProps) {
  const { advice, give, view, side } = desk;
  return (
    <>
      <OrderList groups={orderGroups(desk, words, makeOrder)} give={give} />
      <AdviceCard
        {...{ advice, give }}
        say={(orders) =>
          orders.map((order) => words.orderText?.(order, view, side) ?? makeOrder(order))
        }
        whyIn={(why) => words.reasonText?.(why, view)}
      />
    </>
  );
}

const asStep = (phase: string) => ({ id: phase, name: kindName(phase) });
