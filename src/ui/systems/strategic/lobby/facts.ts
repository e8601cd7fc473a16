import type { StrategicCard } from '../../../../scenario/strategic/resolve';
import { lobbyText } from '../../../i18n/lobby';
import type { CardFacts } from '../../../table/system';

/** 'Operation, basic game', 'clear', 'up to 8 turns of six hours, about 60 minutes'; days have weather and no hour. */
export const operationFacts = (card: StrategicCard): CardFacts => ({
  kind: lobbyText(`level.${card.level}`),
  weather: lobbyText(card.hasPoorTurns ? 'weather.poorAtTimes' : 'weather.clear'),
  length: lobbyText(`turns.${card.level}`, { count: card.turns, minutes: card.minutes }),
});
