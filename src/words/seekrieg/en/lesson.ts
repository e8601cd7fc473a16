/** The lesson beside a first battle of Seekrieg, and what is said of each kind of step the first time. */
export const en = {
  'title.welcome': 'Two against two, at thirteen miles',
  'text.welcome':
    'West of Iceland, 24 May 1941. Two big ships come out of the southeast. Bismarck has eight guns of 15 inches and the best fire control at sea. Your task is to break through undamaged. This is the whole battle with all its rules; leave the lesson whenever you like.',
  'title.chart': 'The sea',
  'text.chart':
    'A hex is 500 yards, a turn two minutes: at 30 knots a ship moves about four hexes. Ships are drawn from above, bow forward, with speed and top speed beside them. Drag the chart to move it, scroll or pinch to zoom.',
  'title.track': 'A turn asks twice',
  'text.track':
    'First the orders: courses, smoke, shells. All ships move at once. Then the fire plot: guns and torpedoes. Both sides decide in secret, and what you leave alone is done as proposed.',
  'title.pick': 'Pick a ship',
  'text.pick':
    'Pick Bismarck on the chart or in the panel: below her orders lies her data sheet, with damage points, guns and armor. The buttons on the chart show where her guns bear and how far, what she can see, and where the enemy may be next.',
  'title.move': 'Steer',
  'text.move':
    'Pick the sea where your line should head, or drag the ghost; the shaded hexes can be reached this turn. The guide steers, the others keep station. Broadside on, all turrets bear; bow on, half of them. Then seal the courses.',
  'text.move.touch':
    'Tap the sea where your line should head; the shaded hexes can be reached this turn. The guide steers, the others keep station. Broadside on, all turrets bear; bow on, half of them. Then seal the courses.',
  'title.fire': 'Open fire',
  'text.fire':
    'The best targets are plotted already, and shells are loaded for them. Every salvo has its chance, and each part of it is listed with its clause. Change a target by picking an enemy, or seal the plot as it is.',
  'title.log': 'What happened',
  'text.log':
    'The log tells of every salvo with its dice. A hit finds a place: belt, deck, turret. If it gets through the armor it bursts inside, and the critical table says what breaks. Of an enemy you are told what a lookout could see.',
  'title.runOn': 'Run on',
  'text.runOn':
    'When courses are good, let turns run: everything goes on as proposed until a ship is hit hard, an enemy comes in sight or torpedoes run. Try it now: press R, or the button in the panel.',
  'text.runOn.touch':
    'When courses are good, let turns run: everything goes on as proposed until a ship is hit hard, an enemy comes in sight or torpedoes run. Try it now with the button in the panel.',
  'title.victory': 'How to win',
  'text.victory':
    'Points go for what each side was sent to do. You score for Hood and Prince of Wales sunk or slowed, and for Bismarck coming out with little damage.',
  'title.farewell': 'Fight on',
  'text.farewell':
    'Ask a bot for advice whenever you like, and press ? for the keys. After the battle the report shows what decided it. Good hunting.',
  'text.farewell.touch':
    'Ask a bot for advice whenever you like. After the battle the report shows what decided it. Good hunting.',
  'hint.orders':
    'Speeds stand until you change them; turns are for one turn. Pick a hex of the sea to head for it, or let the turns run on until something asks.',
  'hint.firePlot':
    'Guns go on at their last target, or take the best one. Torpedoes are fired only when you say so. Fire of both sides falls together at the end of the turn.',
  'hint.search':
    'Each deck does one thing at a time. What is proposed is one press; a flight without orders waits and burns fuel.',
  'hint.air': 'A raid is decided in steps: who meets it, who breaks off, what is attacked.',
  'hint.damageControl':
    'Points go to fires first, then to damage. What you leave alone is done in that order.',
} as const;
