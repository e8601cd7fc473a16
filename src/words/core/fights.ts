import type { AnyWords, FightNames, FightTeller } from './systemWords';

type Teller = NonNullable<AnyWords['fightTeller']>;

const tellers = new Map<string, { host: string; teller: Teller }>();

/** From now on the fights that a system hands over are described by the words of its host. */
export function describeFights(system: string, host: string, teller: Teller): void {
  tellers.set(system, { host, teller });
}

/** Describes the fights that a system hands over, once the words for them are loaded. */
export function fightsOf(
  system: string,
  names: FightNames,
): (FightTeller & { system: string }) | undefined {
  const known = tellers.get(system);
  return known && { system: known.host, ...known.teller(names) };
}
