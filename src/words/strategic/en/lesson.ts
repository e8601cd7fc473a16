/** The lesson that goes with a first operation, and what is said of each step when it comes for the first time. */
export const en = {
  'title.welcome': 'You command the Allies',
  'text.welcome':
    'Coral Sea, 7 May 1942. Lexington and a squadron of cruisers stand between Port Moresby and a landing force covered by the light carrier Shoho. This is a whole operation of three turns, six hours each, by all the rules, against the Commander. Leave the lesson whenever you like: the operation goes on.',
  'title.board': 'Your forces and theirs',
  'text.board':
    'Your divisions are on one side, the enemy’s on the other. A division stands in a range box: Short, Medium, Long or Extreme, by how far it is from the middle of things. Two divisions are as far apart as their boxes together. You see every enemy counter, but only the ships of those that are spotted.',
  'title.track': 'The turn',
  'text.track':
    'A turn has eight steps: send searches, set patrols, strike, look for the enemy, close, open the range, fight on the surface, repair. Both sides plan each step in secret and are revealed together. Steps with nothing to decide are passed automatically.',
  'title.decision': 'What is asked of you',
  'text.decision':
    'This sentence always says what you can do now. What looks like ST-7.2 is the rule behind it: press it to read it.',
  'title.search': 'Send out a search',
  'text.search':
    'The Cover Force has not been seen by anyone. Select the Flying Fortress at Port Moresby, or the SOC floatplanes of the cruisers, and press Send to search. Keep Lexington’s bombers: what searches cannot strike this turn.',
  'title.confirm': 'Confirm',
  'text.confirm':
    'You can change everything until you press Confirm, and nothing after it. Confirm the search.',
  'title.patrol': 'Keep fighters over your ships',
  'text.patrol':
    'Shoho has a few torpedo bombers. Select a squadron of Wildcats, then Task Force 17 (A1): they will patrol over her and meet whoever strikes there. Leave one squadron as an escort for your own strike. Then confirm.',
  'title.strike': 'Strike the carrier',
  'text.strike':
    'The Main Force (X1) is spotted, so it can be struck. Select the Dauntlesses of Lexington, all of them with one press, the Devastators and the other Wildcats, and send them against X1. Fighters that go along are the escort. The card below says what to expect.',
  'title.launch': 'Launch',
  'text.launch': 'Confirm, and they are in the air. Both sides’ strikes are revealed together.',
  'title.attack': 'The attack',
  'text.attack':
    'Fighters first: the patrol meets the escort, then what is left of it the bombers. Confirm to fight. Then flak, then each squadron attacks a ship: choose Shoho, with everything. Go on until all strikes have been flown.',
  'title.results': 'What came of it',
  'text.results':
    'The results stay here until you dismiss them. The log tells each attack with its dice, and Replay shows it again.',
  'title.aim': 'Look for the enemy',
  'text.aim':
    'Each step that searches has one attempt. Aim each at an enemy division: your floatplanes and bombers spot on 1 to 3, others on 1 or 2. Look for the Cover Force (X3): whoever is spotted can be struck next turn, or attacked in this one.',
  'title.spot': 'See what they find',
  'text.spot': 'Confirm, and the dice are rolled.',
  'title.closing': 'Close, or keep away',
  'text.closing':
    'Any division may move one box closer. A carrier is safer at Long; cruisers must be at Short to fight, and yours are. Confirm when you have decided.',
  'title.opening': 'Open the range',
  'text.opening':
    'You may try to shake off enemies that are spotted: a die of at least their speed pushes them one box back. The transports are slow. But who is farther off is harder to reach: open the range from those that you do not want to fight. Then confirm.',
  'title.surface': 'Surface contact',
  'text.surface':
    'The Support Group (A2) is at Short and may attack any spotted enemy. The Invasion Force (X2) has a small cruiser, old destroyers and the transports that you are here to stop: attack it, or pass.',
  'title.action': 'Fight it',
  'text.action':
    'An action is settled at once, fought ship by ship, or fought as a battle. Choose Quick for now and confirm; then say whether you close, hold or break off, and whom each ship fires at. Go on until it is over.',
  'title.again': 'The next turn',
  'text.again':
    'A new turn begins as the last one: patrols and searches are ordered again, and one Confirm is enough. Change what you would do otherwise.',
  'title.victory': 'How it is won',
  'text.victory':
    'Points are given for ships sunk and damaged, aircraft lost, and what the scenario names: here Shoho, and transports at Short at the end. After three turns the ratio of points decides.',
  'title.farewell': 'It is all yours',
  'text.farewell':
    'Press ? for a list of all keys, and ask a bot for advice whenever you like. In advanced operations, such as Coral Sea, divisions and squadrons move over a chart, and reports of the enemy may be wrong. Good hunting.',
  'text.farewell.touch':
    'Ask a bot for advice whenever you like. In advanced operations, such as Coral Sea, divisions and squadrons move over a chart, and reports of the enemy may be wrong. Good hunting.',

  'hint.setup': 'Some divisions may start in any of several boxes. The rest are placed.',
  'hint.search':
    'Select squadrons, all of a type with one press, then press Send to search. Each step (three aircraft) makes one attempt to spot an enemy division later in the turn.',
  'hint.cap':
    'Select fighters, then the division or base they are to protect. They intercept strikes there; without a patrol a strike meets only flak.',
  'hint.strikePlan':
    'Select bombers, then a spotted enemy. Fighters sent along escort them. What stays aboard does nothing this turn.',
  'hint.strikes': 'Strikes fly one after another, and the sides take turns. Choose your next one.',
  'hint.air':
    'Fighters first, then flak, then bombs and torpedoes. For each squadron you choose whom it attacks.',
  'hint.searchTargets':
    'Each attempt looks for one enemy division. Several at one target are more likely to find it.',
  'hint.closing':
    'Both sides’ moves are revealed together. Closing brings enemies within reach of aircraft and guns, and you within theirs. Only at Short do ships fight.',
  'hint.opening':
    'A die roll of at least their slowest ship’s speed pushes a spotted enemy one box away from you. It works best against slow ships.',
  'hint.submarines':
    'A submarine at Short may attack a spotted enemy, and may be hunted in return.',
  'hint.surface':
    'Divisions at Short may attack any spotted enemy, or bombard land. Once you pass, you are done for this turn.',
  'hint.intercept':
    'Divisions at Short may step in, each on a roll of 3 or less. They are spotted by it.',
  'hint.basicEnd':
    'Damage control is rolled for, and half of the spotted divisions are lost from sight. A ship beyond saving can be scuttled.',
  'hint.combatPlan':
    'Your units share a hex with something they have spotted. Say who attacks; the others decline.',
  'hint.movement':
    'Select a division, then a hex: it lays a course, over several turns if you like. Without an order it keeps its course. Armed squadrons take off now; select them, then a hex.',
  'hint.arming':
    'A squadron armed now takes off next turn, whether you want it or not: arm only what you mean to fly.',
  'hint.recovery':
    'Squadrons over a carrier or base may land. Those at the end of their endurance must.',
  'hint.advancedEnd':
    'Damage control and repairs are rolled for. A ship beyond saving can be scuttled.',
  'hint.action':
    'Quick settles it in a few rolls; tactical is fought ship by ship; the others are played out on a board of their own. Both sides choose in secret. Quick gives way to any other choice; of two others a die picks one.',
  'hint.quick':
    'Both sides aim in secret and fire at the same time, then choose whether to close. A few exchanges of fire settle the action.',
  'hint.placement':
    'Your ships begin near the marked hex, in a column unless you place them. The enemy is revealed when both sides are placed.',
  'hint.plot':
    'Both sides plot in secret and move at once. A ship without a plot goes straight on at her speed.',
  'hint.targets':
    'All fire is simultaneous. Guns without a target fire at the nearest enemy they can reach.',
} as const;
