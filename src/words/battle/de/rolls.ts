import type { Translation } from '../../core/catalog';
import type { en } from '../en/rolls';

export const de: Translation<typeof en> = {
  initiative: 'Initiative',
  breakOff: 'Abbruch, {{side}}',
  counter: 'welches Schiff des Spielsteins zuerst getroffen wird',
  inHex: 'welches Schiff im Feld getroffen wird',
  stack: 'welcher Stapel des Feldes feuert',
  critical: 'kritischer Treffer auf {{ship}}',
  magazine: 'Munitionskammer von {{ship}}',
  confusion: 'Verwirrung auf {{ship}}',
  gunfire: 'Artillerieschaden an {{ship}}',
  second: 'ein zweites Kästchen von {{ship}}',
  torpedo: 'Torpedoschaden an {{ship}}',
  grounding: 'Grundberührung von {{ship}}',
  repair: 'Instandsetzen von {{ship}}',
  refloating: 'Freikommen von {{ship}}',
  scraped: 'Rumpfschaden beim Freikommen von {{ship}}',
  torpedoes: 'Torpedos von {{ships}}',
  primary: 'Hauptartillerie von {{ship}}',
  secondary: 'Mittelartillerie von {{ship}}',
  tertiary: 'leichte Artillerie von {{ship}}',
};
