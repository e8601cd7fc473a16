import type { Axial } from '../../../hex';
import { enemyOf, must, type Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import {
  compositionOf,
  type Knowledge,
  knowledgeOf,
  type ShipKind,
} from '../../../rules/sea-wings/query';
import { isRash } from './judgement';

/** A marker of the enemy, with the ships that it is expected to hold. */
export interface Contact {
  id: string;
  hex: Axial;
  isSpotted: boolean;
  /** Mean numbers by kind. */
  ships: Record<ShipKind, number>;
  /** [WG-24.12] Its ships by name, where they are known. */
  named: ShipId[] | null;
}

type Dated = Pick<SeaWingsView['scenario'], 'date'>;

type ShipId = Knowledge['lost'][number];

type Report = Knowledge['reports'][number];

/** What a marker is expected to hold where nothing is known of it but that it holds ships: about the mean of section 29. */
const USUAL: Contact['ships'] = { carrier: 0.8, large: 3, small: 5, merchantman: 0.5 };
/** A number told is from half to double the real one: the real one is that much smaller on average. */
const ROUGH = 1 / 1.25;
/** Ships of a kind that is present in a number that is not told: about the mean of section 29. */
const PRESENT: Contact['ships'] = { carrier: 1.5, large: 3, small: 5, merchantman: 4 };
/** Turns after which a report no longer counts: a task force may have divided. A guess. */
const STALE_TURNS = 8;

const KINDS = Object.keys(USUAL) as ShipKind[];

/** The enemy's markers as they are shown, with what the side's book tells of them. */
export function contactsOf(view: SeaWingsView, side: Side): Contact[] {
  const { markers, reports } = knowledgeOf(view, side);
  const doubt = shareOfShips(view, side);
  return markers.map(({ id, hex, number }) => {
    if (number === null)
      return { id, hex, isSpotted: false, ships: times(USUAL, doubt), named: null };
    const told = reports.filter((it) => it.number === number && isFresh(view, it));
    const named = shipsSeen(view, side, number, told) ?? null;
    const ships = named ? countedIn(view, side, named) : shipsBy(told, view.scenario);
    return { id, hex, isSpotted: true, ships, named };
  });
}

const isFresh = ({ turn }: SeaWingsView, it: { turn: number }): boolean =>
  turn - it.turn <= STALE_TURNS;

/** [WG-24.12] The ships that a strike or an engagement has found in the task force of a number, unless a later report tells of kinds. */
function shipsSeen(
  view: SeaWingsView,
  side: Side,
  number: number,
  told: readonly Report[],
): ShipId[] | undefined {
  const { notebook, lost } = knowledgeOf(view, side);
  const seen = notebook.findLast((it) => it.number === number && isFresh(view, it));
  if (!seen || told.some((it) => it.kinds !== null && it.turn > seen.turn)) return undefined;
  return seen.ships.filter((id) => !lost.includes(id));
}

function countedIn(view: SeaWingsView, side: Side, ships: readonly ShipId[]): Contact['ships'] {
  const { met, convoySunk } = knowledgeOf(view, side);
  return compositionOf(
    ships.map((id) => ({ ...must(met[id], id), convoySunk, convoyUnloaded: 0 })),
  );
}

/** [WG-4.8] The share of the markers out of sight that hold ships, if the enemy has all the dummies he may have. */
function shareOfShips({ scenario, ...view }: SeaWingsView, side: Side): number {
  const { markers } = knowledgeOf(view as SeaWingsView, side);
  const hidden = markers.filter(({ number }) => number === null).length;
  if (hidden === 0) return 0;
  return Math.max(0.2, (hidden - scenario.sides[enemyOf(side)].dummies) / hidden);
}

const times = (ships: Contact['ships'], factor: number): Contact['ships'] => ({
  carrier: ships.carrier * factor,
  large: ships.large * factor,
  small: ships.small * factor,
  merchantman: ships.merchantman * factor,
});

function shipsBy(reports: readonly Report[], scenario: Dated): Contact['ships'] {
  const ships = { ...(isRash(scenario) ? USUAL : usualIn(reports)) };
  for (const kind of KINDS) ships[kind] = numberOf(kind, reports, ships[kind]);
  return ships;
}

/** [WG-17.12] The usual ships, as many in all as were told: two ships seldom have a carrier with them. */
function usualIn(reports: readonly Report[]): Contact['ships'] {
  const totals = reports.flatMap(({ total, isExact }) =>
    total === null ? [] : [isExact ? total : ROUGH * total],
  );
  if (totals.length === 0) return USUAL;
  const told = totals.reduce((sum, it) => sum + it, 0) / totals.length;
  return times(USUAL, told / KINDS.reduce((sum, kind) => sum + USUAL[kind], 0));
}

/** [WG-17.12] The last exact number, or else the mean of what was told; the usual number where no kinds were. */
function numberOf(kind: ShipKind, reports: readonly Report[], usual: number): number {
  const typed = reports.filter(({ kinds }) => kinds !== null);
  const exact = typed.findLast(({ isExact }) => isExact);
  if (exact) return exact.kinds?.[kind] ?? 0;
  const last = typed.at(-1);
  if (!last) return usual;
  if (last.kinds?.[kind] === undefined) return 0;
  const told = typed.flatMap(({ kinds }) => kinds?.[kind] ?? []);
  return told.length === 0
    ? PRESENT[kind]
    : (ROUGH * told.reduce((sum, it) => sum + it, 0)) / told.length;
}
