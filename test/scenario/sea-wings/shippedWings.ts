import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../../../src/rules/core';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/query';
import { resolveSeaWings } from '../../../src/scenario/sea-wings/resolve';
import { type SeaWingsFile, seaWingsSchema } from '../../../src/scenario/sea-wings/schema';
import { registry } from '../shipped';

const FOLDER = join(import.meta.dirname, '../../../scenarios/sea-wings');

/** The scenarios of Sea Wings as they are shipped. */
export const FILES: SeaWingsFile[] = readdirSync(FOLDER).map((name) =>
  seaWingsSchema.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
);

export const fileOf = (id: string): SeaWingsFile =>
  must(
    FILES.find((it) => it.id === id),
    id,
  );

export function resolved(file: SeaWingsFile): SeaWingsScenario {
  const read = resolveSeaWings(file, registry, `${file.id}.json`);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.scenario;
}

export const SCENARIOS = new Map(FILES.map((file) => [file.id, resolved(file)]));

export const scenario = (id: string): SeaWingsScenario => must(SCENARIOS.get(id), id);
