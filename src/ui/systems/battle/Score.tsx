import { isFoggy, scoreOf } from '../../../rules/battle';
import { enemyOf } from '../../../rules/core';
import { useScenarioList } from '../../match/useScenarios';
import { useDesk } from './desk';
import { points } from './text/outcome';

/** The points as they stand, and what they are given for in this scenario. */
export function Score() {
  const { view, side, names } = useDesk();
  const victory = useScenarioList().find(({ card }) => card.id === view.scenario.id)?.card.victory;
  const sides = [side, enemyOf(side)] as const;
  return (
    <section className="score" aria-label="Score">
      <p>
        <b>{isFoggy(view) ? 'Score so far, as far as you know:' : 'Score so far:'}</b>{' '}
        {sides.map((it) => `${names.side(it)} ${points(scoreOf(view, it))}`).join(', ')}
      </p>
      {victory && <p className="hint">{victory}</p>}
    </section>
  );
}
