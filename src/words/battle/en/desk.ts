/** The screen of a battle: its bars, menus and tables. */
export const en = {
  battleMenu: 'Battle',
  silentGuns_one: 'One battery has no target: see why',
  silentGuns_other: '{{count}} batteries have no target: see why',
  silentTubes_one: 'One ship is not launching torpedoes: see why, and when she can',
  silentTubes_other: '{{count}} ships are not launching torpedoes: see why, and when they can',
  'mount.primary': 'Primary',
  'mount.secondary': 'Secondary',
  'mount.tertiary': 'Tertiary',
  'mount.torpedoes': 'Torpedoes',
  nearest: 'nearest: {{name}}',
  tubesKept:
    'Torpedoes not launched now are kept for later impulses. A ship launches once; a ship with Long Lances can launch again from the same impulse of the next round on.',
  nobodyInSight: 'No enemy is in sight.',
  declaredSum: 'Total declared: {{hits}} hits on average, {{chance}} for at least one;',
  declaredHarm: 'ships crippled {{crippled}}, sunk {{sunk}}.',
  sideBySide: 'Show {{count}} sheets side by side',
  close: 'Close',
} as const;
