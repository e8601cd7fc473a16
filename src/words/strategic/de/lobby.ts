import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  'levelText.basic':
    'Grundspiel: Verbände stehen in Entfernungsfeldern, ein Zug dauert sechs Stunden: suchen, sichern, angreifen, annähern, kämpfen.',
  'levelText.advanced':
    'Für Fortgeschrittene: Verbände und Staffeln bewegen sich auf einer Karte mit 20-Meilen-Feldern, ein Zug dauert eine Stunde, und Meldungen vom Feind können falsch sein.',
  begin: 'Operation beginnen',
  scenarios: 'Operationen',
  'weather.poorAtTimes': 'zeitweise schlechtes Wetter',
  'level.basic': 'Operation, Grundspiel',
  'level.advanced': 'Operation, Spiel für Fortgeschrittene',
  'turns.basic_one': 'ein Zug von sechs Stunden, etwa {{minutes}} Minuten',
  'turns.basic_other': 'bis zu {{count}} Züge von sechs Stunden, etwa {{minutes}} Minuten',
  'turns.advanced_one': 'ein Zug von einer Stunde, etwa {{minutes}} Minuten',
  'turns.advanced_other': 'bis zu {{count}} Züge von einer Stunde, etwa {{minutes}} Minuten',
  airGroup: 'Flugzeuge',
  groundForces: 'Stützpunkte',
  'weather.clear': 'klar',
  book: 'Operationen',
};
