/** Why a bot advises what it does in a battle of Seekrieg. */
export const en = {
  closing_one: 'Close the range: against {{ships}} the odds are best at {{count}} hex.',
  closing_other: 'Close the range: against {{ships}} the odds are best at {{count}} hexes.',
  opening_one: 'Open the range: against {{ships}} the odds are best at {{count}} hex.',
  opening_other: 'Open the range: against {{ships}} the odds are best at {{count}} hexes.',
  keeping_one: 'Hold the range: against {{ships}} the odds are best at {{count}} hex.',
  keeping_other: 'Hold the range: against {{ships}} the odds are best at {{count}} hexes.',
  outOfReach: "There is nothing to gain here: withdraw out of the enemy's reach.",
  reaching_one: 'Make for the place that counts: {{count}} hex to go.',
  reaching_other: 'Make for the place that counts: {{count}} hexes to go.',
  torpedoes: 'Torpedoes are worth firing at {{percent}}% or better.',
  'ahead.away': 'Trial games go best if the enemy is kept at a distance: keep away.',
  'ahead.torpedoes':
    'Trial games go best if torpedoes are brought to bear: close, and launch early.',
  'ahead.range_one': 'Trial games go best if the fight is fought at {{count}} hex.',
  'ahead.range_other': 'Trial games go best if the fight is fought at {{count}} hexes.',
  'ahead.careful':
    'Trial games go best with caution: stay out of ranges that cost too much, and break off early.',
  'ahead.bold': 'Trial games go best with boldness: press the fight whatever it costs.',
  'ahead.steady': 'Trial games go best if nobody breaks off: fight on.',
  'ahead.shifting':
    'Trial games go best if fire is shifted to whatever target is best at the moment.',
} as const;
