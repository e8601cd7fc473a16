import { type Catalog, loadRegistry, newCatalog, type RawFile } from './catalog';
import { faultText, type Read } from './form/fault';
import type { ShipRegistry } from './records/registry';

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
export const shippedCatalog = (): Catalog =>
  sound(newCatalog(filesOf(records), filesOf(scenarios)));

/** The JSON of a shipped scenario's file, to be copied; `undefined` when there is none by that id. */
export const shippedFile = (id: string): unknown =>
  Object.values(scenarios).find((value) => (Object(value) as { id?: unknown }).id === id);

let registry: ShipRegistry | undefined;

/** All ships without the scenarios. */
export function shippedShips(): ShipRegistry {
  registry ??= sound(loadRegistry(filesOf(records)));
  return registry;
}

function sound<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
}
