import type { HitLetter } from '../model/units';
import type { ByFace, HitResult, TableSet } from './tableSet';

/** A column as printed, by die: `'P 2P P,S - Sunk PA'` becomes letters; `-` is no effect. */
function column(text: string): ByFace<HitResult> {
  const cells = text.split(' ').map(result);
  return cells as unknown as ByFace<HitResult>;
}

function result(cell: string): HitResult {
  if (cell === 'Sunk') return 'sunk';
  if (cell === '-') return [];
  return [...cell.replace('2P', 'PP')] as HitLetter[];
}

/** [WG-13.2, WG-13.5, WG-13.6] */
const bombs: TableSet['shipHits']['bomb'] = {
  name: 'Ship hit effects, bombs or gunfire',
  source: 'WG-13.2: the chart of that name; letters run together are a double result',
  fill: false,
  results: {
    BB: column('P M S - - -'),
    CA: column('P P M S T -'),
    CL: column('2P P M S T -'),
    DD: column('Sunk 2P TP P M T'),
    CV: column('P P A A S S'),
    CVL: column('2P P A A A S'),
    CVE: column('2P PA A A A S'),
  },
};

/** [WG-13.3, WG-13.6] */
const torpedoes: TableSet['shipHits']['torpedo'] = {
  name: 'Ship hit effects, torpedoes',
  source: 'WG-13.3: the chart of that name; letters run together are a double result',
  fill: false,
  results: {
    BB: column('2P P P M M -'),
    CA: column('2PS 2P P P M M'),
    CL: column('Sunk 2PS 2P PM P M'),
    DD: column('Sunk Sunk 2PT 2P 2P PM'),
    CV: column('2P P P A A -'),
    CVL: column('2PS 2P P P A A'),
    CVE: column('Sunk 2PS 2P PA P A'),
  },
};

export const shipHits: TableSet['shipHits'] = { bomb: bombs, torpedo: torpedoes };

/** [WG-1.24, WG-13.2] */
export const shipColumns: TableSet['shipColumns'] = {
  name: 'Columns of the ship hit tables',
  source: 'WG-1.24: a merchantman is read as an escort carrier',
  fill: true,
  columns: {
    BB: 'BB',
    BC: 'BB',
    CA: 'CA',
    CL: 'CL',
    DD: 'DD',
    TB: 'DD',
    CV: 'CV',
    CVL: 'CVL',
    CVE: 'CVE',
    MM: 'CVE',
  },
};

/** [WG-13.4] */
export const baseHits: TableSet['baseHits'] = {
  name: 'Base hit effects, bombs or gunfire',
  source: 'WG-13.4: the chart of that name',
  fill: false,
  results: {
    'large-land': column('A S S - - -'),
    'small-land': column('A A S - - -'),
    seaplane: column('A A S - - -'),
  },
};

/** [WG-13.24, WG-13.25, WG-13.28] */
export const fireStarts: TableSet['fireStarts'] = {
  name: 'Fires started by a hit',
  source: 'WG-13.24, WG-13.25: notes under the hit letters',
  fill: false,
  usual: [0, 0, 0, 0, 0, 1],
  carrier: [0, 0, 0, 0, 1, 1],
  readied: [0, 1, 1, 1, 2, 3],
};

/** [WG-12.3] */
export const strikeHits: TableSet['strikeHits'] = {
  name: 'Strike aircraft to hit',
  source: 'WG-12.3: the chart of that name',
  fill: false,
  hits: [
    [1, 0, 0, 0, 0, 0],
    [1, 1, 1, 0, 0, 0],
    [2, 2, 1, 1, 0, 0],
    [3, 2, 2, 1, 1, 0],
    [3, 3, 2, 2, 1, 1],
    [3, 3, 3, 3, 2, 1],
  ],
};

/** [WG-13.20, WG-13.21, WG-13.19] */
export const shipEnds: TableSet['shipEnds'] = {
  name: 'Hits that end a ship',
  source: 'WG-13.19 to WG-13.21: notes under the hit letters',
  fill: false,
  helplessAtP: 2,
  sunkAtP: 3,
  abandonedAtF: 5,
};

/** [WG-13.11, WG-13.14] */
export const airLosses: TableSet['airLosses'] = {
  name: 'Air factors lost by an A hit',
  source: 'WG-13.11: hit letters',
  fill: false,
  ship: 1 / 2,
  dispersed: 1 / 4,
  readied: 1 / 2,
};
