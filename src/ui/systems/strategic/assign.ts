import type { Order } from '../../../rules/strategic/orders';
import type { SquadronId, SquadronRecord, StrategicView } from '../../../rules/strategic/state';
import type { Desk } from './desk';
import type { Mission, Sortie } from './squadrons';

/** What squadrons are set aside for in this step: strikes take escorts along. */
export type Setting = Exclude<Mission, 'escort'>;

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

/** With what a squadron may strike, what it usually carries first [ST-7.10, ST-14.16]. */
export function weaponsOf({ card }: SquadronRecord): Weapon[] {
  const bombs = card.bombs?.rating ?? -1;
  const torpedo = card.airTorpedo ?? -1;
  const usual: Weapon[] =
    card.type === 'TB' && torpedo > bombs ? ['torpedoes', 'bombs'] : ['bombs', 'torpedoes'];
  return [...usual, 'depthCharges'];
}

/** The order that sends so many steps of a squadron where it is told to; steps of 0 call it back. */
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
  a.squadron === b.squadron && a.mission === b.mission && a.target === b.target;

/** Steps of a squadron that fly this mission already are added to. */
const withThose = (sortie: Sortie, sorties: readonly Sortie[]): Sortie => ({
  ...sortie,
  steps: sortie.steps + (sorties.find((it) => isSame(it, sortie))?.steps ?? 0),
});

/** What a squadron may be sent for to a target in this step, the usual first: fighters escort, others strike. */
function sortiesFor(
  desk: Pick<Desk, 'view' | 'side'>,
  squadron: SquadronId,
  steps: number,
  target: string | null,
): Sortie[] {
  const record = desk.view.forces[desk.side]?.squadrons[squadron];
  const setting = settingNow(desk.view);
  if (!record || !setting) return [];
  const plain = { squadron, steps, target, weapon: null };
  if (setting === 'search') return [{ ...plain, mission: 'search', target: null }];
  if (setting === 'cap') return [{ ...plain, mission: 'cap' }];
  const strikes = weaponsOf(record).map((weapon) => ({
    ...plain,
    mission: 'strike' as const,
    weapon,
  }));
  const escort = { ...plain, mission: 'escort' as const };
  return record.card.type === 'F' ? [escort, ...strikes] : [...strikes, escort];
}

/** The order that sends a squadron to a target, of those that are allowed the usual; else the usual one. */
function orderTo(desk: Desk, squadron: SquadronId, steps: number, target: string | null) {
  const orders = sortiesFor(desk, squadron, steps, target)
    .map((sortie) => withThose(sortie, desk.sorties))
    .map(sortieOrder);
  return orders.find((order) => !desk.whyNot(order)) ?? orders[0];
}

/** Orders that send the squadrons picked to a target, or to search. */
export const ordersTo = (desk: Desk, target: string | null): Order[] =>
  [...desk.squads].flatMap(([id, steps]) => orderTo(desk, id, steps, target) ?? []);

/** Whether all squadrons picked may go there. */
export function mayGoTo(desk: Desk, target: string | null): boolean {
  const orders = ordersTo(desk, target);
  return orders.length > 0 && orders.every((order) => !desk.whyNot(order));
}

/** Sends the squadrons picked, and lets go of them. */
export function send(desk: Desk, target: string | null): void {
  if (desk.give(...ordersTo(desk, target))) desk.take([...desk.squads.keys()], () => 0);
}

/** The same sortie by other means: of a strike with other weapons, as escort. */
export function otherWays(desk: Desk, sortie: Sortie): Sortie[] {
  if (sortie.mission !== 'strike' && sortie.mission !== 'escort') return [];
  return sortiesFor(desk, sortie.squadron, sortie.steps, sortie.target).filter(
    (it) => it.mission !== sortie.mission || it.weapon !== sortie.weapon,
  );
}
