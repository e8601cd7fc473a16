/** The bar over a battle that is part of an operation. */
export const en = {
  label: 'The operation that this battle is part of',
  who: '{{one}} against {{two}}',
  comesBack_one:
    'At most {{count}} round. Losses, damage, torpedoes spent and who broke off come back to the operation.',
  comesBack_other:
    'At most {{count}} rounds. Losses, damage, torpedoes spent and who broke off come back to the operation.',
  offered: '{{side}} would abandon the battle and settle the action by the Quick procedure.',
  abandon: 'Offer to abandon it',
  fightOn: 'Fight on after all',
  abandonHint:
    'Once both sides offer it, nothing of the battle counts and the action is settled by the Quick procedure.',
  over: 'The battle is over. Look at how it ended, then go back to the operation: what came of it counts there.',
  cameBack: 'What comes back to the operation',
  unhurt: 'Nobody is hurt.',
  back: 'Back to the operation',
} as const;
