import type { Translation } from '../../core/catalog';
import type { en } from '../en/places';

export const de: Translation<typeof en> = {
  over: 'Das Spiel ist vorbei',
  setup: 'Aufstellung',
  day: 'Zug {{turn}}, Tag: {{step}}',
  night: 'Zug {{turn}}, Nacht: {{step}}',
  'step.airPlans': 'Flugbetrieb',
  'step.flyOff': 'Angriffe, Überraschung',
  'step.launchCut': 'Angriffe, Start',
  'step.arrival': 'Angriffe, anderes Ziel',
  'step.alarm': 'Angriffe, Alarmstart',
  'step.intercept': 'Angriffe, Jagdschutz',
  'step.escorts': 'Angriffe, Begleitschutz',
  'step.aim': 'Angriffe, Ziele',
  'step.flak': 'Angriffe, Flak',
  'step.damageControl': 'Schadensabwehr',
  'step.grouping': 'Verbände',
  'step.plots': 'Kurse',
  'step.dummies': 'Bewegung, Scheinverbände',
  'step.answers': 'Suche',
  'step.wishes': 'Artillerie, Gefechte',
  'step.ways': 'Artillerie, Art der Entscheidung',
  'step.battle': 'Artillerie, Gefecht',
  'step.fight': 'Artillerie, Schiffe',
  'step.shots': 'Artillerie, Ziele',
  'step.cards': 'Karten',
  'step.exposure': 'Bewegung, Unterseeboot',
  'step.straggler': 'Suche, auf See verschollen',
  'step.discards': 'Karten',
  'phase.setup': 'Aufstellung',
  'phase.airOperations': 'Flugbetrieb',
  'phase.strike': 'Angriffe',
  'phase.damageControl': 'Schadensabwehr',
  'phase.plotting': 'Kurse',
  'phase.movement': 'Bewegung',
  'phase.search': 'Suche',
  'phase.gunfire': 'Artillerie',
  'phase.cardDraw': 'Karten',
  'phase.turnRecord': 'Zugende',
  'question.setup': 'Die Streitkräfte in Verbände teilen und Scheinverbände dazwischen setzen.',
  'question.airPlans':
    'Jeder Formation ihre Aufgabe für diesen Zug geben: Suche, Angriff, Jagdschutz, Bereitschaft oder Überführung.',
  'question.flyOff':
    'Mit Angriffen an Deck überrascht: {{homes}}. Jetzt abfliegen lassen oder an Bord behalten?',
  'question.launchCut':
    'Träger sind getroffen. Was bleibt zurück, wenn ein Deck nicht mehr alles starten kann?',
  'question.arrival':
    'Ein Angriff trifft gleich ein: weiterfliegen oder ein anderes Ziel angreifen?',
  'question.alarm.fighters':
    'Ein Angriff kommt auf {{target}} zu: Jäger aufsteigen lassen, Flakformation bilden?',
  'question.alarm.formation':
    'Ein Angriff kommt auf {{target}} zu, und kein Jäger ist startbereit: Flakformation ändern oder weitergehen.',
  'question.alarm.base':
    'Ein Angriff kommt auf {{target}} zu: Jäger aus der Bereitschaft aufsteigen lassen?',
  'question.escorts': 'Welchen Jagdschutz soll der Begleitschutz angreifen?',
  'question.aim': 'Welche Schiffe soll {{formation}} angreifen?',
  'question.flak': '{{formation}} greift mehrere Schiffe an: Auf wen feuert welches Schiff?',
  'question.grouping':
    'Sollen Verbände in einem Feld sich teilen oder vereinen, und wo landen heimatlose Flugzeuge?',
  'question.plots': 'Wohin laufen die Verbände? Ohne Kurs bleiben sie liegen.',
  'question.dummies': 'Wohin ziehen die Scheinverbände, und sollen neue dazukommen?',
  'question.answers': 'Feindliche Flugzeuge über {{taskForces}}: Was sollen sie melden?',
  'question.wishes':
    'Welche Verbände sollen einen Feind im selben oder nächsten Feld stellen, welche Schiffe eine Küste beschießen?',
  'question.ways':
    'Dieses Gefecht sofort entscheiden oder Schiff für Schiff ausfechten. Die Wahl ist geheim; sind beide verschieden, entscheiden Würfel.',
  'question.battle': 'Dieses Gefecht wird Schiff für Schiff ausgefochten.',
  'question.fight': 'Welche Schiffe sollen kämpfen? Mit keinem wird das Gefecht abgebrochen.',
  'question.shots': 'Auf welche Schiffe soll gefeuert werden?',
  'question.cards.turn': 'Der Zug beginnt: eine Karte spielen?',
  'question.cards.interception':
    'Der Jagdschutz ist eingeteilt: Begleitschutz einteilen oder eine Karte spielen, bevor er angreift?',
  'question.cards.flak':
    '{{formation}} kommt in die Flak: Flakfeuer verteilen oder eine Karte spielen?',
  'question.cards.attack':
    '{{formation}} ist durch die Flak: eine Karte spielen, bevor sie angreift?',
  'question.cards.movement': 'Alle sind gezogen: eine Karte spielen?',
  'question.cards.submarine': 'Ein Unterseeboot sucht einen Verband: eine Karte spielen?',
  'question.cards.searches': 'Die Suchen sind vorbei: eine Karte spielen?',
  'question.exposure':
    'Ein Unterseeboot hat einen Verband gefunden: Welche zwei Schiffe kann es angreifen?',
  'question.straggler': 'Ein suchender Faktor kehrt nicht zurück: welcher?',
  'question.discards': 'Zu viele Karten auf der Hand: Welche werden abgelegt?',
  'question.over': 'Das Spiel ist vorbei.',
  'question.intercept.incoming':
    'Ein Angriff ist über {{target}}. Wählen, was der Jagdschutz angreift, bevor die Bomben fallen.',
  'question.intercept.withdrawing':
    'Der Angriff dreht von {{target}} ab. Wählen, was der Jagdschutz jetzt angreift.',
  'question.damageControl.repair': 'Wählen, was die beschädigten Stützpunkte zuerst reparieren.',
  'question.damageControl.scuttle':
    'Schwer beschädigte Schiffe selbst versenken oder zu retten suchen.',
  'question.damageControl.none': 'Schäden werden bekämpft.',
};
