import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  'levelText.basic':
    'Grundspiel: Verbände stehen in Entfernungsfeldern, ein Zug dauert sechs Stunden: suchen, sichern, angreifen, annähern, kämpfen.',
  'levelText.advanced':
    'Für Fortgeschrittene: Verbände und Staffeln bewegen sich auf einer Karte mit 20-Meilen-Feldern, ein Zug dauert eine Stunde, und Meldungen vom Feind können falsch sein.',
  begin: 'Operation beginnen',
  scenarios: 'Operationen',
  scenariosText:
    'Flotten, Träger, U-Boote und Stützpunkte über Stunden und Tage: suchen, angreifen, herangehen. Auf Entfernungsbändern oder auf einer Seekarte.',
  'weather.poorAtTimes': 'zeitweise schlechtes Wetter',
  operation: 'Operation',
  'level.basic': 'Grundspiel',
  'level.advanced': 'Spiel für Fortgeschrittene',
  'turns.basic_one': 'ein Zug von sechs Stunden',
  'turns.basic_other': 'bis zu {{count}} Züge von sechs Stunden',
  'turns.advanced_one': 'ein Zug von einer Stunde',
  'turns.advanced_other': 'bis zu {{count}} Züge von einer Stunde',
  'option.nearAttacks': 'Überwasserangriffe nur aus der Nähe',
  'optionText.nearAttacks':
    'Eine Division auf Nah darf nur Feinde auf Nah oder Mittel angreifen, nicht in jedem Feld.',
  'option.twoQuietTurns': 'Zwei ruhige Züge beenden das Spiel',
  'optionText.twoQuietTurns':
    'Die ursprüngliche Regel. Ohne sie geht es weiter, bis {{count}} Züge lang niemand gesichtet wurde.',
  airGroup: 'Flugzeuge',
  'weather.clear': 'klar',
  book: 'Operationen',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'Nach einem Zug gewinnt das bessere Verhältnis der Punkte: für versenkte und beschädigte Schiffe, verlorene Flugzeuge und die Ziele darunter.',
  'brief.wins_other':
    'Nach höchstens {{count}} Zügen gewinnt das bessere Verhältnis der Punkte: für versenkte und beschädigte Schiffe, verlorene Flugzeuge und die Ziele darunter.',
  'brief.turn.basic':
    'Ein Zug dauert sechs Stunden und hat acht Schritte, von beiden Seiten verdeckt geplant: Suche, Jagdschutz, Angriffe, Sichtung, Annähern, Absetzen, Überwassergefecht, Ausbessern.',
  'brief.turn.advanced':
    'Ein Zug dauert eine Stunde und wird von beiden Seiten verdeckt geplant: kämpfen, wo der Feind getroffen wurde, Schiffe und Flugzeuge über die Karte führen, bewaffnen, landen, ausbessern; Meldungen vom Feind können falsch sein.',
  'force.aircraft_one': '{{count}} Flugzeug',
  'force.aircraft_other': '{{count}} Flugzeuge',
  'force.bases_one': '{{count}} Stützpunkt',
  'force.bases_other': '{{count}} Stützpunkte',
  'lesson.title': 'Die erste Operation',
  'lesson.text':
    'Im Spiel lernen: Shoho, 1942, ein Träger und einige Kreuzer gegen eine Landungsflotte. Ein Zug wird Schritt für Schritt erklärt, etwa zehn Minuten.',
  'lesson.begin': 'Operationslektion',
  'lesson.again': 'Noch einmal die Operationslektion: Shoho',
};
