import type { Translation } from '../../core/catalog';
import type { en } from '../en/decision';

export const de: Translation<typeof en> = {
  overDraw: 'Das Gefecht ist vorbei: unentschieden.',
  overWon: 'Das Gefecht ist vorbei. Sieger: {{winner}}.',
  'waiting.directions': '{{who}} wählt eine Richtung; bitte warten.',
  'waiting.placement': '{{who}} stellt einen Stapel auf; bitte warten.',
  'waiting.shift': '{{who}} rückt auf Sichtweite; bitte warten.',
  'waiting.movement': '{{who}} bewegt sich; bitte warten.',
  'waiting.gunnery': '{{who}} sagt verdeckt Feuer an; bitte warten.',
  'waiting.torpedoes': '{{who}} sagt verdeckt Torpedos an; bitte warten.',
  'waiting.repair': '{{who}} nennt die Schiffe zum Instandsetzen; bitte warten.',
  'waiting.breakOff': '{{who}} stimmt verdeckt ab; bitte warten.',
  directions:
    '{{who}}: Richtung wählen, aus der {{force}} einläuft; zur Wahl steht, was das Szenario erlaubt.',
  shift:
    '{{who}}: eigene Stapel so verschieben, dass der nächste Gegner auf Sichtweite steht ({{range}}).',
  repair:
    '{{who}}: Schiffe nennen, die wieder Fahrt aufnehmen oder freikommen sollen; jedes würfelt und braucht eine 6.',
  breakOff:
    '{{who}}: verdeckt über den Abbruch abstimmen; sind die Seiten uneins, entscheiden Würfel.',
  place:
    '{{who}}: {{what}} auf ein markiertes Feld der eigenen Richtung stellen; {{rest}} (die Seiten wechseln sich ab).',
  toPlace_zero: 'nichts mehr aufzustellen',
  toPlace_one: 'noch ein Stapel',
  toPlace_other: 'noch {{count}} Stapel',
  moreToPlace_one: 'danach noch ein Stapel',
  moreToPlace_other: 'danach noch {{count}} Stapel',
  lastToPlace: 'der letzte eigene Stapel',
  mayLeave:
    '{{who}}: {{stack}} am Rand: endgültig ablaufen, oder bleiben und den Zug verbraucht haben.',
  enter: '{{who}}: {{stacks}} über ein markiertes Feld auf die Karte bringen.',
  allActed: '{{who}}: Alle Stapel haben gehandelt; zurücknehmen oder die Bewegung abschließen.',
  moveOne_one: '{{who}}: {{stack}} kann ein Feld laufen oder bleiben; {{speeds}}.',
  moveOne_other: '{{who}}: {{stack}} können ein Feld laufen oder bleiben; {{speeds}}.',
  moveMany: '{{who}}: {{count}} Stapel können je ein Feld laufen oder bleiben; {{speeds}}.',
  'speeds.all': 'in diesem Impuls bewegen sich alle Fahrtstufen',
  'speeds.allTows': 'in diesem Impuls bewegen sich alle Fahrtstufen und Schleppzüge',
  'speeds.one': 'in diesem Impuls bewegt sich nur Fahrtstufe {{speed}}',
  'speeds.oneTows': 'in diesem Impuls bewegen sich nur Fahrtstufe {{speed}} und Schleppzüge',
  'speeds.some': 'in diesem Impuls bewegen sich die Fahrtstufen {{speeds}}',
  'speeds.someTows': 'in diesem Impuls bewegen sich die Fahrtstufen {{speeds}} und Schleppzüge',
  guns: '{{who}}: verdeckt Ziele für die Artillerie ansagen; {{rest}}.',
  torpedoes: '{{who}}: verdeckt Torpedos ansagen, die jedes Schiff nur einmal hat; {{rest}}.',
  nothingInRange: 'nichts ist in Reichweite',
  allAimed: 'alle haben ein Ziel, jetzt versiegeln',
  holding_one: 'eine von {{of}} Batterien hat noch kein Ziel',
  holding_other: '{{count}} von {{of}} Batterien haben noch kein Ziel',
  'note.unplaced': 'aufzustellen',
  'note.waiting': 'wartet außerhalb',
  'note.moved': 'bewegt',
  'note.stayed': 'geblieben',
  'note.divided': 'geteilt',
  'note.combined': 'vereinigt',
  'note.made-fast': 'festgemacht',
  'note.entered': 'eingelaufen',
  'note.surprised': 'überrascht',
  'note.mayMove': 'kann sich bewegen',
  surprised_one: 'Überrascht: {{forces}} bewegt sich nicht und feuert nicht vor Impuls {{until}}.',
  surprised_other:
    'Überrascht: {{forces}} bewegen sich nicht und feuern nicht vor Impuls {{until}}.',
};
