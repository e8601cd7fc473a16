import { battleText } from '../../../../words/battle/texts/screen';
import { standingText } from '../../../../words/battle/texts/standing';
import type { Action } from '../../../controls/keys';
import type { Desk } from '../desk/desk';

/** Standing orders: carried on after news, begun with a seal, given up. */
export function standingActions({ standing, view, stage, side, give }: Desk): Action[] {
  const { carryOn, keepOn, stop, courses, keeping } = standing;
  const { kind } = view.step;
  const aimed = view.declared[side].length > 0;
  const isSealing =
    stage !== 'waiting' && ((kind === 'gunnery' && aimed) || (kind === 'torpedoes' && !aimed));
  const isStanding = courses.size > 0 || keeping.gunnery || keeping.torpedoes;
  const group = battleText('group.orders');
  return [
    {
      ...{ id: 'carry-on', keys: ['Shift+K'], label: standingText('carryOn'), group },
      off: !carryOn,
      run: () => carryOn?.(),
    },
    {
      ...{ id: 'seal-on', keys: ['Shift+F'], group },
      label: standingText(kind === 'torpedoes' ? 'holdOn' : 'fireOn'),
      off: !isSealing,
      run() {
        keepOn();
        give({ kind: 'done' });
      },
    },
    {
      ...{ id: 'stand-down', keys: ['Shift+G'], label: standingText('stop'), group },
      off: !isStanding,
      run: stop,
    },
  ];
}
