import type { Axial } from '../../../../hex';
import type { BattleDraft } from '../../../../scenario/battle/draft/shape';
import { fromFile } from '../../../../scenario/draft/hexes';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { chartFieldText } from '../../../i18n/chartFields';

/** What a place in the file is called on the screen. */
export function whereIn(
  draft: BattleDraft,
  path: string,
  nameOf: (ship: string) => string,
): string {
  const [, f, s] = /^taskForces\[(\d+)\](?:\.ships\[(\d+)\])?/.exec(path) ?? [];
  const force = draft.taskForces[Number(f)];
  if (!force) return chartFieldText(partOf(path));
  const ship = force.ships[Number(s)]?.ship;
  return ship === undefined
    ? force.name
    : battleEditorText('shipOf', { ship: nameOf(ship), force: force.name });
}

const PARTS = {
  chart: /^(land|names|radius|islandMarker)/,
  ships: /^taskForces/,
  victory: /^(extraPoints|victoryRules|victory)/,
  story: /^(situation|history|losses|sources)/,
} as const;

/** The part of the panel in which a place in the file is edited. */
function partOf(path: string): keyof typeof PARTS | 'scene' {
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
  return parts.find((part) => PARTS[part].test(path)) ?? 'scene';
}

/** The hex of a place in the file, where it has one: of land, of a name, of a stack. */
export function hexOfPath(draft: BattleDraft, path: string): Axial | undefined {
  const numbers = [...path.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  const [first = -1, second = -1] = numbers;
  const hex = path.startsWith('land[')
    ? draft.land?.[first]
    : path.startsWith('names[')
      ? draft.names?.[first]?.hex
      : path.includes('.stacks[')
        ? draft.taskForces[first]?.stacks?.[second]?.hex
        : undefined;
  return hex && fromFile(hex);
}
