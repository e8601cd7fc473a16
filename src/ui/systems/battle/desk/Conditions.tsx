import {
  type BattleView,
  type VictoryRuleState,
  victoryRuleStates,
} from '../../../../rules/battle';
import { conditionText, progressText } from '../../../../words/battle/common/conditions';
import type { Names } from '../../../../words/battle/common/names';
import { battleText } from '../../../../words/battle/texts/screen';
import { upperFirst } from '../../../../words/core/say';
import { Rich } from '../../../i18n/Rich';
import { RuleLink } from '../../../rules/RuleLink';
import './conditions.css';

interface ConditionsProps {
  view: BattleView;
  names: Names;
}

/** [BT-14.1] The scenario's own conditions, which decide in place of points, with how far each is met. */
export const Conditions = ({ view, names }: ConditionsProps) => (
  <div className="conditions">
    <ol>
      {victoryRuleStates(view).map((rule) => (
        <li key={ruleKey(rule)} data-side={rule.winner} data-met={rule.isMet || undefined}>
          <Rich
            text={battleText('winsWith', { side: names.side(rule.winner) })}
            parts={[(words) => <b className="of-side">{words}</b>]}
          />
          <ul>
            {rule.all.map((it) => (
              <li key={`${it.lost} ${it.ships.join()}`}>
                <Rich
                  text={battleText('conditionLine', {
                    condition: upperFirst(conditionText(view, it, names)),
                    progress: progressText(it),
                  })}
                  parts={[(words) => <b>{words}</b>]}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
    <p className="hint">
      {battleText('conditionsHint')} <RuleLink system="battle" rule="BT-14.1" />
    </p>
  </div>
);

const ruleKey = ({ winner, all }: VictoryRuleState): string =>
  `${winner} ${all.map(({ ships, lost }) => `${ships.join()} ${lost}`).join()}`;
