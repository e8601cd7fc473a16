import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { shippedFile } from '../../../src/scenario/shipped';
import { shippedList } from '../../../src/scenario/shippedList';
import { loadList } from '../../../src/ui/match/catalog';
import { BattleEditor } from '../../../src/ui/systems/battle/chartRoom/BattleEditor';
import { FleetEditor } from '../../../src/ui/systems/fleet-action/chartRoom/FleetEditor';
import { WingsEditor } from '../../../src/ui/systems/sea-wings/chartRoom/WingsEditor';
import { SeekriegEditor } from '../../../src/ui/systems/seekrieg/chartRoom/SeekriegEditor';
import { operationEditor } from '../../../src/ui/systems/strategic/chartRoom/OperationEditor';
import type { EditorProps } from '../../../src/ui/table/editorProps';
import { fleetEditorText } from '../../../src/words/fleet-action/texts/editor';
import { registry } from '../../scenario/shipped';

// What React warns about is not listened to here: React as players have it makes the pages in half the time or less.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime');
  return { Fragment, jsxDEV: jsx };
});

// Maps and data sheets take most of the time, and are not forms.
vi.mock('../../../src/ui/chartRoom/sea/SeaEditorMap', () => ({ SeaEditorMap: () => null }));
vi.mock('../../../src/ui/chartRoom/theater/EditorChart', () => ({ EditorChart: () => null }));
vi.mock('../../../src/ui/systems/battle/chartRoom/EditorMap', () => ({ EditorMap: () => null }));
vi.mock('../../../src/ui/systems/fleet-action/sheets/ShipSheet', () => ({
  ShipSheet: () => null,
}));
vi.mock('../../../src/ui/systems/sea-wings/lobby/WingsSheet', () => ({ WingsSheet: () => null }));
vi.mock('../../../src/ui/systems/seekrieg/lobby/SeekriegSheet', () => ({
  SeekriegSheet: () => null,
}));

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

const EDITORS: Readonly<Record<string, ComponentType<EditorProps>>> = {
  battle: BattleEditor,
  'fleet-action': FleetEditor,
  'sea-wings': WingsEditor,
  seekrieg: SeekriegEditor,
  strategic: operationEditor(undefined),
};

/** Keys by which a file and its parts are known, and those that are read by another, such as degrees beside a hex. */
const NAMELESS = /^(\$schema|system|id)$|\.(id|convoy|oiler)$|\.at\.(lat|lon)$/;

/** What is one of a list, of which no other is in a shipped file: no page can be made of another value. */
const ONE_OF_A_LIST =
  /\.kind$|^(submarines\[\]\.submarine|squadrons\[\]\.(entersNear\.course|craft\[\]\.craft)|landTargets\[\]\.place)$/;

/** Files of a system ask for more keys than that. */
const LEAST_KEYS: Readonly<Record<string, number>> = {
  ...{ battle: 65, 'fleet-action': 90, 'sea-wings': 90, seekrieg: 90, strategic: 90 },
};

/** What is painted, dragged and written on the map and nowhere else. */
const ON_THE_MAP: Readonly<Record<string, RegExp>> = {
  battle: /^(land|names)\b/,
  'fleet-action': /^(land|names)\b/,
  'sea-wings': /^(map\.(land|names)|(forces|bases)\[\]\.hex)\b/,
  // The module `search` is there when its map is.
  seekrieg: /^(land|names|search\.land|modules)\b/,
  strategic: /^(map\.(land|names)|(divisions|landUnits)\[\]\.hex)\b/,
};

/** What stands in the panel of an editor, beside its map. */
function panelOf(Editor: ComponentType<EditorProps>, draft: Json): string {
  const nothing = () => {};
  const editing = {
    ...{ draft, registry, faults: [], goal: undefined, change: nothing, settle: nothing },
  };
  return renderToStaticMarkup(createElement(Editor, { editing, bar: () => null }));
}

/** No page can be made of a value that its key cannot have. */
function pageOrNone(Editor: ComponentType<EditorProps>, draft: Json): string | undefined {
  try {
    return panelOf(Editor, draft);
  } catch {
    return undefined;
  }
}

/** A value of a file: where, and of which key, such as `ships[].hex[0]`. */
interface Leaf {
  path: Path;
  key: string;
  value: Json;
}

function leavesOf(value: Json, path: Path = [], key = ''): Leaf[] {
  if (Array.isArray(value)) {
    const isPair = value.length === 2 && value.every((it) => typeof it === 'number');
    return value.flatMap((it, i) =>
      leavesOf(it, [...path, i], isPair ? `${key}[${i}]` : `${key}[]`),
    );
  }
  if (typeof value !== 'object' || value === null) return [{ path, key, value }];
  const own = value as { readonly [key: string]: Json };
  const kind = typeof own.kind === 'string' ? `<${own.kind}>` : '';
  const prefix = key === '' ? kind : `${key}${kind}.`;
  return Object.entries(own).flatMap(([name, it]) =>
    leavesOf(it, [...path, name], `${prefix}${name}`),
  );
}

/** A file with another value in a place, or without any there. */
function withValue(file: Json, [step, ...rest]: Path, value: Json | undefined): Json {
  if (Array.isArray(file)) {
    const next = (it: Json) => (rest.length > 0 ? [withValue(it, rest, value)] : [value ?? []]);
    return file.flatMap((it, i) => (i !== step ? [it] : next(it).flat()));
  }
  const { [step as string]: inner, ...others } = file as { [key: string]: Json };
  const next = rest.length > 0 && inner !== undefined ? withValue(inner, rest, value) : value;
  return next === undefined ? others : { ...others, [step as string]: next };
}

function otherThan(value: Json): Json {
  if (value === 'allies' || value === 'axis') return value === 'axis' ? 'allies' : 'axis';
  if (typeof value === 'string') return `${value}x`;
  return typeof value === 'number' ? value + 1 : !value;
}

beforeAll(async () => {
  // The list of scenarios is read once, and a page waits for it.
  const battle = shippedFile('sk-river-plate') as unknown as Json;
  expect(() => panelOf(SeekriegEditor, battle)).toThrow('suspended');
  await loadList();
});

test.each(Object.entries(EDITORS))(
  'each key that a shipped scenario of %s has is shown by its editor: another value makes another page',
  (system, Editor) => {
    const files = shippedList
      .filter(({ card }) => card.system === system)
      .map(({ card }) => shippedFile(card.id) as unknown as Json)
      .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
    const leaves = files.flatMap((file) => leavesOf(file).map((leaf) => ({ ...leaf, file })));
    // From the smallest file that has it, which renders fastest.
    const one = new Map(leaves.map((it) => [it.key, it]));
    // React warns about odd values.
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const pages = new Map<Json, string>();
    const pageOf = (file: Json): string => {
      const page = pages.get(file) ?? panelOf(Editor, file);
      pages.set(file, page);
      return page;
    };
    /** Whether no other value makes another page. */
    const isHidden = ({ key, path, value, file }: (typeof leaves)[number]): boolean => {
      const known = leaves.find((it) => it.key === key && it.value !== value)?.value;
      for (const other of [known ?? otherThan(value), otherThan(value), undefined]) {
        const page = pageOrNone(Editor, withValue(file, path, other));
        if (page !== undefined && page !== pageOf(file)) return false;
      }
      return true;
    };
    const asked = [...one.values()].filter(
      ({ key }) =>
        !NAMELESS.test(key) && !ONE_OF_A_LIST.test(key) && !ON_THE_MAP[system]?.test(key),
    );
    expect(asked.length).toBeGreaterThan(LEAST_KEYS[system] as number);
    const hidden = asked.filter(isHidden).map(({ key }) => key);
    said.mockRestore();
    expect(hidden).toEqual([]);
  },
  120_000,
);

test('[NW-30.5] an objective of a side spares ships of that side, and offers no others', () => {
  const page = panelOf(FleetEditor, shippedFile('fa-denmark-strait') as unknown as Json);
  const [, after = ''] = page.split(fleetEditorText('spares'));
  const offered = after.slice(0, after.indexOf('</details>'));
  expect(offered).toContain('Bismarck');
  expect(offered).toContain('Prinz Eugen');
  expect(offered).not.toContain('Hood');
});
