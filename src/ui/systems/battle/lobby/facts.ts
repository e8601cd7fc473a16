import type { BattleCard } from '../../../../scenario/battle/resolve';
import { lobbyText } from '../../../i18n/lobby';
import type { CardFacts } from '../../../table/system';

/** 'Battle', 'day, clear', 'up to 4 rounds, about 40 minutes'. */
export const battleFacts = ({ hour, weather, rounds, minutes }: BattleCard): CardFacts => ({
  kind: lobbyText('system.battle'),
  weather: `${lobbyText(`hour.${hour}`)}, ${lobbyText(`weather.${weather}`)}`,
  length: lobbyText('length', { count: rounds, minutes }),
});
