import type { Translation } from '../../core/catalog';
import type { en } from '../en/why';

export const de: Translation<typeof en> = {
  'strike.carriers_one':
    'Ihre Träger sind {{count}} Hex entfernt, in Reichweite: Wer zuerst mit allem zuschlägt, gewinnt.',
  'strike.carriers_other':
    'Ihre Träger sind {{count}} Hexe entfernt, in Reichweite: Wer zuerst mit allem zuschlägt, gewinnt.',
  'strike.convoy_one':
    'Transporter in {{count}} Hex Entfernung: Jeder Treffer versenkt einen, bevor er ausladen kann.',
  'strike.convoy_other':
    'Transporter in {{count}} Hexen Entfernung: Jeder Treffer versenkt einen, bevor er ausladen kann.',
  'strike.ships_one':
    'Auf einen Träger zu warten lohnt nicht, und diese Schiffe sind {{count}} Hex entfernt.',
  'strike.ships_other':
    'Auf einen Träger zu warten lohnt nicht, und diese Schiffe sind {{count}} Hexe entfernt.',
  'strike.base': 'Das Ende ist nah: Für Reparaturen bleibt keine Zeit mehr.',
  escorting: 'Begleitjäger halten die feindlichen Jäger von den Bombern fern.',
  patrolling: 'In diesem Zug können feindliche Flugzeuge kommen: Die Jäger bleiben oben.',
  standingBy: 'Noch kann uns niemand erreichen: Die Jäger stehen an Deck bereit.',
  searching:
    'In diesem Sektor können feindliche Marker stehen, und nur Gesichtetes kann angegriffen werden.',
  'sails.closes_one': 'Um im nächsten Zug aus etwa {{count}} Hex anzugreifen.',
  'sails.closes_other': 'Um im nächsten Zug aus etwa {{count}} Hexen anzugreifen.',
  'sails.standsOff_one':
    'Um etwa {{count}} Hex Abstand zu halten: Sie müssen zuerst in die Reichweite unserer Bomber.',
  'sails.standsOff_other':
    'Um etwa {{count}} Hexe Abstand zu halten: Sie müssen zuerst in die Reichweite unserer Bomber.',
  'sails.rests_one':
    'Im nächsten Zug ruht der Verband: bis dahin etwa {{count}} Hex Abstand halten.',
  'sails.rests_other':
    'Im nächsten Zug ruht der Verband: bis dahin etwa {{count}} Hexe Abstand halten.',
  'sails.follows': 'Die Träger bleiben beisammen, unter gemeinsamem Jagdschutz.',
  'sails.covers': 'Ein leichter Träger deckt die Transporter.',
  'sails.lands': 'Die Transporter laufen dorthin, wo sie ausladen.',
  'sails.home': 'Hier kann er nichts mehr ausrichten: Er läuft heim.',
  'sails.hunts': 'Unsere Geschütze sind überlegen: heran.',
  'sails.shells': 'Um den Stützpunkt zu beschießen, dessen Schaden zählt.',
  'sails.screens': 'Die Sicherung bleibt nahe bei den Trägern.',
  'sails.hides': 'Kein Träger kann ihn mehr decken: dem Feind ausweichen.',
  leaving: 'Außerhalb der Karte sind die Schiffe sicher und kosten keine weiteren Punkte.',
  dividing: 'Beschädigte Schiffe würden die anderen aufhalten.',
  decoy: 'Jeder falsche Marker zieht Suchen und Angriffe von den echten ab.',
  toldHalf: 'Meldet ihnen so wenige Schiffe, wie die Regeln erlauben.',
  toldDecoy: 'Sie sollen an Träger glauben und ins Leere schlagen.',
  scrambling: 'Alles, was fliegen kann, stellt sich dem Angriff.',
  holdingEscorts: 'Ein Jäger bindet zwei Begleitjäger; die übrigen bleiben für die Bomber.',
  aiming: 'Hier bringen diese Bomben oder Torpedos die meisten Punkte.',
  engaging: 'Unsere Geschütze sind überlegen.',
  shelling: 'Hier kann niemand antworten, und der Stützpunkt leidet.',
  fightingOn: 'Die Aussichten sind gut genug, um weiterzukämpfen.',
  breakingOff: 'Ihre Geschütze sind überlegen.',
  playing: 'Jetzt ist der Augenblick für die Karte.',
};
