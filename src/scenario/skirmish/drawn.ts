import { loadScenario } from '../catalog';
import type { SkirmishForm } from '../core/skirmish/plan';
import type { SkirmishWish } from '../core/skirmish/wish';
import type { LoadedScenario } from '../core/system';
import { bad, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { scenarioSystems } from '../systemOf';
import { drawSkirmish } from './generate';
import { readSkirmishId, skirmishId } from './link';

/** Systems whose battles can be drawn, with how. */
export const skirmishSystems = (): readonly { id: string; form: SkirmishForm }[] =>
  scenarioSystems
    .loaded()
    .flatMap(({ id, skirmish }) => (skirmish ? [{ id, form: skirmish }] : []));

export const skirmishFormOf = (system: string): SkirmishForm | undefined =>
  skirmishSystems().find(({ id }) => id === system)?.form;

/** The id of the battle of a wish; `undefined` for a system that draws none. */
export function idOfWish({ system, ...wish }: SkirmishWish): string | undefined {
  const form = skirmishFormOf(system);
  return form && skirmishId(wish.mark ?? form.mark, wish);
}

/** The wish behind an id; `undefined` of any other id, and of battles that this version does not draw. */
export function wishOfId(id: string): SkirmishWish | undefined {
  const read = readSkirmishId(id);
  if (!read) return undefined;
  const { mark, wish } = read;
  const drawer = skirmishSystems().find(({ form }) => marksOf(form).includes(mark));
  if (!drawer) return undefined;
  return { system: drawer.id, ...(mark !== drawer.form.mark && { mark }), ...wish };
}

const marksOf = ({ mark, earlier = [] }: SkirmishForm): string[] => [mark, ...earlier];

/** The file of the battle of an id, as `write` has it. */
export function skirmishFile(id: string, registry: ShipRegistry): Read<object> {
  const wish = wishOfId(id);
  const form = wish && skirmishFormOf(wish.system);
  if (!wish || !form)
    return bad([{ file: id, path: 'id', expected: 'the id of a skirmish', found: id }]);
  const plan = drawSkirmish(wish, form, registry);
  return plan.ok ? { ok: true, value: form.write(plan.value) } : plan;
}

/** The battle of an id, ready to be played. */
export function loadSkirmish(id: string, registry: ShipRegistry): Read<LoadedScenario> {
  const file = skirmishFile(id, registry);
  return file.ok ? loadScenario(file.value, registry, id) : file;
}
