/** The pages before a battle. */
export const en = {
  begin: 'Begin the battle',
  scenarios: 'Battles',
  scenariosText:
    'Stacks of ships on hexes of two miles, impulse by impulse: move, fire, launch torpedoes. The quickest way into a fight.',
  'option.noDisengagement': 'No disengagement',
  'optionText.noDisengagement':
    'Sides do not vote to break off: they fight on, or leave by the board edge.',
  'option.looseStacks': 'Loose stacks',
  'optionText.looseStacks': 'A stack may be of any size, down to one ship.',
  'option.facing': 'Facing',
  'optionText.facing': 'Fewer guns bear over bow and stern; a target seen end-on is easier to hit.',
  'option.nightConfusion': 'Night confusion',
  'optionText.nightConfusion':
    'At night hits on a hex with ships of both sides may fall on either. Stacks of up to four that keep moving are exempt.',
  'option.fog': 'Fog',
  'optionText.fog':
    'Enemy stacks out of your sight show only their hex and roughly how many ships they hold.',
  'hour.day': 'day',
  'hour.night': 'night',
  'weather.clear': 'clear',
  'weather.cloud': 'cloud',
  'weather.rain': 'rain',
  'weather.squall': 'squall',
  'weather.storm': 'storm',
  game: 'Battle',
  length_one: 'one round',
  length_other: 'up to {{count}} rounds',
  surprised: 'Taken by surprise: neither moves nor fires before impulse {{until}} of round 1.',
  book: 'Battles',
} as const;
