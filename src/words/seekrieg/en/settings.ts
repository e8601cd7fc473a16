/** What a question may change of a battle. */
export const en = {
  time: 'Time',
  visibility: 'Visibility code',
  'visibility.rolled': 'rolled',
  force: 'Sea state (Force)',
  'force.rolled': 'rolled',
  missing: 'What the scenario changes of her',
  'missing.as-written': 'as written',
  'missing.none': 'nothing',
  damage: 'Damage points received before',
} as const;
