import type { Translation } from '../../core/catalog';
import type { en } from '../en/rolls';

export const de: Translation<typeof en> = {
  initiative: 'Initiative',
  breakOff: 'Abbruch, {{side}}',
  counter: 'welches Schiff des Spielsteins zuerst getroffen wird',
  inHex: 'welches Schiff im Feld getroffen wird',
  stack: 'welcher Stapel des Feldes feuert',
  critical: 'kritischer Treffer auf {{name}}',
  magazine: 'Munitionskammer von {{name}}',
  confusion: 'Verwirrung auf {{name}}',
  gunfire: 'Artillerieschaden an {{name}}',
  second: 'ein zweites Kästchen von {{name}}',
  torpedo: 'Torpedoschaden an {{name}}',
  grounding: 'Grundberührung von {{name}}',
  repair: 'Instandsetzen von {{name}}',
  refloating: 'Freikommen von {{name}}',
  scraped: 'Rumpfschaden beim Freikommen von {{name}}',
  torpedoes: 'Torpedos von {{name}}',
  primary: 'Hauptartillerie von {{name}}',
  secondary: 'Mittelartillerie von {{name}}',
  tertiary: 'leichte Artillerie von {{name}}',
};
