import { goalWords } from '../../draft/victoryWords';
import type { GoalDraft } from './goals';
import type { StrategicDraft } from './shape';

/** [ST-22] What counts where there are no goals. */
export const PLAIN_VICTORY = 'Points decide as a ratio: ships sunk and damaged, and aircraft lost.';

/** [ST-22.10] How to win in words: what always counts, and each goal by its own sentence. */
export const operationVictory = (draft: StrategicDraft): string =>
  [PLAIN_VICTORY, ...draft.objectives.map((it) => goalWords(draft, it, whatOf(it)))].join(' ');

const whatOf = ({ per = 'once', text }: GoalDraft): string => {
  const goal = text.trim().replace(/\.$/, '');
  return `${per === 'ship' ? 'for each ship of which' : 'when'} at the end this is so: ${goal}`;
};
