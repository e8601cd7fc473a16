import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  begin: 'Gefecht beginnen',
  scenarios: 'Gefechte',
  scenariosText:
    'Stapel von Schiffen auf Feldern von zwei Meilen, Impuls für Impuls: fahren, feuern, Torpedos. Der schnellste Weg ins Gefecht.',
  'option.noDisengagement': 'Kein Abbruch',
  'optionText.noDisengagement':
    'Über den Abbruch des Gefechts wird nicht abgestimmt: Man kämpft weiter oder läuft über den Kartenrand ab.',
  'option.looseStacks': 'Lose Stapel',
  'optionText.looseStacks': 'Ein Stapel darf beliebig klein sein, bis hinab zu einem Schiff.',
  'option.facing': 'Schiffslage',
  'optionText.facing':
    'Über Bug und Heck tragen weniger Geschütze; ein Ziel in spitzer Lage ist leichter zu treffen.',
  'option.nightConfusion': 'Verwirrung bei Nacht',
  'optionText.nightConfusion':
    'Nachts können Treffer auf ein Feld mit Schiffen beider Seiten jede der beiden treffen. Ausgenommen sind Stapel von höchstens vier Schiffen in Fahrt.',
  'option.fog': 'Nebel des Krieges',
  'optionText.fog':
    'Feindliche Stapel außer Sicht zeigen nur ihr Feld und die ungefähre Zahl der Schiffe.',
  'hour.day': 'Tag',
  'hour.night': 'Nacht',
  'weather.clear': 'klar',
  'weather.cloud': 'bewölkt',
  'weather.rain': 'Regen',
  'weather.squall': 'Böen',
  'weather.storm': 'Sturm',
  game: 'Gefecht',
  length_one: 'eine Runde',
  length_other: 'bis zu {{count}} Runden',
  surprised: 'Überrascht: bewegt sich nicht und feuert nicht vor Impuls {{until}} der 1. Runde.',
  book: 'Gefechte',
};
