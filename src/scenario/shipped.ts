import { type Catalog, catalogOf, loadRegistry, type RawFile } from './catalog';
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

/**
 * All ships, and the shipped scenarios of these ids alone: to complete one takes 30 ms, all of them more than a second.
 * The files were checked when the web app was built; an id that is not shipped gives nothing.
 */
export const shippedCatalog = (ids: readonly string[]): Catalog =>
  sound(
    catalogOf(
      shippedShips(),
      filesOf(scenarios).filter(({ value }) => ids.includes(idIn(value) ?? '')),
    ),
  );

/** The JSON of a shipped scenario's file, to be copied; `undefined` when there is none by that id. */
export const shippedFile = (id: string): unknown =>
  Object.values(scenarios).find((value) => idIn(value) === id);

const idIn = (value: unknown): string | undefined => (Object(value) as { id?: string }).id;

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
