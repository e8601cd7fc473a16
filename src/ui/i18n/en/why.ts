/** Why a bot advises what it does, as doctrine says it. */
export const en = {
  separate: 'Leaving behind what cannot keep up.',
  breakOff: 'More is to be lost than won by going on.',
  fightOn: 'There is more to be won by going on.',
  outOfReach: "Keeping {{stack}} out of the enemy's reach.",
  closing: 'Closing: against {{target}} the odds are best at {{range}} hexes.',
  opening: 'Opening the range: against {{target}} the odds are best at {{range}} hexes.',
  keeping: 'Keeping the range: against {{target}} the odds are best at {{range}} hexes.',
  torpedoes: 'Torpedoes pay better now than later at {{target}}.',
  guns: 'The best use of these guns: {{hits}} hits to be expected on {{target}}.',
  unseen: 'a stack out of sight',
} as const;
