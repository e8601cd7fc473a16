import type { BattleCard } from '../../../../scenario/battle/resolve';
import { battleLobbyText } from '../../../../words/battle/texts/lobby';
import type { CardFacts } from '../../../table/system';

/** 'Battle', 'day, clear', 'up to 4 rounds, about 40 minutes'. */
export const battleFacts = ({ hour, weather, rounds, minutes }: BattleCard): CardFacts => ({
  kind: battleLobbyText('game'),
  weather: `${battleLobbyText(`hour.${hour}`)}, ${battleLobbyText(`weather.${weather}`)}`,
  length: battleLobbyText('length', { count: rounds, minutes }),
});
