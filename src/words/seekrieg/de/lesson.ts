import type { Translation } from '../../core/catalog';
import type { en } from '../en/lesson';

export const de: Translation<typeof en> = {
  'title.welcome': 'Zwei gegen zwei, auf dreizehn Meilen',
  'text.welcome':
    'Westlich von Island, 24. Mai 1941. Zwei große Schiffe kommen aus Südosten. Bismarck hat acht Geschütze von 38 cm und die beste Feuerleitung auf See. Durchbrechen und heil bleiben: darauf kommt es hier an. Dies ist das ganze Gefecht mit allen Regeln; die Lektion lässt sich jederzeit verlassen.',
  'title.chart': 'Die See',
  'text.chart':
    'Ein Feld sind 500 Yards, ein Zug zwei Minuten: Mit 30 Knoten fährt ein Schiff etwa vier Felder. Schiffe sind von oben gezeichnet, den Bug voran, daneben Fahrt und Höchstfahrt. Ziehen verschiebt die Karte, das Mausrad oder zwei Finger vergrößern sie.',
  'title.track': 'Ein Zug fragt zweimal',
  'text.track':
    'Zuerst die Befehle: Kurse, Rauch, Granaten. Alle Schiffe fahren zugleich. Dann der Feuerplan: Geschütze und Torpedos. Beide Seiten entscheiden geheim, und was nicht geändert wird, geschieht wie vorgeschlagen.',
  'title.pick': 'Ein Schiff wählen',
  'text.pick':
    'Bismarck auf der Karte oder in der Tafel wählen: unter ihren Befehlen liegt ihr Datenblatt mit Schadenspunkten, Geschützen und Panzer. Die Knöpfe auf der Karte zeigen, wohin und wie weit ihre Geschütze reichen, was sie sieht, und wo der Gegner als Nächstes sein kann.',
  'title.move': 'Steuern',
  'text.move':
    'Auf der See wählen, wohin die Linie fahren soll, oder das Schattenbild ziehen; die getönten Felder sind in diesem Zug zu erreichen. Das Führungsschiff steuert, die anderen halten Position. Mit der Breitseite zum Gegner tragen alle Türme, mit dem Bug die Hälfte. Dann die Kurse versiegeln.',
  'text.move.touch':
    'Auf die See tippen, wohin die Linie fahren soll; die getönten Felder sind in diesem Zug zu erreichen. Das Führungsschiff steuert, die anderen halten Position. Mit der Breitseite zum Gegner tragen alle Türme, mit dem Bug die Hälfte. Dann die Kurse versiegeln.',
  'title.fire': 'Feuer eröffnen',
  'text.fire':
    'Die besten Ziele sind schon geplant, und die Granaten dafür geladen. Jede Salve hat ihre Aussicht, und jeder Teil davon steht mit seiner Klausel da. Ein anderes Ziel gilt, sobald ein Gegner gewählt wird; oder den Plan versiegeln, wie er ist.',
  'title.log': 'Was geschah',
  'text.log':
    'Das Protokoll erzählt von jeder Salve mit ihren Würfeln. Ein Treffer findet eine Stelle: Gürtel, Deck, Turm. Geht er durch den Panzer, detoniert er innen, und die Tafel der kritischen Schäden sagt, was zerbricht. Vom Gegner ist zu erfahren, was ein Ausguck sehen kann.',
  'title.runOn': 'Weiterlaufen',
  'text.runOn':
    'Sind die Kurse gut, können die Züge laufen: Alles geschieht wie vorgeschlagen, bis ein Schiff schwer getroffen wird, ein Gegner in Sicht kommt oder Torpedos laufen. Jetzt versuchen: Taste R, oder der Knopf in der Tafel.',
  'text.runOn.touch':
    'Sind die Kurse gut, können die Züge laufen: Alles geschieht wie vorgeschlagen, bis ein Schiff schwer getroffen wird, ein Gegner in Sicht kommt oder Torpedos laufen. Jetzt mit dem Knopf in der Tafel versuchen.',
  'title.victory': 'Wie man siegt',
  'text.victory':
    'Punkte gibt es für das, wozu jede Seite ausgeschickt wurde. Hier zählen sie, wenn Hood und Prince of Wales sinken oder lahm werden, und wenn Bismarck mit wenig Schaden davonkommt.',
  'title.farewell': 'Weiter im Gefecht',
  'text.farewell':
    'Ein Bot gibt jederzeit Rat, und ? zeigt die Tasten. Nach dem Gefecht zeigt der Bericht, was entschied. Gute Jagd.',
  'text.farewell.touch':
    'Ein Bot gibt jederzeit Rat. Nach dem Gefecht zeigt der Bericht, was entschied. Gute Jagd.',
  'hint.orders':
    'Fahrt gilt, bis sie geändert wird; Drehungen gelten für einen Zug. Wer ein Feld der See wählt, steuert dorthin; oder die Züge laufen lassen, bis etwas zu entscheiden ist.',
  'hint.firePlot':
    'Geschütze bleiben an ihrem letzten Ziel oder nehmen das beste. Torpedos werden nur auf Befehl geschossen. Das Feuer beider Seiten fällt zugleich am Ende des Zuges.',
  'hint.search':
    'Jedes Deck tut nur eines auf einmal. Was vorgeschlagen ist, kostet einen Druck; ein Flug ohne Befehle wartet und verbraucht Treibstoff.',
  'hint.air':
    'Ein Angriff wird in Schritten entschieden: wer ihm begegnet, wer abbricht, was angegriffen wird.',
  'hint.damageControl':
    'Punkte gehen zuerst an Brände, dann an Schäden. Was nicht geändert wird, geschieht nach dieser Regel.',
};
