/** Refusals of orders on the search map. */
export const SEARCH = {
  'no-such-force': ['force'],
  'no-such-contact': ['contact'],
  'not-held': ['contact'],
  'broken-path': [],
  'land-on-path': [],
  'path-too-long': ['most'],
  'no-such-pattern': ['most'],
  'no-such-group': ['group'],
  'none-left': ['group'],
  'pattern-out-of-reach': ['most'],
  'cannot-search-now': ['group'],
  'not-in-force': ['ship'],
  'flagship-is-center': ['ship'],
  'station-too-far': ['most'],
} as const;
