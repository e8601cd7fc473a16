import { type Catalog, newCatalog, type RawFile } from './catalog';
import { faultText } from './form/fault';

const records = import.meta.glob<unknown>('../../scenarios/data/*/*.json', {
  eager: true,
  import: 'default',
});
const scenarios = import.meta.glob<unknown>(
  ['../../scenarios/*/*.json', '!../../scenarios/{data,schema,tables}/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

const filesOf = (modules: Record<string, unknown>): RawFile[] =>
  Object.entries(modules).map(([path, value]) => ({ file: path.replace('../../', ''), value }));

/** The catalog that is built into the web app; its files were checked when it was built. */
export function shippedCatalog(): Catalog {
  const read = newCatalog(filesOf(records), filesOf(scenarios));
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
}
