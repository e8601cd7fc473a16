/** The editor of operations on the chart of a theater. */
export const en = {
  map: 'Chart',
  mapOf: 'Chart of {{title}}',
  keys: 'Arrow keys, Home, Page Up, End and Page Down move the cursor to the neighboring hexes; with Shift the arrow keys move the chart. Enter selects what is in a hex; with a brush it paints. Shift and Enter put the selected force or base here. Escape puts the brush down and clears. Brackets step through forces and bases. Plus, minus and 0 zoom.',
  toForces: 'Go to the forces',
  inHex: 'Ships in the hex',
  howTo:
    'Drag a force or a base to move it. Pick a hex to name it; paint land and sea with the brushes.',
  ground: '{{hex}}; {{ground}}',
  land: 'land',
  sea: 'sea',
  'named.sea': 'sea',
  'named.land': 'land',
  'named.island': 'an island',
  'named.port': 'a port',
  moveHere: 'Move {{name}} here',
  newForce: 'New force: {{side}}',
  aboutForce: 'Name, commander, side',
  forceName: 'Name',
  removeForce: 'Remove this force',
  force: 'Force',
  shipOf: '{{ship}}, {{force}}',
} as const;
