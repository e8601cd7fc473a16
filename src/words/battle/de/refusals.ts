import type { Translation } from '../../core/catalog';
import type { en } from '../en/refusals';

export const de: Translation<typeof en> = {
  'not-now.step': '{{deed}}: nur {{step}}.',
  'surprised.move': '{{ship}} ist überrascht und bewegt sich noch nicht.',
  aground: '{{ship}} sitzt fest: Der ganze Stapel bewegt sich nicht.',
  'dead-in-water': '{{ship}} liegt bewegungslos: zurücklassen oder in Schlepp nehmen.',
  'steering-hit': '{{ship}} ist in diesem Impuls nicht steuerbar: zurücklassen oder abwarten.',
  'tow-moves-once': 'Ein Stapel mit einem Schleppzug bewegt sich nur in den Impulsen {{impulses}}.',
  'too-slow':
    '{{ship}} läuft Fahrt {{speed}} und bewegt sich ab Block {{first}} der Runde; jetzt ist Block {{block}}.',
  'already-acted': '{{stack}} hat in diesem Impuls schon gehandelt.',
  'not-on-board.stack': '{{stack}} steht nicht auf der Karte.',
  unloading: 'Schiffe, die Ladung löschen, bewegen sich in der 1. Runde nicht.',
  'not-a-shift':
    'Das Verschieben muss das nächste Paar auf kürzestem Weg auf genau {{range}} Felder bringen.',
  'stack-too-large.apart':
    'Sie würden in einem Stapel {{count}} zählen, mehr als {{most}}: in mehreren Stapeln lösen.',
  'hex-full.apart': 'Das Feld hielte dann {{count}}, mehr als {{most}}.',
  'not-a-separation': 'Ein Lösen nennt Schiffe desselben Stapels, jedes einmal ({{stack}}).',
  'nobody-stays': 'Mindestens ein Schiff bleibt im Stapel.',
  'no-right-to-separate':
    'Kein Recht, sich zu lösen: Weder der halbe Rumpf noch die Hälfte der schwersten Geschütze ist verloren ({{ships}}).',
  'tow-torn': 'Schlepper und Geschleppter verlassen einen Stapel gemeinsam; erst loswerfen.',
  'none-moves.apart':
    'Weder die sich lösenden Schiffe noch der Rest können sich in diesem Impuls bewegen.',
  'not-to-be-towed':
    '{{ship}} lässt sich nicht schleppen: Geschleppt wird nur, was bewegungslos liegt und nicht festsitzt.',
  'cannot-tow':
    '{{ship}} kann nicht schleppen: Das Schiff liegt selbst bewegungslos oder sitzt fest.',
  'already-in-tow': '{{ship}} gehört schon zu einem Schleppzug.',
  'wrong-type': 'Ein Schiff vom Typ {{tower}} schleppt keines vom Typ {{towed}}.',
  'surprised.tow': '{{ship}} ist überrascht und macht noch keine Schleppverbindung fest.',
  'too-slow.tow':
    '{{ship}} bewegt sich in diesem Impuls nicht und macht daher keine Schleppverbindung fest.',
  'not-in-one-hex.tow': 'Schlepper und Geschleppter müssen im selben Feld stehen.',
  'no-tow': '{{ship}} hat kein Schiff im Schlepp.',
  'not-now.castOff':
    'Losgeworfen wird in eigenen Bewegungsimpulsen, in Impuls 22 oder vor der ersten Feueransage eines Impulses.',
  'not-now.vote': 'Über den Abbruch wird am Ende von Impuls 22 abgestimmt.',
  'already-voted': 'Die Stimme ist schon abgegeben.',
  'not-now.close': 'Jetzt gibt es nichts Eigenes abzuschließen.',
  'must-enter': '{{stack}} wartet außerhalb der Karte und muss jetzt einlaufen.',
  'already-placed': '{{stack}} ist schon aufgestellt.',
  'stack-too-large.place': '{{stack}} zählt {{count}}, mehr als 12: bitte teilen.',
  'not-an-entry-hex.place':
    '{{stack}} kann dort nicht stehen: nur auf markierten Feldern der eigenen Richtung, auf denen noch Platz ist.',
  'too-few-stacks': 'Zum Vereinigen gehören mindestens zwei verschiedene Stapel.',
  'not-in-one-hex': 'Nur Stapel im selben Feld vereinigen sich.',
  'already-acted.combine': '{{stack}} hat sich in diesem Impuls schon bewegt, geteilt oder gelöst.',
  'none-moves': 'Keiner dieser Stapel hat eine Fahrtstufe, die sich in diesem Impuls bewegt.',
  'stack-too-large': 'Zusammen würden sie {{count}} zählen, mehr als {{most}}.',
  'already-placed.combine':
    'In der Aufstellung werden nur Stapel vereinigt, die noch nicht stehen.',
  'task-forces-mixed': 'Schiffe verschiedener Verbände bleiben in der Aufstellung getrennt.',
  'unloading-apart': 'Schiffe, die löschen, bilden in der Aufstellung eigene Stapel.',
  'not-a-division':
    'Beim Teilen steht jedes Schiff des Stapels genau einmal, in mindestens zwei Gruppen.',
  'counter-split':
    'Die Schiffe eines gemeinsamen Spielsteins oder eines Schleppzugs bleiben zusammen.',
  'stack-size': 'Jeder neue Stapel zählt {{least}} bis {{most}}; einer würde {{count}} zählen.',
  'already-scuttling': 'Für {{ship}} ist die Selbstversenkung schon befohlen.',
  'not-now.scuttle':
    'Selbst versenkt wird in eigenen Bewegungsimpulsen, in verdeckten Impulsen vor dem Abschluss und in Impuls 22.',
  'no-choice-to-leave': '{{stack}} hat keine Wahl zu treffen: erst über den Rand laufen.',
  'already-so': 'So ist es für {{ship}} schon vermerkt.',
  'not-aground': '{{ship}} sitzt nicht fest.',
  'not-dead': '{{ship}} liegt nicht bewegungslos.',
  'beyond-repair': '{{ship}} würfelt in diesem Gefecht nicht mehr auf Instandsetzen.',
  'no-such-stack': 'Einen Stapel {{id}} gibt es nicht.',
  'not-your-stack': '{{stack}} gehört der anderen Seite.',
  'no-such-ship': 'Ein Schiff {{id}} gibt es nicht.',
  'not-your-ship': '{{id}} gehört der anderen Seite.',
  'ship-gone': '{{id}} ist nicht mehr im Gefecht.',
  'not-declared': 'Eine solche Feueransage gibt es nicht: {{ship}}, {{weapon}}.',
  'not-now.guns': 'Die {{weapon}} wird in einem Artillerieimpuls angesagt.',
  'not-now.torpedoes': 'Torpedos werden in einem Torpedoimpuls angesagt.',
  'already-done': 'Die Feueransagen dieses Impulses sind schon versiegelt.',
  'not-on-board': '{{ship}} steht nicht auf der Karte.',
  'surprised.fire': '{{ship}} ist überrascht und feuert noch nicht.',
  silent: '{{ship}} feuert nicht: Das Schiff liegt bewegungslos oder gehört zu einem Schleppzug.',
  'already-declared': '{{ship}} hat das schon angesagt: zum Ändern erst zurücknehmen.',
  'no-guns': '{{ship}} hat keine {{weapon}} mehr.',
  'bridge-hit': '{{ship}} feuert in diesem Impuls nicht: Brückentreffer.',
  'fire-control-hit': 'Die {{weapon}} von {{ship}} hat bis nach Impuls 22 keine Feuerleitung.',
  'rough-sea.tertiary': 'Leichte Artillerie feuert nicht bei Böen und Sturm.',
  'no-torpedoes': '{{ship}} führt keine Torpedos.',
  'mount-hit': 'Der Torpedosatz von {{ship}} ist getroffen.',
  'rough-sea.torpedoes': 'Bei Böen und Sturm werden keine Torpedos geschossen.',
  'torpedoes-spent': '{{ship}} hat alle Torpedos verschossen.',
  'launched-twice': '{{ship}} hat ihre Torpedos zweimal geschossen, öfter geht es nicht.',
  reloading:
    '{{ship}} lädt nach: Torpedos sind ab Impuls {{impulse}} der Runde {{round}} wieder bereit.',
  'target-not-sighted.fog':
    '{{ships}} kann nicht auf ein Schiff feuern, das kein eigener Stapel sichtet.',
  'no-such-target': 'Einen Gegner {{id}} gibt es hier nicht.',
  'target-not-sighted':
    '{{ships}} kann dorthin nicht feuern: {{stack}} wird von keinem eigenen Stapel innerhalb von {{range}} Feldern gesichtet.',
  'target-out-of-range.guns':
    'Das Ziel steht auf {{range}} Felder; die {{weapon}} von {{ships}} reicht {{reach}}.',
  'target-out-of-range.torpedoes':
    'Das Ziel steht auf {{range}} Felder; die Torpedos von {{ships}} reichen {{reach}}.',
  'line-blocked': 'Land oder ein eigener Stapel liegt dazwischen.',
  'not-halved': 'Torpedos werden nie halbiert: Für sie wird kein Schiff benannt.',
  'full-strength-taken': '{{ships}} ist für dieses Ziel schon mit voller Stärke benannt.',
  'not-this-task-force': 'Zuerst ist für {{force}} zu wählen.',
  'not-a-choice': '{{force}} kommt nur aus {{choices}}, nicht aus {{doe}}.',
  'answer-first': 'Erst ist zu entscheiden: {{stack}} läuft ab oder bleibt.',
  'not-next': 'Ein Stapel läuft in einem Impuls ein Feld weit; das sind {{hexes}}.',
  land: 'Dieses Feld ist Land.',
  'hex-full': 'Dieses Feld hielte dann {{count}}, mehr als {{most}}.',
  'not-entering': '{{stack}} läuft in diesem Impuls nicht auf die Karte.',
  'not-an-entry-hex':
    '{{stack}} läuft über ein freies Feld der eigenen Richtung ein, dunkle vor hellen.',
};
