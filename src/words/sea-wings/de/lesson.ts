import type { Translation } from '../../core/catalog';
import type { en } from '../en/lesson';

export const de: Translation<typeof en> = {
  'title.welcome': 'Wer zuerst findet',
  'text.welcome':
    'Zwei Flotten suchen einander auf einer See, die kein Auge überblickt. Wer den anderen zuerst findet und mit allem zuschlägt, gewinnt meistens.',
  'title.setup': 'Aufstellung',
  'text.setup': 'Die Schiffe sind schon auf Verbände verteilt. Alles so lassen und bestätigen.',
  'title.chart': 'Die Karte',
  'text.chart':
    'Eigene Verbände sind die Schilder mit Schiffen. Die Rauten mit Fragezeichen sind gegnerische Marken: Schiffe oder Scheinverbände. Zu sehen ist, wo sie liegen, nicht was sie sind.',
  'title.decks': 'Die Flugdecks',
  'text.decks':
    'Jeder Träger und jeder Stützpunkt hat eine Tafel mit Kästchen. Was im Hangar steht, bekommt in jedem Zug eine Aufgabe; jede Zahl zählt Faktoren zu sechs Flugzeugen.',
  'title.search': 'Eine Suche',
  'text.search':
    'Sturzbomber oder Seeaufklärer aus einem Hangar nehmen und Suche (3) drücken. Den Sektor mit einem Klick auf die Karte zum Gegner drehen, dann die Suche planen.',
  'text.search.touch':
    'Sturzbomber oder Seeaufklärer in einem Hangar antippen, dann Suche. Auf der Karte antippen, wohin sie sehen sollen, dann die Suche planen.',
  'title.patrol': 'Ein Jagdschutz',
  'text.patrol':
    'Jäger nehmen und Jagdschutz (2) drücken: Sie decken den eigenen Verband. Der Knopf Üblicher Plan macht all das auf einmal.',
  'title.confirm': 'Versiegeln',
  'text.confirm':
    'Die Pläne bestätigen. Beide Seiten planen verdeckt, und alles geschieht zugleich. Ab dem nächsten Zug wiederholen sich Jagdschutz und Suche automatisch.',
  'title.plot': 'Kurse',
  'text.plot':
    'Einen Verband wählen, dann eines der grünen Felder. Eine Flotte, die Flugzeuge gestartet hat, ist langsamer. Bestätigen, wenn alle ihren Kurs haben.',
  'title.dummies': 'Scheinverbände',
  'text.dummies':
    'Jetzt bewegen sich die Marken. Scheinverbände gehen mit, damit der Gegner nicht weiß, was was ist. Bestätigen.',
  'title.found': 'Gefunden!',
  'text.found':
    'Eine Marke mit Nummer ist gesichtet: Ihre Meldung sagt, was gesehen wurde. Ausgewählt zeigt sie alles, was von ihr bekannt ist.',
  'title.strike': 'Ein Angriff',
  'text.strike':
    'Unter Angriff das Ziel wählen, Bomber und ein Geleit von Jägern zuteilen und die Aussichten ansehen, bevor er geplant wird. Beladene Flugzeuge an Deck brennen gut, also zuerst zuschlagen.',
  'title.farewell': 'Alles Weitere',
  'text.farewell':
    'Angriffe werden Schritt für Schritt erzählt und lassen sich überspringen. Ein Bot gibt jederzeit Rat, und ? zeigt die Tasten. Gute Jagd.',
  'hint.setup':
    'Die Verbände stehen, wo sie historisch standen. Teilen und Scheinverbände sind möglich; Bestätigen genügt.',
  'hint.airPlans':
    'Der übliche Plan gibt Jägern und Aufklärern ihre Aufgabe. Wer sucht oder schützt, kann im selben Zug nicht angreifen. Angriffe gehen auf gesichtete Gegner und auf Stützpunkte.',
  'hint.flyOff':
    'Beladene Flugzeuge an Bord brennen, wenn ein Träger getroffen wird. Gestartet greifen sie wie geplant an.',
  'hint.alarm': 'Nur startbereite Jäger des angegriffenen Verbands können aufsteigen.',
  'hint.intercept':
    'Würfel haben gezeigt, wie viel Jagdschutz in Stellung ist. Jäger begegnen den Bombern einmal vor dem Angriff und einmal auf dem Heimweg.',
  'hint.aim':
    'Mehrere Faktoren auf ein Schiff halten es eher auf; verteilt treffen sie vielleicht mehrere. Was frei bleibt, geht zuerst auf die Träger.',
  'hint.damageControl':
    'Danach zeigen Würfel für jeden Treffer, ob er behoben wird, bleibt oder sich ausweitet.',
  'hint.grouping': 'Verbände in einem Feld können sich vereinen, und jeder kann geteilt werden.',
  'hint.plots':
    'Einen Verband wählen, dann eines der markierten Felder. Kurse des letzten Zugs gehen von selbst weiter.',
  'hint.dummies':
    'Ein Scheinverband ist eine Marke ohne Schiffe. Der Gegner kann ihn erst durch Suche von einem Verband unterscheiden.',
  'hint.answers':
    'Vorab wird festgelegt, was gegnerische Aufklärer melden, wenn sie fündig werden.',
  'hint.wishes':
    'Schiffe in Reichweite der Geschütze können ein Gefecht suchen. Die Tabelle zeigt, was es beide im Mittel kostet.',
  'hint.ways':
    'Sofort heißt einige Würfelrunden hier. Als Seeschlacht wird Schiff für Schiff gekämpft; die Verluste kommen zurück.',
  'hint.fight': 'Die Initiative entscheidet, wer in dieser Runde kämpft. Niemand heißt Abbruch.',
  'hint.shots': 'Bestätigen feuert wie üblich.',
  'hint.cards':
    'Karten ändern einen Augenblick des Spiels. Karten behalten beendet diese Fragen für den Zug.',
  'hint.discards': 'Höchstens sechs Karten bleiben auf der Hand.',
};
