import type { Translation } from '../../core/catalog';
import type { en } from '../en/screen';

export const de: Translation<typeof en> = {
  track: 'Ablauf',
  turn: 'Zug {{turn}}',
  turnOf: 'Zug {{turn}} von {{of}}',
  when: '{{date}}, {{hour}}:00',
  day: 'Tag',
  night: 'Nacht',
  place: 'Zug {{turn}} von {{of}}: {{phase}}',
  'phase.setup': 'Aufstellung',
  'phase.airOperations': 'Flugpläne',
  'phase.strike': 'Angriffe',
  'phase.damageControl': 'Schadensabwehr',
  'phase.plotting': 'Kurse',
  'phase.movement': 'Bewegung',
  'phase.search': 'Suche',
  'phase.gunfire': 'Geschützfeuer',
  'phase.cardDraw': 'Karten',
  'phase.turnRecord': 'Ende des Zuges',
  panel: 'Befehle und Kräfte',
  'tab.forces': 'Kräfte',
  confirm: 'Bestätigen',
  askBefore: 'Nachfragen, bevor ein leerer Plan bestätigt wird',
  standingOrders: 'Jagdschutz, Suche und Kurse des letzten Zuges wiederholen',
  sorting: 'Schiffe auf Verbände verteilen',
  'group.board': 'Karte',
  'group.air': 'Flugzeuge',
  nextOwn: 'nächster eigener Verband',
  lastOwn: 'voriger eigener Verband',
  nextEnemy: 'nächster gesichteter Gegner',
  clear: 'Auswahl aufheben',
  'task.ready': 'Bereit',
  'task.cap': 'Jagdschutz',
  'task.search': 'Suche',
  'task.strike': 'Angriff',
  'task.standDown': 'Zurücknehmen',
  idleTitle: 'So bestätigen?',
  'idle.picked':
    'Flugzeuge sind gewählt und haben noch keine Aufgabe. Versiegelte Pläne lassen sich nicht ändern.',
  'idle.air':
    'Kein Flugzeug schützt, sucht oder greift an. Versiegelte Pläne lassen sich nicht ändern.',
  waiting: 'Warten auf {{who}}.',
  waitingSealed: 'Die Befehle sind versiegelt. Warten auf {{who}}.',
  'ask.setup':
    '{{who}}: verdeckt Schiffe auf Verbände verteilen und Scheinverbände setzen. Was bleibt, steht wie im Szenario.',
  'ask.airPlans':
    '{{who}}: verdeckt Jagdschutz, Suche und Angriffe dieses Zuges planen. Was im Hangar bleibt, ruht.',
  'ask.flyOff':
    '{{who}}: Der Gegner kommt überraschend. Bereite Angriffe starten, oder an Deck behalten und dort gefährden?',
  'ask.alarm':
    '{{who}}: Ein Angriff fliegt an. Bereite Jäger als Alarmstart aufsteigen lassen, oder weiter.',
  'ask.intercept':
    '{{who}}: den eigenen Jagdschutz auf Formationen des Gegners oder auf sein Geleit ansetzen.',
  'ask.aim':
    '{{who}}: die Ziele dieser Formation wählen. Was übrig bleibt, greift das größte Ziel an.',
  'ask.damageControl':
    '{{who}}: Reparaturen an Stützpunkten wählen und versenken, was nicht zu retten ist.',
  'ask.grouping': '{{who}}: Schiffe für die nächste Bewegung auf Verbände verteilen, oder weiter.',
  'ask.plots':
    '{{who}}: verdeckt die Kurse der Verbände festlegen. Wer keinen hat, bleibt, wo er ist.',
  'ask.dummies':
    '{{who}}: Die eigenen Marken bewegen sich jetzt. Scheinverbände dazwischen bewegen, dann bestätigen.',
  'ask.answers':
    '{{who}}: Der Gegner sucht nahe eigenen Schiffen. Festlegen, was ihm gemeldet wird; sonst entscheiden Würfel.',
  'ask.wishes':
    '{{who}}: Gegner sind in Schussweite. Verdeckt wählen, wer angreift oder beschießt.',
  'ask.fight':
    '{{who}}: die Schiffe wählen, die in dieser Runde kämpfen, oder aussetzen, oder abbrechen.',
  'ask.shots':
    '{{who}}: verdeckt Ziele verteilen. Ohne Befehl feuern die Schiffe auf das wahrscheinlichste.',
  'ask.cards': '{{who}}: Jetzt lässt sich eine Ereigniskarte spielen, oder weiter.',
  'ask.exposure':
    '{{who}}: Ein U-Boot steht zwischen den eigenen Schiffen. Die zwei nennen, die ihm im Weg liegen.',
  'ask.straggler': '{{who}}: Ein Flugzeug kommt nicht zurück. Wählen, welches.',
  'ask.discards': '{{who}}: mehr als sechs Karten auf der Hand. Auf sechs ablegen.',
  of: '{{what}} von {{home}}',
  taskForce: 'TF {{number}}',
  dummyForce: 'TF {{number}} (Schein)',
  unspotted: 'eine ungesichtete Marke',
  ships: 'Schiffe',
  fate: 'Schicksal',
  factorsLost: 'Verlorene Flugzeugfaktoren',
  shipLost: 'Ein Schiff geht verloren',
  byPoints: 'Nach Punkten.',
  byResigning: 'Die andere Seite hat aufgegeben.',
};
