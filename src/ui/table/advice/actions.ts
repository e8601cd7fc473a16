import { BOTS, ensign } from '../../../bots';
import type { Action } from '../../controls/keys';
import { adviceText } from '../../i18n/advice';
import { botName } from '../../match/bots';
import type { Advice } from './useAdvice';

/** Bots that can advise, the strongest first. */
export const ADVISERS = BOTS.filter(({ id }) => id !== ensign.id).reverse();

/** Asking a bot what it would do: the strongest, or the second strongest. */
export const adviceActions = ({ ask }: Advice): Action[] =>
  ADVISERS.map((bot, at) => ({
    id: `advice-${bot.id}`,
    keys: [at === 0 ? 'Shift+H' : 'Shift+J'],
    label: adviceText('askFor', { bot: botName(bot) }),
    group: adviceText('group'),
    off: !ask,
    run: () => ask?.(bot.id),
  }));
