import type { Refusal } from '../../../../rules/core';
import type { Order, SquadronId, SquadronRecord, StrategicView } from '../../../../rules/strategic';
import type { Desk } from './desk';
import type { Mission, Sortie } from './squadrons';

/** The mission assigned in this step; strikes include escorts. */
type Setting = Exclude<Mission, 'escort'>;

export function settingNow({ step }: StrategicView): Setting | null {
  switch (step.kind) {
    case 'search':
    case 'cap':
      return step.kind;
    case 'strikePlan':
      return 'strike';
    default:
      return null;
  }
}

type Weapon = NonNullable<Sortie['weapon']>;

/** The weapons a squadron may strike with, its usual one first [ST-7.10, ST-14.16]. */
function weaponsOf({ card }: SquadronRecord): Weapon[] {
  const bombs = card.bombs?.rating ?? -1;
  const torpedo = card.airTorpedo ?? -1;
  const usual: Weapon[] =
    card.type === 'TB' && torpedo > bombs ? ['torpedoes', 'bombs'] : ['bombs', 'torpedoes'];
  return [...usual, 'depthCharges'];
}

/** The order that sends this many steps of a squadron on its mission; 0 recalls it. */
export function sortieOrder(sortie: Sortie): Order {
  const { squadron, mission, steps, target, weapon } = sortie;
  const at = target ?? '';
  switch (mission) {
    case 'search':
      return { kind: 'assignSearch', squadron, steps };
    case 'cap':
      return { kind: 'assignCap', squadron, steps, over: at };
    case 'escort':
      return { kind: 'assignEscort', squadron, steps, target: at };
    case 'strike':
      return { kind: 'assignStrike', squadron, steps, target: at, weapon: weapon ?? 'bombs' };
  }
}

const isSame = (a: Sortie, b: Sortie): boolean =>
  a.squadron === b.squadron &&
  a.mission === b.mission &&
  a.target === b.target &&
  a.weapon === b.weapon;

/** Adds to the steps that already fly this mission. */
const withThose = (sortie: Sortie, sorties: readonly Sortie[]): Sortie => ({
  ...sortie,
  steps: sortie.steps + (sorties.find((it) => isSame(it, sortie))?.steps ?? 0),
});

/** Steps of a squadron that are on their way to a target, or to search. */
interface Sent {
  squadron: SquadronId;
  steps: number;
  target: string | null;
}

/** What a squadron may be sent for to a target in this step: fighters escort where there is a strike, all others strike. */
function sortiesFor(
  { view, side }: Pick<Desk, 'view' | 'side'>,
  { squadron, steps, target }: Sent,
): Sortie[] {
  const record = view.forces[side]?.squadrons[squadron];
  const setting = settingNow(view);
  if (!record || !setting) return [];
  const plain = { squadron, steps, target, weapon: null };
  if (setting === 'search') return [{ ...plain, mission: 'search', target: null }];
  if (setting === 'cap') return [{ ...plain, mission: 'cap' }];
  const strike = { ...plain, mission: 'strike' } as const;
  const strikes = weaponsOf(record).map((weapon) => ({ ...strike, weapon }));
  const escort = { ...plain, mission: 'escort' } as const;
  return record.card.type === 'F' ? [escort, ...strikes] : strikes;
}

const isFighter = ({ view, side }: Desk, id: SquadronId): boolean =>
  view.forces[side]?.squadrons[id]?.card.type === 'F';

/** Whether fighters have a strike to escort, ordered before or sent with them. */
const hasStrike = (desk: Desk, target: string | null): boolean =>
  desk.sorties.some((it) => it.mission === 'strike' && it.target === target) ||
  [...desk.squads.keys()].some((id) => !isFighter(desk, id));

/** The order that sends a squadron to a target: of those that are allowed the usual one, else the usual one. */
function orderTo(desk: Desk, sent: Sent): Order | undefined {
  const sorties = sortiesFor(desk, sent).map((sortie) => withThose(sortie, desk.sorties));
  const [first] = sorties;
  if (first?.mission === 'escort' && hasStrike(desk, sent.target)) return sortieOrder(first);
  const orders = sorties.map(sortieOrder);
  return orders.find((order) => !desk.whyNot(order)) ?? orders[0];
}

/** Orders that send the squadrons picked to a target, or to search; those that others escort first. */
export const ordersTo = (desk: Desk, target: string | null): Order[] =>
  [...desk.squads]
    .toSorted(([a], [b]) => Number(isFighter(desk, a)) - Number(isFighter(desk, b)))
    .flatMap(([squadron, steps]) => orderTo(desk, { squadron, steps, target }) ?? []);

/** Why the squadrons picked may not go there; escorts are asked for once their strike stands. */
export const whyNotTo = (desk: Desk, target: string | null): Refusal | undefined =>
  ordersTo(desk, target)
    .filter(({ kind }) => kind !== 'assignEscort' || !hasStrike(desk, target))
    .flatMap((order) => desk.whyNot(order) ?? [])[0];

/** Whether all selected squadrons may go there. */
export const mayGoTo = (desk: Desk, target: string | null): boolean =>
  desk.squads.size > 0 && !whyNotTo(desk, target);

/** Sends the selected squadrons and clears the selection. */
export function send(desk: Desk, target: string | null): void {
  if (desk.give(...ordersTo(desk, target))) desk.take([...desk.squads.keys()], () => 0);
}

/** The same sortie with another weapon, or as escort. */
export function otherWays(desk: Desk, sortie: Sortie): Sortie[] {
  if (sortie.mission !== 'strike' && sortie.mission !== 'escort') return [];
  const { squadron, steps, target } = sortie;
  return sortiesFor(desk, { squadron, steps, target })
    .filter((it) => it.mission !== sortie.mission || it.weapon !== sortie.weapon)
    .filter((it) => {
      const refused = desk.whyNot(sortieOrder(it));
      // Its steps are free once they are called back.
      return !refused || refused.code === 'too-many-steps';
    });
}
