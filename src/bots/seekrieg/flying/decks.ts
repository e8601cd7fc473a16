import { type AirBase, cardNamed } from '../../../rules/seekrieg/query';

type Rows = AirBase['deck'];

const roleOf = ({ aircraft }: Rows[number]) => cardNamed(aircraft)?.role;

const countIn = (rows: Rows, role: 'fighter' | 'attack'): number =>
  rows.reduce((sum, row) => (roleOf(row) === role ? sum + row.count : sum), 0);

export const fightersIn = (rows: Rows): number => countIn(rows, 'fighter');
export const attackersIn = (rows: Rows): number => countIn(rows, 'attack');

/** Fighters on a full deck: a section to stay, and one to go with the bombers. */
const FIGHTERS = 8;

/** [SK-20.17] A deck load from the hangar: fighters up to their number, then bombers of all types alike. */
export function armingOf({ deck, hangar, deckSpots }: AirBase): Rows {
  const room = deckSpots - deck.reduce((sum, { count }) => sum + count, 0);
  const wanted = Math.max(0, FIGHTERS - fightersIn(deck));
  const fighters = takenFrom(hangar, 'fighter', Math.min(wanted, room));
  const rest = room - fighters.reduce((sum, { count }) => sum + count, 0);
  return [...fighters, ...takenFrom(hangar, 'attack', rest)];
}

/** So many aircraft of a role, of each type its share. */
function takenFrom(rows: Rows, role: 'fighter' | 'attack', most: number): Rows {
  let types = rows
    .filter((row) => roleOf(row) === role && row.count > 0)
    .sort((a, b) => a.aircraft.localeCompare(b.aircraft));
  let all = countIn(rows, role);
  let left = Math.min(most, all);
  const taken: Rows = [];
  while (types.length > 0) {
    const [row, ...others] = types as [Rows[number], ...Rows];
    const count = Math.ceil((left * row.count) / all);
    if (count > 0) taken.push({ aircraft: row.aircraft, count, load: 0 });
    left -= count;
    all -= row.count;
    types = others;
  }
  return taken;
}

/** [SK-20.27] The deck load that a battle opens with; `undefined` if it stands there already. */
export function deckAtStart({ deck, hangar, ...base }: AirBase): Rows | undefined {
  const all = [...deck, ...hangar].reduce<Rows>(withRow, []);
  const wanted = armingOf({ ...base, deck: [], hangar: all });
  const isThere = wanted.every(({ aircraft, count }) =>
    deck.some((it) => it.aircraft === aircraft && it.count === count),
  );
  return isThere ? undefined : wanted;
}

function withRow(rows: Rows, { aircraft, count }: Rows[number]): Rows {
  const before = rows.find((it) => it.aircraft === aircraft)?.count ?? 0;
  const others = rows.filter((it) => it.aircraft !== aircraft);
  return [...others, { aircraft, count: before + count, load: 0 }];
}
