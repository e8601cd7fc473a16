/** The event cards of Sea Wings: names and effects [WG-21.12]. */
export const en = {
  'name.scout-report': 'Scout Report',
  'name.garbled-report': 'Garbled Report',
  'name.radio-silence': 'Radio Silence',
  'name.code-breakers': 'Code Breakers',
  'name.weather-front': 'Weather Front',
  'name.squall': 'Squall',
  'name.bad-deck': 'Bad Deck',
  'name.fast-deck-crew': 'Fast Deck Crew',
  'name.fighter-direction': 'Fighter Direction',
  'name.alert-lookouts': 'Alert Lookouts',
  'name.out-of-the-sun': 'Surprise Out of the Sun',
  'name.coordinated-attack': 'Coordinated Attack',
  'name.ace-squadron': 'Ace Squadron',
  'name.green-pilots': 'Green Pilots',
  'name.veteran-bombers': 'Veteran Bombers',
  'name.skilled-captain': 'Skilled Captain',
  'name.rapid-flak': 'Rapid Flak',
  'name.good-damage-control': 'Good Damage Control',
  'name.gasoline-vapors': 'Gasoline Vapors',
  'name.torpedoes-run-deep': 'Torpedoes Run Deep',
  'name.submarine': 'Submarine',
  'name.destroyer-screen': 'Destroyer Screen',
  'name.refueling': 'Refueling',
  'name.lost-at-sea': 'Lost at Sea',
  'name.dummy': 'Dummy card',
  'text.scout-report':
    'Your scout reports all there is: after one of your search dice the die counts as 5, and the report is the best one.',
  'text.garbled-report': 'The enemy scout is hard to understand: his report is the poorest one.',
  'text.radio-silence':
    'Played before the enemy searches: one of your task forces cannot be found from more than 5 hexes away.',
  'text.code-breakers': 'The enemy has to name the hex and the kind of his largest task force.',
  'text.weather-front':
    'Bad weather over a hex and all within 2 hexes: no search, launch or strike there until the end of the next turn.',
  'text.squall': 'The target of one strike is lost in cloud: on a 1 to 3 the strike turns back.',
  'text.bad-deck': 'One enemy carrier launches one formation less.',
  'text.fast-deck-crew': 'One of your carriers can launch 2 factors more in one launch.',
  'text.fighter-direction': 'Your CAP rating is 1 higher against one strike.',
  'text.alert-lookouts':
    'Your CAP rating is 1 higher against one strike, if the force has no radar.',
  'text.out-of-the-sun':
    'Played once CAP is allotted: one of your formations of dive bombers is not attacked by CAP.',
  'text.coordinated-attack':
    'The flak of one target counts half against all but the first formation of your strike.',
  'text.ace-squadron': 'One fighter formation has attack 1 higher in one combat.',
  'text.green-pilots':
    'One enemy formation hits less well in this turn: all its hit numbers are 1 lower.',
  'text.veteran-bombers':
    'One of your formations of bombers hits better in this turn: its hit numbers are 1 higher.',
  'text.skilled-captain':
    'Played after the flak: one of your ships counts 1 size smaller against one formation.',
  'text.rapid-flak':
    'Played before the flak: fire control is 1 higher for one of your ships against one formation.',
  'text.good-damage-control': 'Up to three damage control dice of one ship are rolled again.',
  'text.gasoline-vapors': 'An enemy carrier that burns gets one more fire.',
  'text.torpedoes-run-deep': 'Half of the potential hits of one enemy torpedo formation are lost.',
  'text.submarine':
    'Played after movement: on a 1 or 2 your submarine finds an enemy task force, and may torpedo one of two ships that its owner names.',
  'text.destroyer-screen':
    'Cancels a submarine, or keeps submarines off one of your task forces for this turn.',
  'text.refueling':
    'One of your task forces can move 6 hexes in this turn whatever its fuel, and is no longer short of it.',
  'text.lost-at-sea': 'One searching factor of the enemy does not come home; he chooses which.',
  'text.dummy': 'It does nothing, and takes up a place in the hand.',
} as const;
