import { type BattleView, type VictoryRuleState, victoryRuleStates } from '../../../rules/battle';
import { RuleLink } from '../../rules/RuleLink';
import type { Names } from './names';
import { conditionText, progressText } from './text/conditions';
import { upperFirst } from './words';

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
          <b className="of-side">{names.side(rule.winner)}</b> wins with
          <ul>
            {rule.all.map((it) => (
              <li key={`${it.lost} ${it.ships.join()}`}>
                {upperFirst(conditionText(view, it, names))}: <b>{progressText(it)}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
    <p className="hint">
      The first in this order that is met at the end decides; if none is, the battle is a draw.
      Points do not count. <RuleLink system="battle" rule="BT-14.1" />
    </p>
  </div>
);

const ruleKey = ({ winner, all }: VictoryRuleState): string =>
  `${winner} ${all.map(({ ships, lost }) => `${ships.join()} ${lost}`).join()}`;
