import { refusalText } from '../../../words/strategic/refusal';
import { strategicText } from '../../../words/strategic/texts/screen';
import type { Action } from '../../controls/keys';
import { DecisionHead } from '../../table/DecisionHead';
import type { ScreenProps } from '../../table/screen';
import { decisionOf } from './decision';
import { useDesk } from './desk';
import { placeLabel } from './place';

type DecisionBarProps = Pick<ScreenProps, 'opponent' | 'standstill' | 'end'> & {
  actions: readonly Action[];
};

const OFFERED: readonly string[] = ['undo', 'done'];

/** The decision of an operation. */
export function DecisionBar({ actions, opponent, standstill, end }: DecisionBarProps) {
  const desk = useDesk();
  const { view, side, stage, refused, names, explain } = desk;
  return (
    <DecisionHead
      {...{ system: 'strategic', side, stage, opponent, standstill, actions, offered: OFFERED }}
      isOver={view.step.kind === 'over' || end !== undefined}
      legend={placeLabel(view)}
      decision={decisionOf({ ...desk, opponent })}
      refused={
        refused && {
          text: strategicText('no', { why: refusalText(refused, names) }),
          rule: refused.rule,
          dismiss: strategicText('dismiss'),
          onDismiss: () => explain(null),
        }
      }
    />
  );
}
