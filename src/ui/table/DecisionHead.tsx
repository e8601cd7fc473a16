import { type ReactNode, useRef } from 'react';
import type { ClauseId, Side, Stage } from '../../rules/core';
import { ActionButton } from '../controls/ActionButton';
import type { Action } from '../controls/keys';
import { useKeptFocus } from '../controls/useKeptFocus';
import { Rich } from '../i18n/Rich';
import { RuleLink } from '../rules/RuleLink';
import type { Decision } from './decision';
import type { ScreenProps } from './screen';

/** Why the last order was refused. */
interface Refused {
  /** With the words between `<1>` in bold. */
  text: string;
  rule: ClauseId | undefined;
  dismiss: string;
  onDismiss: () => void;
}

interface DecisionHeadProps extends Pick<ScreenProps, 'opponent' | 'standstill'> {
  system: string;
  side: Side;
  stage: Stage;
  isOver: boolean;
  /** Where the game stands. */
  legend: string;
  decision: Decision;
  refused: Refused | null;
  actions: readonly Action[];
  /** Which of the actions are offered until the end. */
  offered: readonly string[];
  children?: ReactNode;
}

const AFTERWARDS: readonly string[] = ['replay', 'report'];

/** Whose decision it is, what to decide and why, what closes it, and why the last order was refused. */
export function DecisionHead(props: DecisionHeadProps) {
  const { system, side, stage, legend, decision, refused, standstill, children } = props;
  const text = useRef<HTMLParagraphElement>(null);
  useKeptFocus(text, props.opponent === undefined);
  const offered = props.isOver ? AFTERWARDS : props.offered;
  const shown = props.actions.filter(({ id, off }) => !off && offered.includes(id));
  return (
    <header className="decision" data-side={side} data-waiting={stage === 'waiting' || undefined}>
      <p className="legend">{legend}</p>
      <p ref={text} className="decision-text" role="status" tabIndex={-1}>
        {standstill ?? (
          <>
            {decision.sentence} <RuleLink system={system} rule={decision.rule} />
            {decision.more?.map((rule) => (
              <span key={rule}>
                {' '}
                <RuleLink system={system} rule={rule} />
              </span>
            ))}
          </>
        )}
      </p>
      {refused && <RefusedOrder system={system} refused={refused} />}
      {children}
      {shown.length > 0 && (
        <div className="actions">
          {shown.map((action) => (
            <ActionButton
              key={action.id}
              action={action}
              tone={action.id === 'done' ? 'primary' : ''}
            />
          ))}
        </div>
      )}
    </header>
  );
}

const RefusedOrder = ({ system, refused }: { system: string; refused: Refused }) => (
  <p className="refusal" role="alert">
    <span>
      <Rich text={refused.text} parts={[(words) => <b>{words}</b>]} />{' '}
      <RuleLink system={system} rule={refused.rule} />
    </span>
    <button type="button" aria-label={refused.dismiss} onClick={refused.onDismiss}>
      ×
    </button>
  </p>
);
