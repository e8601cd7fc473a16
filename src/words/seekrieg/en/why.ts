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
} as const;
