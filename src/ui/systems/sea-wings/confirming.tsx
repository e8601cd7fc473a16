import { formationsOf } from '../../../rules/sea-wings/query';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import type { Finish } from '../../table/actions';
import { mayOrder } from '../../table/desk';
import { askFirst, FinalText } from '../../table/sealing';
import { type Desk, ownForce } from './desk/desk';
import { dummyIn } from './passing';

/** Confirms the step; asks first where something was picked and sent nowhere, or nothing flies at all. */
export function finishOf(desk: Desk): Finish {
  const dummy = dummyIn(desk);
  if (dummy) {
    const label = wingsScreenText('discardDummy');
    return { label, off: false, run: () => void desk.give(dummy) };
  }
  const confirm = () => {
    desk.give({ kind: 'confirm' });
  };
  const idle = idleText(desk);
  const question = {
    title: wingsScreenText('idleTitle'),
    text: <FinalText text={idle ?? ''} />,
    yes: wingsScreenText('confirm'),
  };
  return {
    label: wingsScreenText(desk.view.step.kind === 'cards' ? 'playNone' : 'confirm'),
    off: !mayOrder(desk, 'confirm'),
    run: () => (idle ? askFirst(desk, question, confirm) : confirm()),
  };
}

/** What could be ordered in this step and is not. */
function idleText(desk: Desk): string | undefined {
  if (desk.picked.size > 0 || desk.search) return wingsScreenText('idle.picked');
  const force = ownForce(desk);
  if (desk.view.step.kind !== 'airPlans' || !force || desk.legal.length <= 1) return undefined;
  const flies = formationsOf(force).some(
    ({ boxes }) => boxes.cap.length + boxes.search.length + boxes.strike.length > 0,
  );
  return flies ? undefined : wingsScreenText('idle.air');
}
