import { loadScenario } from '../catalog';
import type { Draft, DraftForm } from '../core/draftForm';
import { DRAFT_FORMS } from '../draftForms';
import { checked, parseJson } from '../form/check';
import { bad, type Fault, oneOf, type Read, shown } from '../form/fault';
import type { ShipRegistry } from '../records/registry';

/** Several times as much as the largest battle: guards against files and links that are made to choke the page. */
export const MAX_LETTERS = 300_000;

/** Systems whose scenarios can be written in the chart room. */
export const DRAFT_SYSTEMS: readonly string[] = Object.keys(DRAFT_FORMS);

// biome-ignore lint/suspicious/noExplicitAny: a draft is its system's own business
export const draftFormOf = (system: unknown): DraftForm<any> | undefined =>
  DRAFT_SYSTEMS.includes(system as string) ? DRAFT_FORMS[system as string] : undefined;

/** Reads the text of a scenario, of a file or a link, that is to be edited; what cannot be edited is refused in words. */
export function readDraft(text: string, file: string): Read<Draft> {
  if (text.length > MAX_LETTERS) {
    const expected = `a scenario of at most ${MAX_LETTERS} letters`;
    return bad([{ file, path: '', expected, found: `${text.length} letters` }]);
  }
  const parsed = parseJson(text, file);
  return parsed.ok ? checkDraft(parsed.value, file) : parsed;
}

/** Checks JSON of a scenario that is to be edited. */
export function checkDraft(value: unknown, file: string): Read<Draft> {
  if (hasProtoKey(value))
    return bad([{ file, path: '', expected: 'no such key', found: "the key '__proto__'" }]);
  const { system } = Object(value) as { system?: unknown };
  const form = draftFormOf(system);
  if (form) return checked<Draft>(form.schema, value, file);
  const expected = `a scenario of ${oneOf(DRAFT_SYSTEMS)}`;
  return bad([{ file, path: 'system', expected, found: shown(system) }]);
}

/** Schemas pass over this one key in silence. Without recursion, as lists may be nested deeply. */
function hasProtoKey(value: unknown): boolean {
  const open = [value];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    if (Object.hasOwn(part, '__proto__')) return true;
    for (const inner of Object.values(part)) open.push(inner);
  }
  return false;
}

/** Everything that is wrong with a draft, by the checks of `validate`; none of one that can be played. */
export function faultsOfDraft(draft: Draft, registry: ShipRegistry, file: string): Fault[] {
  const faults = draftFormOf(draft.system)?.faults(draft, registry, file) ?? [];
  if (faults.length > 0) return faults;
  const read = loadScenario(draft, registry, file);
  return read.ok ? [] : read.faults;
}

/** The same scenario under another id, as the start of one's own. */
export function copyOf(draft: Draft, id: string): Draft {
  const { $schema: _, ...rest } = draft as Draft & { $schema?: unknown };
  return { ...rest, id };
}

/** A draft as the text of a file. */
export const textOfDraft = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;
