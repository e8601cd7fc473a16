import type { Axial } from '../../../hex';
import { isOnBoard, type StackId } from '../../../rules/battle';
import type { Desk } from './desk';
import { agree } from './words';

/** Moves a stack, and asks first where it would go off the board: it may not come back [BT-5.11, BT-5.20]. */
export function moveStack(desk: Desk, stack: StackId, to: Axial): void {
  const order = { kind: 'moveStack', stack, to } as const;
  if (isOnBoard(desk.view, to) || desk.whyNot(order)) {
    desk.give(order);
    return;
  }
  const name = desk.names.stack(stack);
  desk.ask({
    title: 'Off the board?',
    text: `Out of sight of every enemy and no slower than he is, ${name} ${agree(name, 'leaves', 'leave')} the battle for good; else the board follows.`,
    yes: 'Off the board',
    no: 'Stay on it',
    onYes: () => {
      desk.give(order);
    },
  });
}
