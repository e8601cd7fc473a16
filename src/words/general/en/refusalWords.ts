/** Words for the figures of those refusals. */
export const en = {
  'fields.none': 'nothing',
  'wanted.id': 'a name',
  'wanted.word': 'a word',
  'wanted.count': 'a number from 0 to 999',
  'wanted.hex': 'a hex like 3,-2',
  'wanted.ids': 'a list of names joined by +',
  'wanted.groups': 'a list of groups joined by /',
  'wanted.path': 'a path of hexes joined by /',
  'wanted.yes-or-no': 'yes or no',
  'wanted.choice': 'one of the choices',
  'wanted.flag': 'the closing word',
  'wanted.text': 'text',
} as const;
