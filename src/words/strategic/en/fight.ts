/** The bar over a battle that is part of an operation. */
export const en = {
  label: 'The operation that this battle is part of',
  who: '{{one}} against {{two}}',
  comesBack_one:
    'At most {{count}} round. Losses, damage, torpedoes used and who broke off carry over to the operation.',
  comesBack_other:
    'At most {{count}} rounds. Losses, damage, torpedoes used and who broke off carry over to the operation.',
  comesBackOther: 'Losses, damage, torpedoes used and who broke off carry over to the operation.',
  offered: '{{side}} offers to abandon the battle and resolve the action by the Quick procedure.',
  abandon: 'Offer to abandon the battle',
  fightOn: 'Retract the offer',
  abandonHint:
    'If both sides offer it, nothing in the battle counts and the action is resolved by the Quick procedure.',
  over: 'The battle is over. See how it ended, then return to the operation, where its result counts.',
  cameBack: 'What carries over to the operation',
  unhurt: 'No ship is damaged.',
  back: 'Back to the operation',
} as const;
