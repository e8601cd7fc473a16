import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  kind: 'Artilleriegefecht',
  book: 'Seekrieg',
  scenarios: 'Artilleriegefechte',
  scenariosText:
    'In allen Einzelheiten, in Zügen von zwei Minuten: Feuerleitung, jede Granate gegen ihre Panzerplatte, Feuer und Wassereinbruch.',
  begin: 'Gefecht beginnen',
  levelText:
    'Einzelne Schiffe auf Feldern von 500 Yards, in Zügen von zwei Minuten: geheim steuern, Granaten laden, nach Prozenten feuern und jeden Treffer durch Gürtel, Deck oder Turm bis zu dem verfolgen, was er zerstört.',
  'light.day': 'Tag',
  'light.morning-twilight': 'Morgendämmerung',
  'light.evening-twilight': 'Abenddämmerung',
  'light.night': 'Nacht',
  'sight.denseFog': 'dichter Nebel',
  'sight.thickFog': 'starker Nebel',
  'sight.moderateFog': 'mäßiger Nebel',
  'sight.lightFog': 'leichter Nebel',
  'sight.thinFog': 'dünner Nebel',
  'sight.haze': 'diesig',
  'sight.lightHaze': 'leicht diesig',
  'sight.clear': 'klar',
  'sight.veryClear': 'sehr klar',
  'sight.exceptional': 'außergewöhnlich klar',
  weather: '{{light}}, {{sight}}, Seegang {{force}}',
  rolled: 'Wetter wird zu Beginn gewürfelt',
  turns_one: 'ein Zug von zwei Minuten',
  turns_other: 'höchstens {{count}} Züge von zwei Minuten',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'Nach einem Zug entscheiden Punkte, je nachdem, wozu jede Seite ausgeschickt wurde.',
  'brief.wins_other':
    'Nach {{count}} Zügen entscheiden Punkte, je nachdem, wozu jede Seite ausgeschickt wurde; liegen sie um weniger als ein Zehntel auseinander, ist es unentschieden.',
  'brief.turn':
    'Ein Zug sind zwei Minuten: Beide planen geheim ihre Kurse, die Schiffe fahren zugleich, beide planen ihr Feuer, dann kommen Granaten und Torpedos zugleich an.',
  guns: '{{count}} × {{bore}} Zoll',
  ship: '{{guns}}, Gürtel {{belt}} Zoll, Deck {{deck}} Zoll, {{knots}} kn, {{dp}} Punkte',
  unarmed: '{{knots}} kn, {{dp}} Punkte',
  enters: 'trifft in Zug {{turn}} ein',
  'lesson.title': 'Das erste Artillerieduell',
  'lesson.text':
    'Bismarck und Prinz Eugen gegen Hood und Prince of Wales: Kurse, Salven, Panzer und was dahinter zerbricht, beim Spielen erklärt.',
  'lesson.begin': 'Panzerlektion',
  'lesson.again': 'Die Panzerlektion noch einmal: die Dänemarkstraße',
};
