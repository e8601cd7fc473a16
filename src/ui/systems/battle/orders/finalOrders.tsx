import type { OrderOf } from '../../../../rules/battle';
import { battleText } from '../../../../words/battle/texts/screen';
import type { Question } from '../../../controls/ConfirmDialog';
import { ordersOf } from '../../../table/desk';
import { askFirst, FinalText } from '../../../table/sealing';
import type { Desk } from '../desk/desk';
import { shiftStack } from '../desk/marks';
import { shiftName } from '../desk/shiftName';
import { newlyIdle } from '../standing/asBefore';

/** The question before orders are closed for good; `null` when there is nothing to ask. */
export function sealQuestion(desk: Desk, confirmSeal: boolean): Question | null {
  const { view, mounts, legal, give, standing } = desk;
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
  if (!confirmSeal || view.step.kind !== 'gunnery') return null;
  // Held torpedoes are kept, guns lose the impulse; but what was held the last time is held on purpose.
  if (newlyIdle(mounts, standing.sealed.gunnery).length === 0) return null;
  const declared = mounts.filter((it) => it.declared).length;
  return {
    title: battleText('sealTitle'),
    text: <FinalText text={battleText('sealText', { count: declared, of: mounts.length })} />,
    yes: battleText('seal'),
    onYes,
  };
}

/** Gives an order of the set-up, which cannot be undone. */
export function giveInSetUp(desk: Desk, order: OrderOf<'placeStack' | 'shift'>): void {
  const give = () => {
    desk.give(order);
  };
  if (desk.whyNot(order)) {
    give();
    return;
  }
  const words = order.kind === 'placeStack' ? placeWords(desk, order) : shiftWords(desk, order);
  askFirst(desk, { ...words, no: battleText('notThere') }, give);
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
