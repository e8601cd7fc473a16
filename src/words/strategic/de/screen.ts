import type { Translation } from '../../core/catalog';
import type { en } from '../en/screen';

export const de: Translation<typeof en> = {
  division: 'Division {{id}}',
  squadronOf: '{{squadron}} ({{home}})',
  flight: 'Schwarm {{id}}',
  flightOf: '{{steps}} × {{aircraft}}',
  track: 'Ablauf',
  setUp: 'Aufstellung',
  turn: 'Zug {{turn}}',
  turnOf: 'Zug {{turn}} von {{of}}',
  when: '{{date}}, {{hour}}:00',
  day: 'Tag',
  night: 'Nacht',
  isOver: 'Das Spiel ist vorbei',
  place: 'Zug {{turn}} von {{of}}: {{step}}',
  'step.search': 'Suche',
  'step.cap': 'Jagdschutz',
  'step.strikes': 'Luftangriffe',
  'step.resolution': 'Sichtung',
  'step.closing': 'Annähern',
  'step.opening': 'Absetzen',
  'step.surface': 'Seegefecht',
  'step.end': 'Zugende',
  'step.spotting': 'Sichtung',
  'step.combat': 'Kampf',
  'step.movement': 'Bewegung',
  'step.arming': 'Bewaffnen',
  'step.recovery': 'Landen',
  'step.air': 'Luftangriff',
  'step.action.choose': 'Seegefecht',
  'step.action.quick': 'Kurzgefecht',
  'step.action.tactical': 'taktisches Gefecht',
  'step.action.battle': 'Schlacht',
  'step.action.ended': 'Seegefecht',
  panel: 'Befehle und Kräfte',
  'tab.forces': 'Kräfte',
  confirm: 'Bestätigen',
  pass: 'Passen',
  nextOwn: 'nächste eigene Division',
  lastOwn: 'die Division davor',
  nextEnemy: 'nächste feindliche Division',
  fromCounter: 'von Spielstein zu Spielstein, wenn einer angewählt ist',
  takeTarget: 'den gewählten Spielstein zum Ziel machen',
  clear: 'alles loslassen',
  send: 'die gewählten Staffeln schicken (zum gewählten Spielstein)',
  bestTargets: 'beste Ziele im Luftangriff',
  allReady: 'alle bereiten Staffeln wählen',
  'group.board': 'Karte',
  'group.air': 'Flugzeuge',
  askBefore: 'Fragen, bevor ein leerer Schritt bestätigt wird',
  idleTitle: 'Ohne Befehle bestätigen?',
  standingOrders: 'Jagdschutz und Suche des letzten Zuges wiederholen',
  unsentTitle: 'Ohne sie bestätigen?',
  unsentText_one: '{{squadrons}} ist ausgewählt, aber nirgendwohin geschickt.',
  unsentText_other: '{{squadrons}} sind ausgewählt, aber nirgendwohin geschickt.',
  'idle.search':
    'Flugzeuge stehen bereit, und keines soll suchen. Bestätigtes lässt sich nicht zurücknehmen.',
  'idle.cap':
    'Flugzeuge stehen bereit, und keines fliegt Jagdschutz. Bestätigtes lässt sich nicht zurücknehmen.',
  'idle.strike':
    'Flugzeuge könnten angreifen, und keines ist geschickt. Bestätigtes lässt sich nicht zurücknehmen.',
  'idle.attempts_one':
    'Der Suchversuch nennt kein Ziel und findet nichts. Bestätigtes lässt sich nicht zurücknehmen.',
  'idle.attempts_other':
    'Keiner der {{count}} Suchversuche nennt ein Ziel: Sie finden nichts. Bestätigtes lässt sich nicht zurücknehmen.',
  sinks: '{{ship}} sinkt',
  waiting: '{{who}} ist am Zug; bitte warten.',
  waitingSealed: 'Die Befehle sind versiegelt. {{who}} plant noch; bitte warten.',
  waitingBoth: 'Beide Seiten planen.',
  'ask.setup': '{{who}}: Divisionen aufstellen, die ihren Anfang wählen dürfen, dann bestätigen.',
  'ask.search':
    '{{who}}: Staffeln auf Suche schicken. Sie fliegen in diesem Zug weder Jagdschutz noch Angriff.',
  'ask.cap':
    '{{who}}: Jäger als Jagdschutz über eigene Divisionen und Stützpunkte schicken.',
  'ask.strikePlan':
    '{{who}}: gesichtete Feinde in Reichweite angreifen und Jäger als Geleit mitschicken.',
  'ask.strikes': '{{who}}: den Angriff nennen, der als nächster geflogen wird.',
  'ask.searchTargets':
    '{{who}}: für jeden Suchversuch ein Ziel nennen, bisher {{named}} von {{of}}. Mehrere dürfen dasselbe suchen.',
  'ask.noAttempts': '{{who}}: in diesem Zug sucht niemand; bestätigen.',
  'ask.closing':
    '{{who}}: Divisionen um ein Entfernungsfeld annähern, oder bleiben.',
  'ask.opening':
    '{{who}}: sich von gesichteten Feinden absetzen, oder bleiben.',
  'ask.submarines': '{{who}}: U-Boote auf Nah verdeckt gegen gesichtete Feinde schicken.',
  'ask.surface':
    '{{who}}: mit Divisionen auf Nah einen gesichteten Feind angreifen, Land beschießen oder passen.',
  'ask.intercept':
    '{{who}}: Divisionen auf Nah nennen, die sich dazwischenstellen; jede braucht 3 oder weniger.',
  'ask.fighting': '{{who}}: Das Gefecht läuft.',
  'ask.basicEnd':
    '{{who}}: Was nicht zu retten ist, selbst versenken, oder den Zug beenden.',
  'ask.combatPlan': '{{who}}: verdeckt nennen, welche Einheiten Gesichtetes angreifen.',
  'ask.combats': '{{who}}: die Kämpfe dieses Zuges.',
  'ask.movement': '{{who}}: Divisionen und Staffeln verdeckt bewegen, Flugzeuge starten.',
  'ask.arming': '{{who}}: Staffeln verdeckt bewaffnen.',
  'ask.recovery': '{{who}}: Staffeln verdeckt landen.',
  'ask.advancedEnd': '{{who}}: Der Zug endet.',
  'air.first':
    '{{who}}: für jeden Schwarm nennen, wen er angreift. Der Jagdschutz kämpft zuerst gegen das Geleit.',
  'air.second':
    '{{who}}: für jeden Schwarm nennen, wen er angreift. Was vom Jagdschutz bleibt, stellt die Angreifer.',
  'air.breakOff':
    '{{who}}: Schwärme umkehren lassen, die nicht weiter sollen, oder mit allen weiterfliegen.',
  'air.attack':
    '{{who}}: ein Ziel für die nächste Staffel wählen; zuerst schießt die Flak auf sie.',
  'action.choose': '{{who}}: verdeckt wählen, wie dieses Gefecht entschieden wird.',
  'action.postures': '{{who}}: annähern, halten oder ablaufen? Beide wählen verdeckt.',
  'action.targets':
    '{{who}}: jedem Schiff verdeckt ein Ziel geben; ohne Ziel feuert es auf das nächstliegende.',
  'action.battle': '{{who}}: Dieses Gefecht wird als Schlacht ausgefochten.',
  'action.tactical': '{{who}}: Befehle für das taktische Gefecht geben.',
  'degree.decisive': 'Ein entscheidender Sieg nach dem Verhältnis der Punkte.',
  'degree.substantial': 'Ein klarer Sieg nach dem Verhältnis der Punkte.',
  'degree.moderate': 'Ein mäßiger Sieg nach dem Verhältnis der Punkte.',
  'degree.slight': 'Ein knapper Sieg nach dem Verhältnis der Punkte.',
  byPoints: 'Nach dem Verhältnis der Punkte.',
  ships: 'Schiffe',
  fate: 'Verbleib',
  stepsLost: 'Verlorene Flugzeugschritte',
};
