/** What stands in the places of a refusal of Sea Wings, by the name of the figure and its code. */
export const en = {
  'weapon.BB': 'heavy guns',
  'weapon.CA': 'cruiser guns',
  'weapon.CL': 'light cruiser guns',
  'weapon.DD': 'destroyer guns',
  'weapon.torpedo': 'torpedoes',
  'kind.carrier': 'carriers',
  'kind.large': 'large ships',
  'kind.small': 'small ships',
  'kind.merchantman': 'merchantmen',
} as const;
