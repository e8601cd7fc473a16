import { useRef } from 'react';
import { battle } from '../../../rules/battle';
import { ActionButton } from '../../controls/ActionButton';
import type { Action } from '../../controls/keys';
import { useKeptFocus } from '../../controls/useKeptFocus';
import { battleText } from '../../i18n/battle';
import { placesText } from '../../i18n/places';
import { Rich } from '../../i18n/Rich';
import { placeText } from '../../match/placeText';
import type { ScreenProps } from '../../match/screen';
import { RuleLink } from '../../rules/RuleLink';
import { decisionOf } from './decision';
import { useDesk } from './desk';
import { DeclaredSum } from './orders/DeclaredSum';
import { refusalText } from './text/refusal';

type DecisionBarProps = Pick<ScreenProps, 'opponent' | 'standstill' | 'end'> & {
  actions: readonly Action[];
};

const IN_BATTLE: readonly string[] = ['best-fire', 'undo', 'done'];
const AFTERWARDS: readonly string[] = ['replay', 'report'];

/** Whose decision it is, what is asked and why; what closes it; and why the last order was refused. */
export function DecisionBar({ actions, opponent, standstill, end }: DecisionBarProps) {
  const desk = useDesk();
  const text = useRef<HTMLParagraphElement>(null);
  useKeptFocus(text, opponent === undefined);
  const { view, side, stage, refused, names, explain } = desk;
  const { sentence, rule } = decisionOf({ ...desk, opponent });
  const offered = view.step.kind === 'over' || end ? AFTERWARDS : IN_BATTLE;
  const shown = actions.filter(({ id, off }) => !off && offered.includes(id));
  return (
    <header className="decision" data-side={side} data-waiting={stage === 'waiting' || undefined}>
      <p className="legend">{end ? placesText('over') : placeText(battle.segment(view).label)}</p>
      <p ref={text} className="decision-text" role="status" tabIndex={-1}>
        {standstill ?? (
          <>
            {sentence} <RuleLink system="battle" rule={rule} />
          </>
        )}
      </p>
      {refused && (
        <p className="refusal" role="alert">
          <span>
            <Rich
              text={battleText('no', { why: refusalText(refused, names) })}
              parts={[(words) => <b>{words}</b>]}
            />{' '}
            <RuleLink system="battle" rule={refused.rule} />
          </span>
          <button type="button" aria-label={battleText('dismiss')} onClick={() => explain(null)}>
            ×
          </button>
        </p>
      )}
      {stage !== 'waiting' && <DeclaredSum />}
      {shown.length > 0 && (
        <div className="actions">
          {shown.map((action) => (
            <ActionButton
              key={action.id}
              action={action}
              tone={action.id === 'done' ? 'primary' : ''}
            >
              {action.id === 'report' ? battleText('report') : action.label}
            </ActionButton>
          ))}
        </div>
      )}
    </header>
  );
}
