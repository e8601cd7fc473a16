import type { Translation } from '../../core/catalog';
import type { en } from '../en/lesson';

export const de: Translation<typeof en> = {
  'title.welcome': 'Drei Kreuzer gegen einen',
  'text.welcome':
    'Vor dem Rio de la Plata, 13. Dezember 1939. Ajax und Achilles haben 15,2-cm-Geschütze, Exeter 20,3-cm; die Graf Spee hat sechs von 28 cm. Ihr Feuer muss sich teilen, der Abstand muss schrumpfen. Dies ist das ganze Gefecht mit allen Regeln; die Lektion lässt sich jederzeit verlassen.',
  'title.chart': 'Die See',
  'text.chart':
    'Ein Feld misst 1.000 Yards. Schiffe sind von oben gezeichnet, Bug voraus, mit ihrer Fahrt daneben. Die Karte lässt sich ziehen und zoomen.',
  'title.track': 'Ein Zug ist sechs Minuten',
  'text.track':
    'Initiative, dann fahren die Schiffe, dann handeln sie, dann werden Brände bekämpft und Schäden behoben. Verbände beider Seiten fahren abwechselnd, einzelne Schiffe schießen abwechselnd.',
  'title.sheet': 'Das Datenblatt',
  'text.sheet':
    'Jedes Schiff hat eines. Kästchen sind Struktur und Schwimmfähigkeit; die Marke steht bei einem Drittel: Dann gilt ein Schiff als schwer beschädigt, und die Besatzung wird geprüft. Zeichen zeigen, wohin jeder Turm wirkt, Platten sind so dick wie der Panzer. Ajax auswählen, um ihres zu sehen.',
  'title.initiative': 'Wer anfängt',
  'text.initiative':
    'Wer die Initiative gewinnt, wählt. Als Zweiter fahren heißt wissen, wohin der Gegner geht; als Erster handeln heißt vor ihm schießen.',
  'title.move': 'Die Erste Division',
  'text.move':
    'Für Ajax und Achilles ist ein guter Kurs vorgeschlagen, mit einem Schatten am Ende. Ein anderes Feld wählen, in dem Ajax enden soll, oder ihre Fahrt einstellen: Achilles folgt im Kielwasser. Ihre 15,2-cm-Geschütze wollen nah heran. Dann den Verband bewegen.',
  'text.move.touch':
    'Für Ajax und Achilles ist ein guter Kurs vorgeschlagen, mit einem Schatten am Ende. Ein anderes Feld antippen, in dem Ajax enden soll, oder ihre Fahrt einstellen: Achilles folgt im Kielwasser. Ihre 15,2-cm-Geschütze wollen nah heran. Dann den Verband bewegen.',
  'title.exeter': 'Exeter allein',
  'text.exeter':
    'Exeter ist ein eigener Verband. Auf der anderen Seite der Graf Spee zwingt sie diese zur Wahl. Mit der Breitseite zum Gegner wirken mehr Geschütze.',
  'title.fire': 'Feuer frei',
  'text.fire':
    'Schiffe handeln nacheinander, eigene und feindliche im Wechsel. Das beste Feuer ist schon vorgeschlagen. Eine Batterie braucht eine Zahl auf einem zwanzigseitigen Würfel; alles, was zählt, steht da, jede Zeile mit ihrer Regel.',
  'title.odds': 'Bevor der Würfel fällt',
  'text.odds':
    'Eine Salve, die trifft, kostet Struktur und würfelt auf den Tafeln für kritische Treffer; zehn über dem Nötigen überwältigt und wirkt doppelt. Panzer kann den Rest aufhalten. Eine Zeile öffnen, um die Aussichten zu sehen.',
  'title.log': 'Was geschah',
  'text.log':
    'Das Logbuch erzählt von jeder Salve mit ihren Würfeln. Vom Gegner ist zu sehen, was ein Ausguck sähe: Brände, und wie mitgenommen er aussieht.',
  'title.damage': 'Schäden auf dem Blatt',
  'text.damage':
    'Die Kacheln zeigen jedes Schiff auf einen Blick: was von S und F übrig ist, Brände, verlorene Türme. Was beim Gegner schraffiert ist, ist nicht bekannt.',
  'title.end': 'Das Ende des Zuges',
  'text.end':
    'Brände brennen, Mannschaften löschen. Lecksicherungstrupps können Maschinen, Ruder oder Strom instand setzen, aber nicht im Zug des Treffers. Bestätigen; beide Seiten tun es verdeckt.',
  'title.torpedoes': 'Torpedos',
  'text.torpedoes':
    'Ist die Graf Spee auf zehn Felder heran, kann ein fahrendes Schiff Torpedos loslassen. Sie treffen am Ende seiner Handlung, wo immer das Ziel dann ist.',
  'title.victory': 'Wie gewonnen wird',
  'text.victory':
    'Punkte zählen: für versenkte und schwer beschädigte Schiffe, und hier dafür, die Graf Spee zu vertreiben oder zu zerschießen. Doppelt so viele wie der Gegner sind ein entscheidender Sieg.',
  'title.farewell': 'Weiter im Gefecht',
  'text.farewell':
    'Ein Bot gibt jederzeit Rat, und ? zeigt die Tasten. Nach dem Gefecht sagt der Bericht, was den Ausschlag gab. Gute Jagd.',
  'text.farewell.touch':
    'Ein Bot gibt jederzeit Rat. Nach dem Gefecht sagt der Bericht, was den Ausschlag gab. Gute Jagd.',
  'hint.initiative':
    'Wer als Zweiter fährt, weiß, wohin der Gegner ging; wer als Erster handelt, schießt vor ihm. Die Wahl gilt auch für die nächsten Züge.',
  'hint.mines':
    'Minenfelder werden verdeckt gelegt. Schiffe beider Seiten können darin auf Minen laufen.',
  'hint.submarines':
    'U-Boote handeln vor allen Schiffen. Getaucht sieht sie niemand, bis sie angreifen oder geortet werden.',
  'hint.ships':
    'Verbände fahren abwechselnd. Vor jeder Drehung läuft ein Schiff einige Felder geradeaus. Torpedos werden während der Fahrt angesagt, Nebel während der Fahrt gelegt.',
  'hint.aircraft':
    'Träger, Stützpunkte und Staffeln sind abwechselnd an der Reihe: starten, fliegen, landen. Fertige Flugzeuge mit Bomben zuerst.',
  'hint.interception':
    'Eigene Flugzeuge können diese unterwegs stellen. Wenn sie durchstoßen, kommen sie vielleicht trotzdem an.',
  'hint.spotting':
    'Ein Marker birgt einen Verband oder nichts. Wer aufgeklärt ist, muss seine Schiffe zeigen und kann beschossen werden.',
  'hint.airCombat':
    'Jäger stellen Bomber oder deren Geleit. Wer an seinem Gegner vorbeischlüpft, kann dabei beschossen werden.',
  'hint.activations':
    'Ein Schiff handelt, dann eines des Gegners. Zuerst schießt besser, wer bald getroffen werden könnte: Schaden wirkt sofort.',
  'hint.flak':
    'Leichte Waffen schießen, bevor die Flugzeuge angreifen. Ein Faktor, der geschossen hat, ist für diesen Zug verbraucht.',
  'hint.end':
    'Schäden dieses Zuges lassen sich noch nicht beheben. Leere Rohre lädt nach, wer in Ruhe war. Beide Seiten bestätigen verdeckt.',
};
