import type { AnyWords, FightNames, FightTeller, FightWay } from './systemWords';

/** The words of a system that fights out what others hand over. */
interface HostWords extends Pick<AnyWords, 'fightTeller' | 'fightWay'> {
  host: string;
}

const hosts = new Map<string, readonly HostWords[]>();

/** From now on the fights that a system hands over are described by the words of these, the usual one first. */
export function describeFights(system: string, words: readonly HostWords[]): void {
  hosts.set(system, words);
}

/** Who fights what a system hands over, by id; without one the usual one. */
function hostOf(system: string, id: string | undefined): HostWords | undefined {
  const known = hosts.get(system) ?? [];
  return id === undefined ? known[0] : known.find(({ host }) => host === id);
}

type Described = FightTeller & { system: string };

/** Describes the fights that a system hands over, by the id of who fights them, once the words for them are loaded. */
export function fightsOf(
  system: string,
  names: FightNames,
): (host: string | undefined) => Described | undefined {
  const tellers = new Map<HostWords, Described | undefined>();
  return (id) => {
    const words = hostOf(system, id);
    if (words && !tellers.has(words)) {
      const teller = words.fightTeller?.(names);
      tellers.set(words, teller && { system: words.host, ...teller });
    }
    return words && tellers.get(words);
  };
}

/** A way in which a system's fights are fought out by another; its id where that one has no words for it. */
export const fightWay = (system: string, host: string): FightWay =>
  hostOf(system, host)?.fightWay?.() ?? { name: host, text: '' };
