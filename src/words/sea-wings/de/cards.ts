import type { Translation } from '../../core/catalog';
import type { en } from '../en/cards';

export const de: Translation<typeof en> = {
  'name.scout-report': 'Kundschaftermeldung',
  'name.garbled-report': 'Verstümmelte Meldung',
  'name.radio-silence': 'Funkstille',
  'name.code-breakers': 'Funkentschlüsselung',
  'name.weather-front': 'Wetterfront',
  'name.squall': 'Bö',
  'name.bad-deck': 'Deckunfall',
  'name.fast-deck-crew': 'Flinke Decksmannschaft',
  'name.fighter-direction': 'Jägerleitung',
  'name.alert-lookouts': 'Wachsame Ausgucks',
  'name.out-of-the-sun': 'Aus der Sonne',
  'name.coordinated-attack': 'Abgestimmter Angriff',
  'name.ace-squadron': 'Staffel der Asse',
  'name.green-pilots': 'Unerfahrene Flieger',
  'name.veteran-bombers': 'Erfahrene Bomber',
  'name.skilled-captain': 'Geschickter Kommandant',
  'name.rapid-flak': 'Schnellfeuer',
  'name.good-damage-control': 'Gute Schadensabwehr',
  'name.gasoline-vapors': 'Benzindämpfe',
  'name.torpedoes-run-deep': 'Torpedos laufen zu tief',
  'name.submarine': 'Unterseeboot',
  'name.destroyer-screen': 'Zerstörersicherung',
  'name.refueling': 'Brennstoffübernahme',
  'name.lost-at-sea': 'Auf See verschollen',
  'name.dummy': 'eine leere Karte',
  'text.scout-report':
    'Der Kundschafter meldet alles: Nach einem eigenen Suchwurf zählt der Würfel als 5, und die Meldung ist die beste.',
  'text.garbled-report':
    'Der feindliche Kundschafter ist kaum zu verstehen: Seine Meldung ist die schlechteste.',
  'text.radio-silence':
    'Vor der feindlichen Suche: Ein eigener Verband wird aus mehr als 5 Feldern Entfernung nicht gefunden.',
  'text.code-breakers': 'Der Feind muss Feld und Art seines größten Verbands nennen.',
  'text.weather-front':
    'Schlechtes Wetter über einem Feld und allen bis 2 Felder darum: keine Suche, kein Start und kein Angriff dort bis zum Ende des nächsten Zuges.',
  'text.squall':
    'Das Ziel eines Angriffs verschwindet in Wolken: Bei 1 bis 3 kehrt der Angriff um.',
  'text.bad-deck': 'Ein feindlicher Träger startet eine Formation weniger.',
  'text.fast-deck-crew': 'Ein eigener Träger kann bei einem Start 2 Faktoren mehr starten.',
  'text.fighter-direction': 'Der eigene Jagdschutzwert ist gegen einen Angriff um 1 höher.',
  'text.alert-lookouts': 'Ohne Radar ist der eigene Jagdschutzwert gegen einen Angriff um 1 höher.',
  'text.out-of-the-sun':
    'Nach der Einteilung des Jagdschutzes: Eine eigene Formation Sturzkampfbomber wird nicht von ihm angegriffen.',
  'text.coordinated-attack':
    'Die Flak eines Ziels zählt gegen alle Formationen des Angriffs außer der ersten nur halb.',
  'text.ace-squadron': 'Eine Jagdformation hat in einem Luftkampf einen um 1 höheren Angriff.',
  'text.green-pilots':
    'Eine feindliche Formation trifft in diesem Zug schlechter: alle Trefferzahlen um 1 niedriger.',
  'text.veteran-bombers':
    'Eine eigene Bomberformation trifft in diesem Zug besser: Trefferzahlen um 1 höher.',
  'text.skilled-captain':
    'Nach der Flak: Ein eigenes Schiff zählt gegen eine Formation um 1 Größe kleiner.',
  'text.rapid-flak':
    'Vor der Flak: Die Feuerleitung eines eigenen Schiffs ist gegen eine Formation um 1 höher.',
  'text.good-damage-control':
    'Bis zu drei Würfe der Schadensabwehr eines Schiffs werden wiederholt.',
  'text.gasoline-vapors': 'Ein brennender feindlicher Träger bekommt ein weiteres Feuer.',
  'text.torpedoes-run-deep':
    'Eine feindliche Torpedoformation verliert die Hälfte ihrer möglichen Treffer.',
  'text.submarine':
    'Nach der Bewegung: Bei 1 oder 2 findet das eigene Unterseeboot einen feindlichen Verband und kann eines von zwei Schiffen torpedieren, die dessen Führer nennt.',
  'text.destroyer-screen':
    'Hebt ein Unterseeboot auf oder hält in diesem Zug Unterseeboote von einem eigenen Verband fern.',
  'text.refueling':
    'Ein eigener Verband kann in diesem Zug trotz Brennstoffmangels 6 Felder laufen und hat wieder genug.',
  'text.lost-at-sea': 'Ein suchender Faktor des Feindes kehrt nicht zurück; er wählt, welcher.',
  'text.dummy': 'Sie bewirkt nichts und nimmt einen Platz auf der Hand ein.',
};
