import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  kind: 'Trägeroperation',
  book: 'Sea Wings',
  scenarios: 'Trägeroperationen',
  scenariosText:
    'Träger und Stützpunkte auf einer Seekarte, in Zügen von vier Stunden: Flugdecks, Suche, Angriffe und Scheinverbände.',
  begin: 'Operation beginnen',
  levelText:
    'Träger, Stützpunkte und ihre Flugzeuge auf einer Karte aus 24-Meilen-Feldern, in Zügen von vier Stunden: suchen, angreifen, abwehren und sich hinter Scheinverbänden verbergen.',
  turns_one: 'ein Zug von vier Stunden',
  turns_other: 'bis zu {{count}} Züge von vier Stunden',
  'option.searchAndStrike': 'Suche und Angriff',
  'optionText.searchAndStrike':
    'Angriffe dürfen auf ungesichtete Marker fliegen: Sie suchen ihr Ziel selbst und können es verfehlen.',
  'option.fuel': 'Brennstoff',
  'optionText.fuel':
    'Verbände, die hohe Fahrt laufen, können knapp an Brennstoff und langsamer werden.',
  'option.lastMessage': 'Letzter Funkspruch',
  'optionText.lastMessage': 'Ein abgeschossener Aufklärer kann seine Meldung noch absetzen.',
  fixed: 'Vom Szenario festgelegt.',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'Nach einem Zug gewinnt, wer mehr Punkte hat: für versenkte und schwer beschädigte Schiffe, für Flugzeuge und die Ziele unten.',
  'brief.wins_other':
    'Nach {{count}} Zügen gewinnt, wer mehr Punkte hat: für versenkte und schwer beschädigte Schiffe, für Flugzeuge und die Ziele unten.',
  'brief.turn':
    'Ein Zug dauert vier Stunden: Flugzeuge verdeckt einteilen, Angriffe fliegen, Feuer bekämpfen, Kurse absetzen, ziehen, suchen und schießen, wo Flotten sich treffen.',
  airGroups: 'Flugzeuge',
  bases: 'Stützpunkte',
  'force.factors_one': '{{count}} Flugzeugfaktor',
  'force.factors_other': '{{count}} Flugzeugfaktoren',
  'force.bases_one': '{{count}} Stützpunkt',
  'force.bases_other': '{{count}} Stützpunkte',
  'lesson.title': 'Die erste Trägeroperation',
  'lesson.text':
    'Eine Suche, ein Jagdschutz, ein Kurs und ein Angriff vor Midway, beim Spielen erklärt.',
  'lesson.begin': 'Trägerlektion',
  'lesson.again': 'Die Trägerlektion noch einmal: Midway',
  airGroup: 'Flugzeuge',
};
