/** Where a battle stands in the sequence of play. */
export const en = {
  over: 'The battle is over',
  setup: 'Set-up',
  shift: 'Shift to sighting range',
  impulse: 'Round {{round}}, impulse {{impulse}}: {{phase}}',
  'phase.setup': 'set-up',
  'phase.shift': 'shift to sighting range',
  'phase.movement': 'movement',
  'phase.gunnery': 'gunnery',
  'phase.torpedoes': 'torpedoes',
  'phase.repair': 'repair and refloating',
  'phase.breakOff': 'breaking off',
} as const;
