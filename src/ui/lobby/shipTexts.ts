import type { Side } from '../../rules/core';
import type { CardShipType, ScenarioCard } from '../../scenario';
import { lobbyText } from '../i18n/lobby';

/** What a force is made of, as list text: similar types are counted together. */
const KINDS = {
  carrier: ['CV', 'CVL'],
  escortCarrier: ['CVE', 'CVS'],
  battleship: ['BB'],
  battlecruiser: ['BC'],
  coastDefense: ['CD'],
  cruiser: ['AC', 'CA', 'CL'],
  destroyer: ['DD', 'DE', 'TB'],
  armedMerchant: ['AMC'],
  submarine: ['SS'],
  transport: ['large-transport', 'small-transport'],
} as const satisfies Readonly<Record<string, readonly CardShipType[]>>;

const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** '2 battleships', '1 cruiser', '4 destroyers'. */
export function shipTexts({ forces }: Pick<ScenarioCard, 'forces'>, side: Side): string[] {
  const types = forces[side].flatMap(({ ships }) => ships.map(({ type }) => type));
  const kinds = KIND_NAMES.map((kind) => ({
    kind,
    count: types.filter((type) => KINDS[kind].some((it) => it === type)).length,
  }));
  const others = types.length - kinds.reduce((sum, { count }) => sum + count, 0);
  return [...kinds, { kind: 'other', count: others } as const]
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => lobbyText(`force.${kind}`, { count }));
}
