import { battle } from '../../../rules/battle';
import { refusalText } from '../../../words/battle/refusal';
import { placesText } from '../../../words/battle/texts/places';
import { battleText } from '../../../words/battle/texts/screen';
import type { Action } from '../../controls/keys';
import { DecisionHead } from '../../table/DecisionHead';
import { placeText } from '../../table/placeText';
import type { ScreenProps } from '../../table/screen';
import { decisionOf } from './decision';
import { useDesk } from './desk';
import { DeclaredSum } from './orders/DeclaredSum';

type DecisionBarProps = Pick<ScreenProps, 'opponent' | 'standstill' | 'end'> & {
  actions: readonly Action[];
};

const OFFERED: readonly string[] = ['best-fire', 'undo', 'done'];

/** The decision of a battle, with the odds of what is declared. */
export function DecisionBar({ actions, opponent, standstill, end }: DecisionBarProps) {
  const desk = useDesk();
  const { view, side, stage, refused, names, explain } = desk;
  return (
    <DecisionHead
      {...{ system: 'battle', side, stage, opponent, standstill, offered: OFFERED }}
      isOver={view.step.kind === 'over' || end !== undefined}
      legend={end ? placesText('over') : placeText(battle.segment(view).label)}
      decision={decisionOf({ ...desk, opponent })}
      refused={
        refused && {
          text: battleText('no', { why: refusalText(refused, names) }),
          rule: refused.rule,
          dismiss: battleText('dismiss'),
          onDismiss: () => explain(null),
        }
      }
      actions={actions.map(inShort)}
    >
      {stage !== 'waiting' && <DeclaredSum />}
    </DecisionHead>
  );
}

/** The button of the report has fewer words than its key has in the help. */
const inShort = (action: Action): Action =>
  action.id === 'report' ? { ...action, label: battleText('report') } : action;
