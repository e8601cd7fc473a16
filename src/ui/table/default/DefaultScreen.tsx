import { type ComponentType, useMemo } from 'react';
import type { Outcome, Refusal, Segment } from '../../../rules/core';
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
import type { TableWords } from '../words';
import { decisionOf } from './decision';
import { logChapters } from './log';
import { OrderList } from './OrderList';
import { finishOf, kindName, orderGroups } from './orders';
import './default.css';

/** The screen of a system that brings none: all its legal orders as a list, its events as a log. */
export const defaultScreen = (words: TableWords): ComponentType<ScreenProps> =>
  function DefaultScreen(screen) {
    const at = useTable(screen);
    const { system, scenario } = at.table;
    const { shown, acting } = at;
    const desk = useGameDesk({ ...at, snapshot: shown, mayAsk: !screen.noAdvice });
    const log = useMemo(() => logChapters(shown, system.name, words), [shown, system]);
    const names = sideNamesIn(scenario);
    const labels = gameLabels();
    const actions = tableActions(
      {
        ...{ desk, replay: at.replay, leaveReplay: at.leaveReplay, log: at.log },
        finish: finishOf(desk, words),
        replayLabel: labels.replay,
        openReport: screen.onReport,
        openHelp: () => at.showHelp(true),
      },
      [],
    );
    const here = placeText(system.segment(at.before ?? shown.view), words);
    return (
      <TableScreen
        {...{ screen, at, desk, actions, labels }}
        track={{
          facts: <b>{here}</b>,
          body: <StepStrip steps={system.phases.map(asStep)} now={shown.segment.phase} />,
        }}
        panel={{
          ...{ log, names: { side: (side) => names[side] }, legend: here },
          decision: decisionOf(at, desk, names, screen.opponent),
          refusalText: (refusal) => refusalText(refusal, shown.view, words),
          orders: acting && <Orders {...{ desk, words }} makeOrder={system.makeOrder} />,
          end: { sentence: (outcome) => outcomeText(outcome) },
          markOf: () => undefined,
          place: `${shown.segment.clock}/${desk.side}`,
        }}
      />
    );
  };

interface OrdersProps {
  desk: GameDesk;
  words: TableWords;
  makeOrder: (order: AnyOrder) => string;
}

/** The orders open, and what a bot would do. */
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
        whyIn={(why) => words.reasonText?.(why)}
      />
    </>
  );
}

const asStep = (phase: string) => ({ id: phase, name: kindName(phase) });

const placeText = (segment: Segment, { segmentText }: TableWords): string =>
  segmentText?.(segment) ?? segment.label;

const refusalText = (refusal: Refusal, view: unknown, words: TableWords): string =>
  words.refusalText?.(refusal, view) ?? refusal.sentence;

/** 'By points': what decided it, as the rules name it. */
const outcomeText = ({ reason }: Outcome): string => `${kindName(reason.replaceAll('-', ' '))}.`;
