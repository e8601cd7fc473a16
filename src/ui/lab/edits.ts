import type { Changes } from '../../scenario';

type Setting = NonNullable<Changes['set']>[number];

/** What has become of a ship of the scenario: she is there, out, or another takes her place. */
export type Presence = 'in' | 'out' | 'replaced';

/** A list without what a test finds, or no list where nothing is left. */
const cleared = <T>(list: readonly T[] | undefined, isGone: (item: T) => boolean): T[] =>
  (list ?? []).filter((it) => !isGone(it));

/** Empty lists are no changes. */
function tidy(changes: Changes): Changes {
  const kept = Object.entries(changes).filter(([, it]) => it && Object.keys(it).length > 0);
  return Object.fromEntries(kept) as Changes;
}

export function presenceOf({ without, exchange }: Changes, ship: string): Presence {
  if (without?.includes(ship)) return 'out';
  return exchange?.some((it) => it.ship === ship) ? 'replaced' : 'in';
}

export const replacementOf = ({ exchange }: Changes, ship: string): string =>
  exchange?.find((it) => it.ship === ship)?.by ?? '';

/** A ship is there or out; what was set of her goes with her. */
export function withPresence(changes: Changes, ship: string, isIn: boolean): Changes {
  return tidy({
    ...changes,
    without: [...cleared(changes.without, (it) => it === ship), ...(isIn ? [] : [ship])],
    exchange: cleared(changes.exchange, (it) => it.ship === ship),
    set: isIn ? (changes.set ?? []) : cleared(changes.set, ({ of }) => of === ship),
  });
}

/** Another ship of the registry takes the place of one. */
export function withReplacement(changes: Changes, ship: string, by: string): Changes {
  const { exchange = [], ...rest } = withPresence(changes, ship, false);
  return tidy({
    ...rest,
    without: cleared(rest.without, (it) => it === ship),
    exchange: [...exchange, { ship, by }],
  });
}

export const valueOf = ({ set }: Changes, of: string | undefined, key: string): string =>
  set?.find((it) => it.of === of && it.key === key)?.value ?? '';

/** A setting; an empty value is as written. */
export function withSetting(
  changes: Changes,
  { of, key, value }: Omit<Setting, 'of'> & { of: string | undefined },
): Changes {
  const others = cleared(changes.set, (it) => it.of === of && it.key === key);
  const next = { ...(of !== undefined && { of }), key, value };
  return tidy({ ...changes, set: value === '' ? others : [...others, next] });
}

export const withJoined = (changes: Changes, ship: string, force: string): Changes => ({
  ...changes,
  join: [...cleared(changes.join, (it) => it.ship === ship), { ship, force }],
});

export const withoutJoined = (changes: Changes, ship: string): Changes =>
  tidy({ ...changes, join: cleared(changes.join, (it) => it.ship === ship) });

/** Optional rules as they are set; those that are as written are no changes. */
export const withOptions = (
  changes: Changes,
  written: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, boolean>>,
): Changes =>
  tidy({
    ...changes,
    options: Object.entries(options)
      .filter(([option, isOn]) => typeof written[option] === 'boolean' && written[option] !== isOn)
      .map(([option, isOn]) => ({ option, isOn })),
  });
