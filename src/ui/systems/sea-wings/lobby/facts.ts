import type { SeaWingsCard } from '../../../../scenario/sea-wings/card';
import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';
import type { CardFacts } from '../../../table/system';

/** 'Carrier operation', 'up to 16 four-hour turns'. */
export const wingsFacts = (card: SeaWingsCard): CardFacts => ({
  kind: wingsLobbyText('kind'),
  length: wingsLobbyText('turns', { count: card.turns }),
  difficulty: 'hard',
});
