import type { StrategicCard } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import type { CardFacts } from '../../../table/system';

/** 'Operation', 'basic game', 'clear', 'up to 8 six-hour turns'; days have weather and no hour. */
export const operationFacts = (card: StrategicCard): CardFacts => ({
  kind: strategicLobbyText('operation'),
  level: strategicLobbyText(`level.${card.level}`),
  weather: strategicLobbyText(card.hasPoorTurns ? 'weather.poorAtTimes' : 'weather.clear'),
  length: strategicLobbyText(`turns.${card.level}`, { count: card.turns }),
  difficulty: card.level === 'basic' ? 'medium' : 'hard',
});
