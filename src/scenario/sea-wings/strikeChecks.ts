import type { Formation, SeaWingsScenario } from '../../rules/sea-wings/query';
import type { PathFault } from '../form/fault';

type RequiredStrike = NonNullable<SeaWingsScenario['requiredStrikes']>[number];

/** [WG-29.22] Required strikes that could never be planned: of more factors than their decks launch, or with useless loads. */
export const strikeSizeFaults = (scenario: SeaWingsScenario): PathFault[] =>
  (scenario.requiredStrikes ?? []).flatMap((strike, i) => {
    const homes = homesOf(scenario, strike);
    const path = `requiredStrikes[${i}]`;
    return [
      ...leastFaults(path, strike, homes),
      ...usualFaults(path, strike, homes),
      ...loadFaults(path, strike, homes),
    ];
  });

/** A carrier or base with formations of the aircraft. */
interface Home {
  formations: { id: string; factors: number; type: Formation['type'] }[];
  /** [WG-8.5, WG-8.7] Factors of two launches. */
  capacity: number;
}

function homesOf({ forces, bases }: SeaWingsScenario, { side, aircraft }: RequiredStrike): Home[] {
  const aboard = forces
    .filter((force) => force.side === side)
    .flatMap(({ ships }) => ships)
    .map(({ card, formations }) => ({ formations, launch: card.carrier?.launchCapacity ?? 0 }));
  const ashore = bases
    .filter((base) => base.side === side)
    .map(({ card, formations }) => ({ formations, launch: card.launchCapacity }));
  return [...aboard, ...ashore]
    .map(({ formations, launch }) => ({
      formations: formations
        .filter(({ type }) => type.id === aircraft)
        .map(({ id, factors, mayCarry = factors, type }) => {
          return { id, factors: Math.min(factors, mayCarry), type };
        }),
      capacity: 2 * launch,
    }))
    .filter(({ formations }) => formations.length > 0);
}

const sum = (all: readonly { factors: number }[]): number =>
  all.reduce((total, { factors }) => total + factors, 0);

function leastFaults(path: string, { least }: RequiredStrike, homes: readonly Home[]): PathFault[] {
  const most = homes.reduce(
    (all, { formations, capacity }) => all + Math.min(capacity, sum(formations)),
    0,
  );
  const expected = `${most} or less, which is what its decks can send in two launches`;
  return least > most ? [{ path: `${path}.least`, expected, found: `${least}` }] : [];
}

function usualFaults(
  path: string,
  { least, usual }: RequiredStrike,
  homes: readonly Home[],
): PathFault[] {
  const sent = sum(usual);
  const short = { path: `${path}.usual`, expected: `${least} factors or more`, found: `${sent}` };
  const large = homes.flatMap(({ formations, capacity }) => {
    const here = usual.filter(({ formation }) => formations.some(({ id }) => id === formation));
    const most = Math.min(capacity, sum(formations));
    const last = usual.findLastIndex((it) => here.includes(it));
    const expected = `${most} factors or less from that deck, in two launches`;
    return sum(here) > most
      ? [{ path: `${path}.usual[${last}].factors`, expected, found: `${sum(here)}` }]
      : [];
  });
  return [...(sent < least ? [short] : []), ...large];
}

/** [WG-12.14] */
function loadFaults(path: string, { loads }: RequiredStrike, homes: readonly Home[]): PathFault[] {
  const carried = homes[0]?.formations[0]?.type.loads ?? [];
  return loads.flatMap((load, l) =>
    carried.some(({ id, hitNumber }) => id === load && hitNumber.bases === null)
      ? [{ path: `${path}.loads[${l}]`, expected: 'a load for bases', found: `'${load}'` }]
      : [],
  );
}
