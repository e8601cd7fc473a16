import type { Translation } from '../../core/catalog';
import type { en } from '../en/sheet';

export const de: Translation<typeof en> = {
  speed: '{{hexes}} Felder',
  'fate.sunk': 'gesunken',
  'fate.abandoned': 'aufgegeben',
  'fate.scuttled': 'selbst versenkt',
  'fate.left': 'abgelaufen',
  hits_one: '1 Treffer',
  hits_other: '{{count}} Treffer',
  ships_zero: 'ohne Schiffe',
  ships_one: '1 Schiff',
  ships_other: '{{count}} Schiffe',
  gone: 'Verloren, abgelaufen oder noch nicht da: {{count}}',
  'hit.P': 'Antrieb',
  'hit.M': 'Hauptgeschütze',
  'hit.S': 'Mittelartillerie',
  'hit.T': 'Torpedos',
  'hit.A': 'Flugbetrieb',
  'hit.F': 'Feuer',
  'base.large-land': 'Ein großer Flugplatz',
  'base.small-land': 'Ein kleiner Flugplatz',
  'base.seaplane': 'Ein Stützpunkt für Seeflugzeuge',
  nothing: 'Davon ist nichts bekannt.',
  turn: 'Zug {{turn}}:',
  met: 'Getroffen in Zug {{turn}}:',
};
