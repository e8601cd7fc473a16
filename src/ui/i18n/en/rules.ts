/** The page of the rules, around their own text. */
export const en = {
  opening: 'Opening the rules …',
  sections: 'Sections',
  books: 'Games',
  'book.battle': 'Battle',
  'book.strategic': 'Strategic',
  search: 'Search the rules',
  found_one: 'One found',
  found_other: '{{count}} found',
  none: 'No clause holds all of these words.',
  address: 'Address of {{id}}',
  tableLabel: 'Table',
  otherTable: 'In battles begun with “{{pack}}” another table holds: {{table}}.',
} as const;
