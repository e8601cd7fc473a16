import { type Catalog, newCatalog, type RawFile } from './catalog';
import { faultText } from './fault';

const ships = import.meta.glob<unknown>('../../scenarios/data/ships/*.json', {
  eager: true,
  import: 'default',
});
const battles = import.meta.glob<unknown>('../../scenarios/battle/*.json', {
  eager: true,
  import: 'default',
});

const filesOf = (modules: Record<string, unknown>): RawFile[] =>
  Object.entries(modules).map(([path, value]) => ({ file: path.replace('../../', ''), value }));

/** The catalog that is built into the web app; its files were checked when it was built. */
export function shippedCatalog(): Catalog {
  const read = newCatalog(filesOf(ships), filesOf(battles));
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
}
