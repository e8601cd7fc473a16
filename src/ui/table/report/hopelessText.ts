import type { ScenarioCard } from '../../../scenario';
import type { Hopeless } from '../../../scenario/core/balance';
import { tableText } from '../../i18n/table';
import { botName } from '../../match/bots';

/** Whose task is hopeless, by which games, and what it is measured by instead. */
export const hopelessText = (
  { side, bot, won, decided }: Hopeless,
  { sides }: Pick<ScenarioCard, 'sides'>,
): string =>
  tableText('history.hopeless', {
    side: sides[side].name,
    bot: botName({ id: bot.toLowerCase(), name: bot }),
    ...{ won, decided },
  });
