import { hasConditions, isFoggy, scoreOf } from '../../../rules/battle';
import { enemyOf } from '../../../rules/core';
import { points } from '../../../words/battle/events/outcome';
import { sheetText } from '../../../words/battle/texts/sheet';
import { useCard } from '../../match/useScenarios';
import { Conditions } from './desk/Conditions';
import { useDesk } from './desk/desk';

/** The victory conditions of this scenario, or else the points so far. */
export function Score() {
  const { view, side, names } = useDesk();
  const victory = useCard(view.scenario.id)?.victory;
  const byConditions = hasConditions(view);
  const sides = [side, enemyOf(side)] as const;
  return (
    <section aria-label={sheetText('score')}>
      <p>
        <b>{sheetText(`${byConditions ? 'decides' : 'soFar'}${isFoggy(view) ? 'Known' : ''}`)}</b>{' '}
        {!byConditions &&
          sides.map((it) => `${names.side(it)} ${points(scoreOf(view, it))}`).join(', ')}
      </p>
      {byConditions && <Conditions view={view} names={names} />}
      {victory && (
        <p className="hint" lang="en">
          {victory}
        </p>
      )}
    </section>
  );
}
