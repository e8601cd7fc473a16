import { STANDARD_TABLES } from '../../src/rules/battle';
import { STANDARD_SET } from '../../src/rules/battle/tables/standard';
import { applyPack, faultText } from '../../src/scenario';
import type { TablesPack } from '../../src/scenario/battle/pack/pack';
import { loadTablesPack } from '../../src/scenario/battle/pack/read';
import type { LoadedBattle } from '../../src/scenario/battle/resolve';
import { type Changes, changed } from './battleFile';
import { registry, shippedScenario } from './shipped';

/** A good tables pack with every table in it, with some places changed. */
export const packFile = (...changes: readonly Changes[]): Record<string, unknown> =>
  changed(SAMPLE, changes);

const SAMPLE = {
  kind: 'tables',
  system: 'battle',
  id: 'printed',
  name: 'The printed tables',
  tables: STANDARD_SET,
  sheets: {},
};

/** A pack of some tables and sheets that must be good. */
export function packOf(parts: Partial<Pick<TablesPack, 'tables' | 'sheets'>>): TablesPack {
  const read = loadTablesPack(packFile({ tables: {}, ...parts }), registry, 'x.json');
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
}

export const strait = shippedScenario('denmark-strait');

/** A battle as it is played with a pack that fits it. */
export function played(pack: TablesPack, loaded = strait) {
  const read = applyPack(loaded, registry, pack);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value as LoadedBattle;
}

const { gunRanges } = STANDARD_TABLES;

/** Gun ranges with secondary guns that reach a hex farther. */
export const farther = {
  ...gunRanges,
  source: 'A box, page 4',
  hexes: { ...gunRanges.hexes, secondary: 5 },
};
