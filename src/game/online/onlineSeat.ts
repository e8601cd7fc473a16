import { type AnySystem, bySide, type GivenOrder, type Refusal, UNDO } from '../../rules/core';
import { gameRefusal } from '../refusals';
import { refuseLine } from '../refuseLine';
import type { OptionsOf, ScenarioOf, Seat, Snapshot, Watch } from '../seat';
import type { Table } from '../table';
import type { OnlineSnapshot } from './clientStore';
import type { OnlineMatch } from './onlineMatch';
import { predict } from './predict';

/** An order that the server did not accept: it has been removed from the screen. */
interface RefusedOrder {
  line: string;
  refusal: Refusal;
}

/** What a screen shows of a match online, with pending orders carried out as far as their outcome is known. */
export interface SeatSnapshot<S extends AnySystem = AnySystem> extends OnlineSnapshot<S> {
  /** The outcome of a pending order is known only to the server. */
  isOpen: boolean;
  /** The last order that was refused, until the next one is given or it is dismissed. */
  refused: RefusedOrder | null;
}

/** A place in a match online, in the form of a place at a table. */
export interface OnlineSeat<S extends AnySystem = AnySystem> {
  system: S;
  getSnapshot(): SeatSnapshot<S>;
  subscribe(listener: () => void): () => void;
  /** Refusals by the rules are returned at once; refusals by the server are in the snapshot. */
  give(line: string): Refusal | undefined;
  dismiss(): void;
}

const SPECTATOR = gameRefusal('spectator', undefined);

/** Shows orders as sent at once, and removes those that the server refuses. */
export function newOnlineSeat<S extends AnySystem>(
  system: S,
  place: Pick<OnlineMatch<S>, 'getSnapshot' | 'subscribe' | 'give'>,
): OnlineSeat<S> {
  const listeners = new Set<() => void>();
  let shown = shownOf(system, place.getSnapshot());
  const set = (next: SeatSnapshot<S>): void => {
    shown = next;
    for (const listener of [...listeners]) listener();
  };
  place.subscribe(() => set(shownOf(system, place.getSnapshot(), shown)));
  return {
    system,
    getSnapshot: () => shown,
    subscribe(listener) {
      const call = () => listener();
      listeners.add(call);
      return () => void listeners.delete(call);
    },
    give(line) {
      const refusal = refuseNow(system, shown, line);
      if (refusal || isOnItsWay(shown, line)) return refusal;
      if (shown.refused) set({ ...shown, refused: null });
      void place.give(line).then((told) => {
        if (told) set({ ...shown, refused: { line, refusal: told } });
      });
      return undefined;
    },
    dismiss: () => set({ ...shown, refused: null }),
  };
}

/** Why an order cannot be given, as far as that is known here. */
function refuseNow(
  system: AnySystem,
  { game, isOpen }: SeatSnapshot,
  line: string,
): Refusal | undefined {
  if (!game || game.viewer === 'spectator') return SPECTATOR;
  // After a pending order with an unknown outcome, only the server knows the position.
  return isOpen ? undefined : refuseLine(system, game, game.viewer, line);
}

/** The same order given twice counts once. An undo counts each time. */
const isOnItsWay = ({ isOpen, pending }: SeatSnapshot, line: string): boolean =>
  isOpen && line !== UNDO && pending.some((it) => it.line === line);

function shownOf<S extends AnySystem>(
  system: S,
  told: OnlineSnapshot<S>,
  before?: SeatSnapshot<S>,
): SeatSnapshot<S> {
  const refused = before?.refused ?? null;
  const { game, pending } = told;
  if (!game || game.viewer === 'spectator' || pending.length === 0)
    return { ...told, isOpen: false, refused };
  const { snapshot, isOpen } = predict(system, game, game.viewer, pending);
  return { ...told, game: snapshot, isOpen, refused };
}

/** All of a finished match, from the server. */
export interface Played {
  scenario: unknown;
  options: unknown;
  seed: string;
  orders: readonly GivenOrder[];
}

const NOT_HERE = gameRefusal('not-here', undefined);

/**
 * A match online as a table: the player sees and gives orders as at a table in this browser. The other side's
 * place shows the same as one's own and takes no orders; the record is there once the match is over.
 */
export function tableOf<S extends AnySystem>(
  seat: OnlineSeat<S>,
  start: Snapshot<S>,
  played?: Played,
): Table<S> {
  const { system } = seat;
  const watch: Watch<S> = {
    getSnapshot: () => seat.getSnapshot().game ?? start,
    subscribe: seat.subscribe,
  };
  const { match } = seat.getSnapshot();
  const seatOf = (side: 'allies' | 'axis'): Seat<S> => {
    const give = side === start.viewer ? seat.give : () => NOT_HERE;
    return { ...watch, side, give, undo: () => give(UNDO) };
  };
  return {
    system,
    scenario: (played?.scenario ?? start.view.scenario) as ScenarioOf<S>,
    options: (played?.options ?? match?.setupData.options) as OptionsOf<S>,
    seed: played?.seed ?? '',
    sitters: { allies: 'human', axis: 'human' },
    seats: bySide(seatOf),
    spectator: watch,
    record: () => [...(played?.orders ?? [])],
    close: () => {},
  };
}
