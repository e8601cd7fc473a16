import type { Action } from '../../controls/keys';
import { adviceText } from '../../i18n/advice';
import { botName } from '../../match/bots';
import type { Advice } from './useAdvice';

/** Asking a bot what it would do: the strongest, or the second strongest. */
export const adviceActions = ({ ask, advisers }: Advice): Action[] =>
  advisers.map((bot, at) => ({
    id: `advice-${bot.id}`,
    keys: [at === 0 ? 'Shift+H' : 'Shift+J'],
    label: adviceText('askFor', { bot: botName(bot) }),
    group: adviceText('group'),
    off: !ask,
    run: () => ask?.(bot.id),
  }));
