import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/lesson';

export const de: Translation<typeof en> = {
  lesson: 'Lektion',
  step: 'Lektion, {{number}} von {{of}}',
  nextStep: 'Nächster Schritt der Lektion',
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  waitsForDeed: 'Geht weiter, wenn es getan ist',
  waitsForTime: 'Geht weiter, wenn das Gefecht so weit ist',
  finish: 'Weiterkämpfen',
  leave: 'Lektion verlassen',
  waitingTitle: 'Gleich',
  waiting:
    'Als Nächstes kommt „{{title}}“. Die Lektion wartet, bis das Gefecht so weit ist: einfach weiterspielen.',

  'title.welcome': 'Der australische Kreuzer',
  'text.welcome':
    'Nördlich von Kreta, 19. Juli 1940. Sydney, ein Zerstörer bei ihr und vier weitere in einem zweiten Stapel jagen zwei italienische Kreuzer, die sie weit weg glaubten. Es ist ein ganzes Gefecht nach allen Regeln, gegen den Kommandanten. Die Lektion lässt sich jederzeit verlassen, das Gefecht geht weiter.',
  'title.chart': 'Die Seekarte',
  'text.chart':
    'Ein Hexfeld misst rund 4000 Yards. Ziehen verschiebt die Karte, Mausrad oder zwei Finger bringen sie näher. Jede Marke ist ein Schiff, nach seinen Plänen gezeichnet, darunter Typ und Fahrt; was zusammen läuft, bildet einen Stapel und fächert sich unter dem Zeiger oder beim Antippen auf.',
  'title.track': 'Die Runde',
  'text.track':
    'Eine Runde hat 22 Impulse: fünf Blöcke, in denen erst die eine Seite fährt, dann die andere, dann beide die Geschütze und zuletzt die Torpedos einsetzen; am Ende wird repariert. Der helle Impuls ist der jetzige. Im ersten Block fahren nur die schnellsten Schiffe, Fahrt 2+, im letzten alle.',
  'title.decision': 'Was gefragt ist',
  'text.decision':
    'Dieser Satz sagt immer, wer am Zug ist, was gefragt ist und warum. Was wie BT-5.1 aussieht, ist der Abschnitt der Regeln dazu: ein Druck darauf zeigt ihn.',
  'title.move': 'Heran an den Feind',
  'text.move':
    'Sydneys Stapel ist gewählt; die markierten Felder darf er befahren. Eines wählen, das näher an die Italiener führt: mit dem Zeiger, dem Feld in der Leiste oder den Tasten rund um S. Ihre 15,2-cm-Geschütze zählen als Mittelartillerie und reichen vier Felder weit.',
  'text.move.touch':
    'Sydneys Stapel ist gewählt; die markierten Felder darf er befahren. Eines antippen, das näher an die Italiener führt, auf der Karte oder auf dem Feld in der Leiste. Ihre 15,2-cm-Geschütze zählen als Mittelartillerie und reichen vier Felder weit.',
  'title.undo': 'Noch ist nichts endgültig',
  'text.undo':
    'Auch die Zerstörer ziehen oder stehen lassen. Alles lässt sich zurücknehmen, bis gewürfelt oder etwas aufgedeckt wird. Danach den Zug beenden.',
  'title.aim': 'Zielen',
  'text.aim':
    'Beide Seiten sagen jetzt verdeckt ihr Feuer an. In der Leiste eine Batterie öffnen und ihr Ziel wählen, oder das beste Feuer ganz vorschlagen lassen. Ein lahmgeschossener Kreuzer kommt nicht mehr fort.',
  'title.odds': 'Vor dem Versiegeln',
  'text.odds':
    'Die Karte zeigt, was die ganze Ansage verspricht: wie wahrscheinlich jede Zahl von Treffern ist, was sie zerstören, die Aussicht auf ein Wrack und auf eine Versenkung. Gerechnet wird mit den Würfeln, die fallen werden, einem je Artilleriefaktor. Eine 6 trifft; Sydney, für ihr Schießen bekannt, trifft auch mit einer 5.',
  'title.seal': 'Feuer',
  'text.seal':
    'Die Befehle versiegeln. Dann wird das Feuer beider Seiten aufgedeckt und zugleich abgehandelt: Wer in diesem Impuls sinkt, hat noch gefeuert.',
  'title.log': 'Was geschah',
  'text.log':
    'Das Logbuch nennt jeden Schuss. Zeigen hebt Schiffe und Felder hervor; geöffnet zeigt eine Zeile die Würfel, die Zuschläge, die Zeile der Tabelle und den Abschnitt der Regeln.',
  'text.log.touch':
    'Das Logbuch nennt jeden Schuss. Eine Zeile antippen: Schiffe und Felder leuchten auf der Karte auf, dazu die Würfel, die Zuschläge, die Zeile der Tabelle und der Abschnitt der Regeln.',
  'title.torpedoes': 'Torpedos',
  'text.torpedoes':
    'Ein Schiff schießt seine Torpedos einmal im Gefecht, alle auf ein Ziel; nur Japans Long Lance lässt sich nachladen. Je näher, desto besser treffen sie. Jetzt schießen oder für ein Ziel aufheben, das nicht mehr fortkommt: dann ohne Ansage versiegeln.',
  'title.block': 'Der nächste Block',
  'text.block':
    'Jetzt fahren auch Schiffe mit Fahrt 2, die Italiener darunter: Sie laufen in vier von fünf Blöcken, und Schiffe mit 2+ holen in jeder Runde ein Feld auf.',
  'title.whyNot': 'Warum nicht?',
  'text.whyNot':
    'Hat der Stapel sich bewegt, ihn noch einmal in ein Nachbarfeld schicken. Das Spiel lehnt nie nur ab: Es sagt, warum, und wo es steht.',
  'title.overlays': 'Was wohin reicht',
  'text.overlays':
    'Diese Schalter legen etwas über die Karte: Sichtweite, Reichweiten der Geschütze, Sichtlinien, wo ein Stapel am Ende der Runde sein kann und wer ihn dort beschießen könnte. Zum Beispiel die Reichweiten.',
  'title.sheet': 'Schiffsblätter',
  'text.sheet':
    'Ein Blatt hat Reihen von Kästchen: Geschütze, Torpedos, Rumpf. Treffer streichen Kästchen, schraffierte sind gepanzert. Ist der halbe Rumpf dahin, wird ein Schiff langsamer, mit dem letzten Kästchen sinkt es.',
  'title.victory': 'Wie gewonnen wird',
  'text.victory':
    'Punkte gibt es für versenkte und zu Wracks geschossene Schiffe, hier für Italien auch für Kreuzer, die entkommen. Nach drei Runden, oder wenn eine Seite fort ist oder abbricht, gewinnt die höhere Zahl, wenn sie um ein Zehntel höher ist.',
  'title.farewell': 'Das Kommando ist übergeben',
  'text.farewell':
    'Alle Tasten stehen unter „?“. Nach dem Gefecht zeigt die Wiederholung es noch einmal mit den versiegelten Befehlen beider Seiten, und der Bericht zählt Treffer, Verluste und das Würfelglück. Gute Jagd.',
  'text.farewell.touch':
    'Nach dem Gefecht zeigt die Wiederholung es noch einmal mit den versiegelten Befehlen beider Seiten, und der Bericht zählt Treffer, Verluste und das Würfelglück. Gute Jagd.',
};
