/** The screen of a battle: its bars, menus and tables. */
export const en = {
  battleMenu: 'Battle',
  overlays: 'Show',
  overlaysOn: 'Show ({{count}} on)',
  silentGuns_one: 'One battery has no target: why',
  silentGuns_other: '{{count}} batteries have no target: why',
  silentTubes_one: 'The torpedoes of one ship are not launched: why, and when again',
  silentTubes_other: 'The torpedoes of {{count}} ships are not launched: why, and when again',
  'mount.primary': 'Primary',
  'mount.secondary': 'Secondary',
  'mount.tertiary': 'Tertiary',
  'mount.torpedoes': 'Torpedoes',
  nearest: 'nearest: {{name}}',
  tubesKept:
    'What is not launched now is kept for later impulses. A ship launches once; one with Long Lances again from the same impulse of the next round on.',
  nobodyInSight: 'No enemy is in sight.',
  declaredSum: 'Declared in all: {{hits}} hits in the mean, {{chance}} for one or more;',
  declaredHarm: 'ships crippled {{crippled}}, sunk {{sunk}}.',
  allTogether: 'All together',
  inTheMean: '{{ships}} ships',
  sideBySide: 'Show {{count}} sheets side by side',
  close: 'Close',
} as const;
