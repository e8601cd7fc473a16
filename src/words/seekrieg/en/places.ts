/** Where a battle of Seekrieg stands, and the one sentence that says what to decide. */
export const en = {
  over: 'The battle is over',
  turn: 'Turn {{turn}}: {{step}}',
  'step.orders': 'Orders',
  'step.firePlot': 'Fire plot',
  'step.air': 'Air',
  'step.damageControl': 'Damage control',
  'question.orders': 'Give your orders for speed, turns and shells, then confirm.',
  'question.firePlot': 'Plot guns and torpedoes, then confirm.',
  'question.air': 'Decide how to meet the raid.',
  'question.damageControl': 'Spend damage control points, then confirm.',
  'question.over': 'The battle is over.',
  'question.waiting': 'You have confirmed. The other side is still deciding.',

  'step.search': 'Search map',
  'step.contact': 'Contact',
  'question.search': 'Plot your forces and searches, then confirm.',
  'question.contact': 'Forces have met. Engage, shadow or avoid what you hold, then confirm.',
} as const;
