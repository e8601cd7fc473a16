import type { Order } from '../../../../rules/sea-wings';
import { refusalIn, wordsOf } from '../../../../words/registry';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';
import { OrderList } from '../../../table/default/OrderList';
import { orderGroups } from '../../../table/default/orders';
import type { AnyOrder } from '../../../table/desk';
import { CardStop, Hand } from '../cards/Hand';
import { type Desk, useDesk } from '../desk/desk';
import { AimForm } from './AimForm';
import { AirForm } from './AirForm';
import { ControlForm } from './ControlForm';
import { EngageForm } from './EngageForm';
import { ExposeForm } from './ExposeForm';
import { FightForm } from './FightForm';
import { GroupingForm } from './GroupingForm';
import { InterceptForm } from './InterceptForm';
import { PlotForm } from './PlotForm';
import { RingForm } from './RingForm';
import { ChoiceSheet } from './rows/ChoiceSheet';
import { planSheet } from './rows/planRows';
import type { Sheet } from './rows/row';
import {
  divertSheet,
  escortSheet,
  flakSheet,
  flyOffSheet,
  launchCutSheet,
} from './rows/strikeRows';
import { dummySheet, landSheet, stragglerSheet, towSheet } from './rows/turnRows';
import { ScrambleForm } from './ScrambleForm';
import { ShotsForm } from './ShotsForm';
import { TellForm } from './TellForm';
import { WaysForm } from './WaysForm';
import './orders.css';

/** Kinds that the forms, the chart and the decks give; all others are listed. */
const FORMED: readonly Order['kind'][] = [
  ...['planSearch', 'planStrike', 'planCap', 'planReady', 'planFerry', 'standDown'],
  ...['plot', 'plotExit', 'enter', 'moveDummy', 'tell', 'tellNothing', 'aim', 'resign'],
  ...['playCard', 'discard', 'allotCap', 'scramble', 'engage', 'bombard', 'chooseWay', 'fight'],
  ...['pass', 'shoot', 'holdFire', 'divide', 'join', 'repair', 'scuttle', 'capVsSearch'],
  ...['divert', 'flyOff', 'launchCut', 'allotEscorts', 'allotAA', 'aaFormation', 'land', 'tow'],
  ...['castOff', 'placeDummy', 'removeDummy', 'swapNumbers', 'giveUpSearcher', 'exposeShips'],
] as const as Order['kind'][];

interface OrdersForProps {
  makeOrder: (order: AnyOrder) => string;
}

/** The orders of the present step: a form where there is one, then a list of all others. */
export function OrdersFor({ makeOrder }: OrdersForProps) {
  const desk = useDesk();
  if (desk.stage === 'waiting') return null;
  return (
    <>
      <WhyOpen />
      <StepForm kind={desk.view.step.kind} />
      {desk.view.step.kind !== 'setup' && <Sheets />}
      <OtherOrders makeOrder={makeOrder} />
    </>
  );
}

/** What has to be ordered before the step can be confirmed. */
function WhyOpen() {
  const { view, whyNot } = useDesk();
  const refused = whyNot({ kind: 'confirm' });
  if (!refused || view.step.kind === 'discards') return null;
  return <p className="hint">{plainRefusal(refusalIn('sea-wings', refused, view))}</p>;
}

/** Without the marks of what is bold. */
const plainRefusal = (text: string): string => text.replace(/<\/?1>/g, '');

function StepForm({ kind }: { kind: Desk['view']['step']['kind'] }) {
  switch (kind) {
    case 'airPlans':
      return <AirForm />;
    case 'plots':
    case 'dummies':
      return <PlotForm />;
    case 'answers':
      return <TellForm />;
    case 'aim':
      return <AimForm />;
    case 'alarm':
      return (
        <>
          <ScrambleForm />
          <RingForm />
        </>
      );
    case 'intercept':
      return <InterceptForm />;
    case 'damageControl':
      return <ControlForm />;
    case 'setup':
    case 'grouping':
      return <GroupingForm />;
    case 'wishes':
      return <EngageForm />;
    case 'ways':
      return <WaysForm />;
    case 'fight':
      return <FightForm />;
    case 'shots':
      return <ShotsForm />;
    case 'cards':
      return <CardStop />;
    case 'discards':
      return <Hand />;
    case 'exposure':
      return <ExposeForm />;
    default:
      return null;
  }
}

/** Decisions that are a row of buttons for each thing, at whatever step they come. */
const SHEETS: readonly ((desk: Desk) => Sheet | undefined)[] = [
  ...[planSheet, divertSheet, flyOffSheet, launchCutSheet, escortSheet, flakSheet],
  ...[landSheet, towSheet, stragglerSheet, dummySheet],
];

function Sheets() {
  const desk = useDesk();
  return SHEETS.map((sheetOf) => {
    const sheet = sheetOf(desk);
    return sheet && <ChoiceSheet key={sheet.title} {...sheet} />;
  });
}

/** Every legal order that no form gives. */
function OtherOrders({ makeOrder }: OrdersForProps) {
  const desk = useDesk();
  const legal = desk.legal.filter(({ kind }) => !FORMED.includes(kind));
  const groups = orderGroups({ ...desk, legal }, wordsOf('sea-wings'), makeOrder);
  const give = (order: AnyOrder) => desk.give(order as Order);
  if (desk.view.step.kind !== 'setup') return <OrderList groups={groups} give={give} />;
  return (
    <details className="other-orders">
      <summary>{wingsScreenText('sorting')}</summary>
      <Sheets />
      <OrderList groups={groups} give={give} />
    </details>
  );
}
