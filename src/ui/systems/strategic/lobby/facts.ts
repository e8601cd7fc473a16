import type { StrategicCard } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import type { CardFacts } from '../../../table/system';

/** 'Operation, basic game', 'clear', 'up to 8 turns of six hours, about 60 minutes'; days have weather and no hour. */
export const operationFacts = (card: StrategicCard): CardFacts => ({
  kind: strategicLobbyText(`level.${card.level}`),
  weather: strategicLobbyText(card.hasPoorTurns ? 'weather.poorAtTimes' : 'weather.clear'),
  length: strategicLobbyText(`turns.${card.level}`, { count: card.turns, minutes: card.minutes }),
  difficulty: card.level === 'basic' ? 'medium' : 'hard',
});
