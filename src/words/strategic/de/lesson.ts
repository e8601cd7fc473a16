import type { Translation } from '../../core/catalog';
import type { en } from '../en/lesson';

export const de: Translation<typeof en> = {
  'title.welcome': 'Die Alliierten unter eigenem Kommando',
  'text.welcome':
    'Korallenmeer, 7. Mai 1942. Lexington und ein Kreuzergeschwader stehen zwischen Port Moresby und einer Landungsflotte, die der leichte Träger Shoho deckt. Das ist eine ganze Operation von drei Zügen zu sechs Stunden, nach allen Regeln, gegen den Commander. Die Lektion lässt sich jederzeit verlassen: die Operation geht weiter.',
  'title.board': 'Eigene und feindliche Kräfte',
  'text.board':
    'Die eigenen Divisionen stehen auf der einen Seite, die feindlichen auf der anderen. Jede steht in einem Entfernungsfeld: nah, mittel, weit oder äußerst, danach, wie fern sie der Mitte ist. Zwei Divisionen sind so weit voneinander wie ihre Felder zusammen. Zu sehen ist jeder feindliche Spielstein, aber nur die Schiffe der gesichteten.',
  'title.track': 'Der Zug',
  'text.track':
    'Ein Zug hat acht Schritte: Suche, Jagdschutz, Angriffe, Sichtung, Annähern, Absetzen, Überwassergefecht, Ausbessern. Beide Seiten planen jeden Schritt verdeckt, aufgedeckt wird zugleich. Schritte, in denen nichts zu entscheiden ist, vergehen von selbst.',
  'title.decision': 'Was gefragt ist',
  'text.decision':
    'Dieser Satz sagt immer, was jetzt möglich ist. Was wie ST-7.2 aussieht, ist die Regel dahinter: ein Druck darauf schlägt sie auf.',
  'title.search': 'Suche aussenden',
  'text.search':
    'Die Cover Force hat noch niemand gesehen. Die Flying Fortress in Port Moresby oder die Schwimmerflugzeuge SOC der Kreuzer wählen und auf Suche schicken. Die Bomber der Lexington bleiben: wer sucht, kann in diesem Zug nicht angreifen.',
  'title.confirm': 'Bestätigen',
  'text.confirm':
    'Bis zum Bestätigen lässt sich alles ändern, danach nichts mehr. Jetzt die Suche bestätigen.',
  'title.patrol': 'Jäger über die eigenen Schiffe',
  'text.patrol':
    'Shoho hat einige Torpedobomber. Eine Staffel Wildcats wählen, dann die Task Force 17 (A1): sie schützen sie und stellen sich jedem Angriff dort. Eine Staffel bleibt als Geleit für den eigenen Angriff. Dann bestätigen.',
  'title.strike': 'Den Träger angreifen',
  'text.strike':
    'Die Main Force (X1) ist gesichtet und kann also angegriffen werden. Die Dauntless der Lexington wählen, alle mit einem Druck, dazu die Devastators und die übrigen Wildcats, und gegen X1 schicken. Jäger, die mitfliegen, sind das Geleit. Was zu erwarten ist, steht darunter.',
  'title.launch': 'Start',
  'text.launch':
    'Bestätigen, und sie sind in der Luft. Die Angriffe beider Seiten werden zugleich aufgedeckt.',
  'title.attack': 'Der Angriff',
  'text.attack':
    'Erst die Jäger: der Jagdschutz trifft auf das Geleit, dann was von ihm bleibt auf die Bomber. Bestätigen, und es wird gekämpft. Dann die Flak, dann greift jede Staffel ein Schiff an: Shoho, mit allem. Weiter, bis alle Angriffe geflogen sind.',
  'title.results': 'Was dabei herauskam',
  'text.results':
    'Die Ergebnisse bleiben hier stehen, bis sie weggelegt werden. Das Log erzählt jeden Angriff mit seinen Würfeln, und die Wiederholung zeigt ihn noch einmal.',
  'title.aim': 'Den Feind suchen',
  'text.aim':
    'Jeder Schritt, der sucht, hat einen Versuch. Jeder wird auf eine feindliche Division gerichtet: Schwimmerflugzeuge und schwere Bomber sichten bei 1 bis 3, andere bei 1 und 2. Gesucht wird die Cover Force (X3): wer gesichtet ist, kann im nächsten Zug aus der Luft und noch in diesem von Schiffen angegriffen werden.',
  'title.spot': 'Was sie finden',
  'text.spot': 'Bestätigen, und es wird gewürfelt.',
  'title.closing': 'Annähern oder Abstand halten',
  'text.closing':
    'Jede Division darf ein Feld näher kommen. Ein Träger ist weit weg sicherer; Kreuzer müssen zum Kämpfen nah sein, und die eigenen sind es. Bestätigen, wenn es entschieden ist.',
  'title.opening': 'Absetzen',
  'text.opening':
    'Gesichtete Feinde lassen sich abschütteln: ein Wurf von mindestens ihrer Geschwindigkeit wirft sie ein Feld zurück. Die Transporter sind langsam. Doch wer ferner ist, ist schwerer zu erreichen: nur von denen absetzen, die nicht bekämpft werden sollen. Dann bestätigen.',
  'title.surface': 'Feindberührung',
  'text.surface':
    'Die Support Group (A2) ist nah und darf jeden gesichteten Feind angreifen. Die Invasion Force (X2) hat einen kleinen Kreuzer, alte Zerstörer und die Transporter, um die es geht: angreifen oder passen.',
  'title.action': 'Das Gefecht',
  'text.action':
    'Ein Gefecht wird sofort entschieden, Schiff für Schiff oder als Schlacht ausgetragen. Fürs Erste das Kurzgefecht wählen und bestätigen; dann festlegen, ob die Schiffe näher gehen, halten oder abbrechen, und auf wen jedes feuert. Weiter, bis es vorbei ist.',
  'title.again': 'Der nächste Zug',
  'text.again':
    'Ein neuer Zug beginnt wie der letzte: Jagdschutz und Suche sind wieder befohlen, einmal Bestätigen genügt. Zu ändern ist nur, was anders werden soll.',
  'title.victory': 'Wie gewonnen wird',
  'text.victory':
    'Punkte gibt es für versenkte und beschädigte Schiffe, verlorene Flugzeuge und was das Szenario nennt: hier Shoho, und Transporter, die am Ende nah sind. Nach drei Zügen entscheidet das Verhältnis der Punkte.',
  'title.farewell': 'Freie Fahrt',
  'text.farewell':
    'Unter ? stehen alle Tasten, und ein Bot gibt jederzeit Rat. In den Operationen des Spiels für Fortgeschrittene, etwa im Korallenmeer, ziehen Divisionen und Staffeln über eine Karte, und Meldungen vom Feind können falsch sein. Gute Jagd.',
  'text.farewell.touch':
    'Ein Bot gibt jederzeit Rat. In den Operationen des Spiels für Fortgeschrittene, etwa im Korallenmeer, ziehen Divisionen und Staffeln über eine Karte, und Meldungen vom Feind können falsch sein. Gute Jagd.',

  'hint.setup':
    'Einige Divisionen dürfen in einem von mehreren Feldern beginnen, die anderen stehen fest.',
  'hint.search':
    'Staffeln wählen, alle eines Typs mit einem Druck, dann auf Suche schicken. Jeder Schritt, drei Flugzeuge, sucht später im Zug einmal nach einer feindlichen Division.',
  'hint.cap':
    'Jäger wählen, dann die Division oder den Stützpunkt, den sie schützen sollen. Sie stellen, wer dort angreift; ohne Jagdschutz trifft ein Angriff nur auf Flak.',
  'hint.strikePlan':
    'Bomber wählen, dann einen gesichteten Feind. Jäger, die mitfliegen, sind das Geleit. Was an Bord bleibt, tut in diesem Zug nichts.',
  'hint.strikes':
    'Angriffe fliegen nacheinander, die Seiten wechseln sich ab. Hier wird der nächste gewählt.',
  'hint.air':
    'Erst die Jäger, dann die Flak, dann Bomben und Torpedos. Für jede Staffel wird gewählt, wen sie angreift.',
  'hint.searchTargets':
    'Jeder Versuch sucht eine feindliche Division. Mehrere auf dasselbe Ziel finden es eher.',
  'hint.closing':
    'Beide Seiten werden zugleich bewegt. Annähern bringt Feinde in Reichweite von Flugzeugen und Geschützen, und umgekehrt. Nur nah kämpfen Schiffe.',
  'hint.opening':
    'Ein Würfel, der mindestens die Fahrt ihres langsamsten Schiffs zeigt, wirft einen gesichteten Feind ein Feld zurück. Am besten gelingt es gegen langsame Schiffe.',
  'hint.submarines':
    'Ein nahes U-Boot darf einen gesichteten Feind angreifen. Dafür kann es gejagt werden.',
  'hint.surface':
    'Nahe Divisionen dürfen jeden gesichteten Feind angreifen oder Land beschießen. Wer passt, ist für diesen Zug fertig.',
  'hint.intercept':
    'Nahe Divisionen können sich dazwischenstellen, jede bei 3 oder weniger. Sie sind danach gesichtet.',
  'hint.basicEnd':
    'Lecksicherung wird gewürfelt, und etwa die Hälfte der gesichteten Divisionen kommt außer Sicht. Was nicht zu retten ist, lässt sich selbst versenken.',
  'hint.combatPlan':
    'Eigene Einheiten stehen mit Gesichteten in einem Feld. Hier wird gesagt, wer angreift; die anderen verzichten.',
  'hint.movement':
    'Eine Division wählen, dann ein Feld: das legt ihren Kurs, auch über mehrere Züge. Ohne Befehl hält sie Kurs. Bewaffnete Staffeln starten jetzt: wählen, dann ein Feld.',
  'hint.arming':
    'Eine jetzt bewaffnete Staffel startet im nächsten Zug, ob sie soll oder nicht: nur bewaffnen, was fliegen soll.',
  'hint.recovery':
    'Staffeln über einem Träger oder Stützpunkt können landen. Am Ende ihrer Flugdauer müssen sie es.',
  'hint.advancedEnd':
    'Lecksicherung und Reparaturen werden gewürfelt. Was nicht zu retten ist, lässt sich selbst versenken.',
  'hint.action':
    'Das Kurzgefecht entscheidet mit wenigen Würfen; taktisch wird Schiff für Schiff gekämpft; die anderen haben ihre eigene Karte. Beide Seiten wählen verdeckt. Kurz weicht jeder anderen Wahl; unter zwei anderen entscheidet ein Würfel.',
  'hint.quick':
    'Beide Seiten zielen verdeckt und feuern gleichzeitig; dann wählen sie, ob sie sich nähern. Wenige Schusswechsel entscheiden das Gefecht.',
  'hint.placement':
    'Die Schiffe beginnen nahe dem markierten Feld, ohne Befehl in Kiellinie. Der Feind zeigt sich, wenn beide Seiten aufgestellt haben.',
  'hint.plot':
    'Beide Seiten legen ihre Kurse verdeckt fest und fahren gleichzeitig. Ein Schiff ohne Kurs läuft mit seiner Fahrt geradeaus.',
  'hint.targets':
    'Alles feuert gleichzeitig. Geschütze ohne Ziel feuern auf den nächsten Feind, den sie erreichen.',
};
