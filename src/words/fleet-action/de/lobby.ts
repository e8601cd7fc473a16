import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  kind: 'Taktisches Gefecht',
  book: 'Fleet Action',
  scenarios: 'Taktische Gefechte',
  scenariosText:
    'Schiff für Schiff in Zügen von sechs Minuten: Fahrt und Kurs, Panzerung, kritische Treffer und die Nerven der Besatzungen.',
  begin: 'Gefecht beginnen',
  levelText:
    'Einzelne Schiffe auf Feldern von 1.000 Yards, in Zügen von sechs Minuten: Fahrt und Kurs absetzen, aufklären, mit zwanzigseitigen Würfeln durch echte Panzerung schießen, Torpedos loslassen, die Mannschaft bei der Stange halten.',
  'light.day': 'Tag',
  'light.night': 'Nacht',
  weather: '{{light}}, Sicht {{yards}} Yards',
  blind: '{{light}}, keine Sicht',
  turns_one: 'ein Zug von sechs Minuten',
  turns_other: 'bis zu {{count}} Züge von sechs Minuten',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'Nach einem Zug entscheiden Punkte: für versenkte, schwer beschädigte und vertriebene Schiffe und für die Ziele unten.',
  'brief.wins_other':
    'Nach {{count}} Zügen entscheiden Punkte: für versenkte, schwer beschädigte und vertriebene Schiffe und für die Ziele unten. Doppelt so viele wie der Gegner sind ein entscheidender Sieg.',
  'brief.turn':
    'Ein Zug dauert sechs Minuten: Verbände fahren nacheinander und sagen Torpedos an, dann schießen die Schiffe reihum, bekämpfen Brände und reparieren.',
  'force.markers_one': '{{count}} Kontaktmarker, der Schiffe verbirgt oder leer ist',
  'force.markers_other': '{{count}} Kontaktmarker, die Schiffe verbergen oder leer sind',
  'force.aircraft_one': '{{count}} Flugzeug',
  'force.aircraft_other': '{{count}} Flugzeuge',
  guns: '{{count}} × {{gun}}',
  ship: '{{guns}}, {{knots}} kn, Struktur {{structure}}, Schwimmfähigkeit {{flotation}}',
  boat: '{{knots}} kn, Druckkörper {{hull}}, Torpedorohre {{bow}} + {{stern}}',
  unarmed: '{{knots}} kn, Struktur {{structure}}, Schwimmfähigkeit {{flotation}}',
  enters: 'kommt in Zug {{turn}}',
  hidden: 'unter einem Kontaktmarker',
  commandValue: 'Führung {{value}}',
  air: 'Flugzeuge',
  submarines: 'U-Boote',
  stand: '{{count}} {{aircraft}}',
  vessels: '{{count}} Boote',
  'lesson.title': 'Das erste taktische Gefecht',
  'lesson.text':
    'Drei Kreuzer gegen die Graf Spee: Kurse, Salven, Lecksicherung, beim Spielen erklärt.',
  'lesson.begin': 'Artillerielektion',
  'lesson.again': 'Die Artillerielektion noch einmal: Rio de la Plata',
};
