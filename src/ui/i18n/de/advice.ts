import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/advice';

export const de: Translation<typeof en> = {
  advice: 'Rat',
  ask: 'Um Rat fragen:',
  askFor: 'Um Rat fragen: {{bot}}',
  group: 'Rat',
  thinking: 'Denkt nach …',
  failed: 'Es kam kein Rat. Noch einmal fragen.',
  plan_one: 'Und danach noch 1 Befehl',
  plan_other: 'Und danach noch {{count}} Befehle',
  doIt: 'So ausführen',
  doAll_one: 'So ausführen',
  doAll_other: 'Alle {{count}} ausführen',
  drop: 'Weglegen',
};
