/** Reasons for a bot's advice, from doctrine or from a search. */
export const en = {
  separate: 'Leave behind what cannot keep up.',
  breakOff: 'Fighting on would cost more than it gains.',
  fightOn: 'Fighting on gains more than it costs.',
  outOfReach: "Keep {{ships}} out of the enemy's reach.",
  closing_one: 'Close the range: against {{ships}} the odds are best at {{count}} hex.',
  closing_other: 'Close the range: against {{ships}} the odds are best at {{count}} hexes.',
  opening_one: 'Open the range: against {{ships}} the odds are best at {{count}} hex.',
  opening_other: 'Open the range: against {{ships}} the odds are best at {{count}} hexes.',
  keeping_one: 'Hold the range: against {{ships}} the odds are best at {{count}} hex.',
  keeping_other: 'Hold the range: against {{ships}} the odds are best at {{count}} hexes.',
  torpedoes: 'Torpedoes fired at {{ships}} now do more than later.',
  guns: 'The best use of these guns: {{hits}} expected hits on {{ships}}.',
  'ahead.fleet.withdraw': 'Looking ahead, the best plan is for the fleet to keep away.',
  'ahead.fleet.exit': 'Looking ahead, the best plan is for the fleet to break through.',
  'ahead.fleet.close': 'Looking ahead, the best plan is for the fleet to close in.',
  'ahead.fleet.hold_one':
    'Looking ahead, the best plan is for the fleet to fight at {{count}} hex.',
  'ahead.fleet.hold_other':
    'Looking ahead, the best plan is for the fleet to fight at {{count}} hexes.',
  'ahead.stack.withdraw': 'Looking ahead, the best plan is for this stack to keep away.',
  'ahead.stack.exit': 'Looking ahead, the best plan is for this stack to break through.',
  'ahead.stack.close': 'Looking ahead, the best plan is for this stack to close in.',
  'ahead.stack.hold_one':
    'Looking ahead, the best plan is for this stack to fight at {{count}} hex.',
  'ahead.stack.hold_other':
    'Looking ahead, the best plan is for this stack to fight at {{count}} hexes.',
  'ahead.fireOn': 'Looking ahead, the best plan is to concentrate fire on {{ships}}.',
  'ahead.endNow': 'Looking ahead, breaking off now ends better.',
  'ahead.endLater': 'Looking ahead, fighting on ends better.',
  'ahead.torpedoesNow': 'Looking ahead, the torpedoes do more now than later.',
  'ahead.torpedoesLater': 'Looking ahead, the torpedoes do more later than now.',
  'ahead.caution': 'Looking ahead, caution pays off here.',
  'ahead.sink': 'Looking ahead, sinking ships pays off more here than silencing guns.',
  'ahead.silence': 'Looking ahead, silencing guns pays off more here than sinking ships.',
  unseen: 'a stack out of sight',
} as const;
