import { useRef } from 'react';
import { ActionButton } from '../../controls/ActionButton';
import type { Action } from '../../controls/keys';
import { useKeptFocus } from '../../controls/useKeptFocus';
import { Rich } from '../../i18n/Rich';
import { strategicText } from '../../i18n/strategic';
import type { ScreenProps } from '../../match/screen';
import { RuleLink } from '../../rules/RuleLink';
import { decisionOf } from './decision';
import { useDesk } from './desk';
import { placeLabel } from './place';
import { refusalText } from './text/refusal';

type DecisionBarProps = Pick<ScreenProps, 'opponent' | 'standstill' | 'end'> & {
  actions: readonly Action[];
};

const IN_GAME: readonly string[] = ['undo', 'done'];
const AFTERWARDS: readonly string[] = ['replay', 'report'];

/** Whose decision it is, what is asked and why; what closes it; and why the last order was refused. */
export function DecisionBar({ actions, opponent, standstill, end }: DecisionBarProps) {
  const desk = useDesk();
  const text = useRef<HTMLParagraphElement>(null);
  useKeptFocus(text, opponent === undefined);
  const { view, side, stage, refused, explain } = desk;
  const { sentence, rule } = decisionOf({ ...desk, opponent });
  const offered = view.step.kind === 'over' || end ? AFTERWARDS : IN_GAME;
  const shown = actions.filter(({ id, off }) => !off && offered.includes(id));
  return (
    <header className="decision" data-side={side} data-waiting={stage === 'waiting' || undefined}>
      <p className="legend">{placeLabel(view)}</p>
      <p ref={text} className="decision-text" role="status" tabIndex={-1}>
        {standstill ?? (
          <>
            {sentence} <RuleLink system="strategic" rule={rule} />
          </>
        )}
      </p>
      {refused && (
        <p className="refusal" role="alert">
          <span>
            <Rich
              text={strategicText('no', { why: refusalText(refused, desk.names) })}
              parts={[(words) => <b>{words}</b>]}
            />{' '}
            <RuleLink system="strategic" rule={refused.rule} />
          </span>
          <button type="button" aria-label={strategicText('dismiss')} onClick={() => explain(null)}>
            ×
          </button>
        </p>
      )}
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
