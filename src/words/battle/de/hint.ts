import type { Translation } from '../../core/catalog';
import type { en } from '../en/hint';

export const de: Translation<typeof en> = {
  chooseDoe: '{{force}} von {{side}} her hereinführen',
  placeStack: '{{stack}} bei {{hex}} aufstellen',
  enter: '{{stack}} bei {{hex}} hereinführen',
  shift: 'Verschieben: {{displacement}}',
  moveStack: '{{stack}} {{direction}} nach {{hex}} ziehen',
  moveOff: '{{stack}} {{direction}} von der Karte führen',
  'leave.yes': '{{stack}} das Gefecht verlassen lassen',
  'leave.no': '{{stack}} im Gefecht halten',
  stay: '{{stack}} nicht bewegen',
  combine: 'Vereinigen: {{stacks}}',
  divide: '{{stack}} teilen: {{groups}}',
  separate: 'Von {{stack}} trennen: {{groups}}',
  tow: '{{towed}} von {{tower}} in Schlepp nehmen lassen',
  castOff: '{{tower}} den Schlepp loswerfen lassen',
  scuttle: '{{ship}} selbst versenken',
  declare: '{{ship}}, {{weapon}}: Feuer auf {{target}}',
  withdraw: '{{ship}}, {{weapon}}: Feuer halten',
  'tryRepair.yes': 'Reparatur von {{ship}} versuchen',
  'tryRepair.no': '{{ship}} nicht zu reparieren versuchen',
  'tryRefloat.yes': '{{ship}} freizubekommen versuchen',
  'tryRefloat.no': '{{ship}} nicht freizubekommen versuchen',
  'breakOff.yes': 'Für den Abbruch stimmen',
  'breakOff.no': 'Für die Fortsetzung stimmen',
  done: 'Nichts weiter; die Befehle schließen',
};
