import type { Translation } from '../../core/catalog';
import type { en } from '../en/options';

export const de: Translation<typeof en> = {
  hitMethod: 'Treffer',
  'hitMethod.basic': 'Einfache Artillerie',
  'hitMethodIs.basic': 'Eine kurze Liste: Größe, Entfernung, Feuerleitung, Lage, Licht und Rauch.',
  'hitMethod.advanced': 'Ausführliche Artillerie',
  'hitMethodIs.advanced':
    'Die ganze Liste, mit Radar, Beobachtung, Fahrt des Ziels, Ausweichen und Seegang.',
  'hitMethod.estimation': 'Entfernung schätzen',
  'hitMethodIs.estimation':
    'Die Entfernung wird selbst geschätzt; nur Türme mit richtiger Schätzung können treffen.',
  damageMethod: 'Schaden',
  'damageMethod.average': 'Mittlerer Panzer',
  'damageMethodIs.average':
    'Jeder Treffer stößt auf den mittleren Panzer des Schiffes. Alle Granaten sind Panzergranaten.',
  'damageMethod.located': 'Ort des Treffers',
  'damageMethodIs.located':
    'Jeder Treffer liegt in einem Teil mit eigenem Panzer; Granatenart, Blindgänger und Durchschüsse zählen.',
  oversAndUnders: 'Weit- und Kurzschüsse',
  'is.oversAndUnders': 'Fehlschüsse können ein anderes Schiff im Feld des Ziels treffen.',
  morale: 'Moral der Besatzung',
  'is.morale': 'Die Besatzung eines schwer beschädigten Schiffes gibt es vielleicht vorzeitig auf.',
  driftingSmoke: 'Treibender Rauch',
  'is.driftingSmoke': 'Rauch treibt mit dem Wind, statt in seinem Feld zu bleiben.',
  type98: 'Abfeuergerät Typ 98',
  'is.type98': 'Japanische Schiffe mit diesem Gerät schießen etwas besser.',
  damageControl: 'Punkte der Schadensabwehr',
  'is.damageControl':
    'In jedem Zug werden Punkte auf Schäden und Feuer verteilt: eine Entscheidung mehr im Zug.',
  barrageFire: 'Sperrfeuer',
  'is.barrageFire': 'Auf kurze Entfernung feuern Geschütze schneller, treffen aber seltener.',
  sameShellSize: 'Feuerhäufung nach Granatengröße',
  'is.sameShellSize': 'Nur Geschütze gleicher Größe stören einander die Beobachtung.',
};
