import type { OrderOf } from '../../../rules/battle';
import { battleText } from '../../../words/battle/texts/screen';
import { AskFinal } from '../../app/AskFinal';
import { readPrefs } from '../../app/prefs';
import type { Question } from '../../controls/ConfirmDialog';
import { type Desk, ordersOf } from './desk';
import { shiftStack } from './marks';
import { DeclaredOdds } from './orders/DeclaredOdds';
import { shiftName } from './orders/shiftName';

/** What is asked before orders are closed for good; `null` when there is nothing to ask. */
export function sealQuestion(desk: Desk, confirmSeal: boolean): Question | null {
  const { view, mounts, legal, give } = desk;
  const onYes = () => {
    give({ kind: 'done' });
  };
  if (view.step.kind === 'movement') {
    const idle = ordersOf(legal, 'stay').length;
    if (idle === 0) return null;
    return {
      title: battleText('endTitle'),
      text: battleText('endText', { count: idle }),
      yes: battleText('done'),
      onYes,
    };
  }
  if (!confirmSeal || (view.step.kind !== 'gunnery' && view.step.kind !== 'torpedoes')) return null;
  const declared = mounts.filter((it) => it.declared).length;
  return {
    title: battleText('sealTitle'),
    text: (
      <>
        <p>{battleText('sealText', { count: declared, of: mounts.length })}</p>
        <DeclaredOdds />
        <AskFinal label={battleText('askFinal')} />
      </>
    ),
    yes: battleText('seal'),
    onYes,
  };
}

/** Gives an order of the set-up; it cannot be taken back, so that it is asked about first, unless nobody wants to be asked. */
export function giveInSetUp(desk: Desk, order: OrderOf<'placeStack' | 'shift'>): void {
  const onYes = () => {
    desk.give(order);
  };
  if (!readPrefs().confirmSeal || desk.whyNot(order)) {
    onYes();
    return;
  }
  desk.ask({
    ...(order.kind === 'placeStack' ? placeWords(desk, order) : shiftWords(desk, order)),
    no: battleText('notThere'),
    onYes,
  });
}

const placeWords = ({ names }: Desk, { stack, hex }: OrderOf<'placeStack'>) => ({
  title: battleText('placeTitle', { stack: names.stack(stack), hex: names.hex(hex) }),
  text: <FinalText text={battleText('placeText')} />,
  yes: battleText('placeYes'),
});

const shiftWords = ({ view, side, names, selected }: Desk, { displacement }: OrderOf<'shift'>) => ({
  title: battleText('shiftTitle', {
    shift: shiftName(displacement, shiftStack(view, side, selected), names),
  }),
  text: <FinalText text={battleText('shiftText')} />,
  yes: battleText('shiftYes'),
});

const FinalText = ({ text }: { text: string }) => (
  <>
    <p>{text}</p>
    <AskFinal label={battleText('askFinal')} />
  </>
);
