import type { Translation } from '../../core/catalog';
import type { en } from '../en/places';

export const de: Translation<typeof en> = {
  over: 'Das Gefecht ist vorbei',
  turn: 'Zug {{turn}}: {{step}}',
  'step.orders': 'Befehle',
  'step.firePlot': 'Feuerplan',
  'step.air': 'Luft',
  'step.damageControl': 'Schadensabwehr',
  'question.orders': 'Fahrt, Drehungen und Granaten befehlen, dann bestätigen.',
  'question.firePlot': 'Geschütze und Torpedos planen, dann bestätigen.',
  'question.air': 'Entscheiden, wie dem Luftangriff zu begegnen ist.',
  'question.damageControl': 'Punkte der Schadensabwehr einsetzen, dann bestätigen.',
  'question.over': 'Das Gefecht ist vorbei.',
  'question.waiting': 'Bestätigt. Die andere Seite überlegt noch.',

  'step.search': 'Suchkarte',
  'step.contact': 'Feindberührung',
  'question.search': 'Verbände und Aufklärung planen, dann bestätigen.',
  'question.contact':
    'Verbände sind sich begegnet. Gefasste Gegner angreifen, beschatten oder meiden, dann bestätigen.',
};
