import type { ReactNode } from 'react';
import type { Refusal, Side, Stage } from '../../rules/core';
import type { Action } from '../controls/keys';
import { tableText } from '../i18n/table';
import { DecisionHead } from './DecisionHead';
import type { Decision } from './decision';
import type { ScreenProps } from './screen';

interface DecisionBarProps extends Pick<ScreenProps, 'opponent' | 'standstill'> {
  system: string;
  desk: {
    side: Side;
    stage: Stage;
    refused: Refusal | null;
    explain: (refusal: Refusal | null) => void;
  };
  isOver: boolean;
  /** Where the game stands. */
  legend: string;
  decision: Decision;
  refusalText: (refusal: Refusal) => string;
  actions: readonly Action[];
  /** Which of the actions are offered besides undo and done. */
  offered?: readonly string[];
  children?: ReactNode;
}

/** The decision of a game: the report's button has a shorter label here than its key in the help. */
export function DecisionBar({ desk, refusalText, offered = [], ...props }: DecisionBarProps) {
  const { side, stage, refused, explain } = desk;
  return (
    <DecisionHead
      {...props}
      {...{ side, stage }}
      offered={[...offered, 'undo', 'done']}
      actions={props.actions.map((action) =>
        action.id === 'report' ? { ...action, label: tableText('report') } : action,
      )}
      refused={
        refused && {
          text: tableText('no', { why: refusalText(refused) }),
          rule: refused.rule,
          dismiss: tableText('dismiss'),
          onDismiss: () => explain(null),
        }
      }
    />
  );
}
