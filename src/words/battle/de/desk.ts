import type { Translation } from '../../core/catalog';
import type { en } from '../en/desk';

/** The screen of a battle: its bars, menus and tables. */
export const de: Translation<typeof en> = {
  battleMenu: 'Gefecht',
  silentGuns_one: 'Eine Batterie hat kein Ziel: warum',
  silentGuns_other: '{{count}} Batterien haben kein Ziel: warum',
  silentTubes_one: 'Die Torpedos eines Schiffs bleiben im Rohr: warum, und bis wann',
  silentTubes_other: 'Die Torpedos von {{count}} Schiffen bleiben im Rohr: warum, und bis wann',
  'mount.primary': 'Hauptartillerie',
  'mount.secondary': 'Mittelartillerie',
  'mount.tertiary': 'Leichte Artillerie',
  'mount.torpedoes': 'Torpedos',
  nearest: 'am nächsten: {{name}}',
  tubesKept:
    'Was jetzt nicht geschossen wird, bleibt für spätere Impulse im Rohr. Ein Schiff schießt einmal; mit Long Lances noch einmal vom gleichen Impuls der nächsten Runde an.',
  nobodyInSight: 'Kein Feind ist in Sicht.',
  declaredSum: 'Angesagt insgesamt: im Mittel {{hits}} Treffer, {{chance}} für wenigstens einen;',
  declaredHarm: 'Schiffe schwer beschädigt {{crippled}}, versenkt {{sunk}}.',
  sideBySide: '{{count}} Schiffsblätter nebeneinander zeigen',
  close: 'Schließen',
};
