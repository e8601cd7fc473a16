import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/firstBattle';

export const de: Translation<typeof en> = {
  title: 'Das erste Gefecht',
  text: 'Im Spiel lernen: Kap Spada, 1940, ein Kreuzer und fünf Zerstörer gegen zwei Kreuzer. Die Lektion dauert wenige Minuten, das Gefecht geht danach weiter.',
  begin: 'Lektion beginnen',
  again: 'Noch einmal mit der Lektion: Kap Spada',
};
