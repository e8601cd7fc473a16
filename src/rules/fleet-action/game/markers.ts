import { type Axial, type Facing, ORIGIN } from '../../../hex';
import type { Knots, Roll, Side } from '../../core';
import type { ContactId, SquadronId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { FleetActionScenario, ScenarioSide } from '../model/scenario';

/** [NW-1.33, NW-2.33] At the start any ship may turn at once: no MVR is higher. */
const MAX_STRAIGHT = 2;

/** A marker before it has a name. */
interface Blank {
  squadron: SquadronId | null;
  hex: Axial;
  facing: Facing;
  speedKnots: Knots;
}

/** [NW-3.7, NW-3.8] Deals the markers of a side: their names, drawn by lot, tell nothing of what they hold. */
export function dealMarkers({ state, ...play }: Play, scenario: FleetActionScenario, side: Side) {
  const blanks = blanksOf(scenario.sides[side]);
  const names = blanks.map((_, i) => `${side}-contact-${i + 1}`);
  const dice: Roll[] = [];
  for (const blank of blanks) deal(state, side, drawName({ state, ...play }, names, dice), blank);
  sortContacts(state);
  if (dice.length > 0)
    tell({ state, ...play }, { kind: 'lotsDrawn', rule: 'NW-3.9', seenBy: [], dice });
}

function drawName({ dice }: Play, names: ContactId[], rolls: Roll[]): ContactId {
  const roll = dice.lot(names.length, 'contact-marker');
  rolls.push(roll);
  return names.splice(roll.values[0] as number, 1)[0] as ContactId;
}

function deal(state: Play['state'], side: Side, id: ContactId, blank: Blank): void {
  const { squadron, hex, facing, speedKnots } = blank;
  const { contacts, squadrons } = state.forces[side];
  state.contacts[id] = { id, side, hex: { ...hex }, facing, hasMoved: false };
  contacts[id] = { squadron, speedKnots, carry: 0, straight: MAX_STRAIGHT, turnedAtRest: false };
  const hidden = squadrons[squadron ?? ''];
  if (hidden) hidden.contact = id;
}

/** In the order of their names, which tells nothing either. */
function sortContacts(state: Play['state']): void {
  const sorted = Object.entries(state.contacts).sort(([a], [b]) => (a < b ? -1 : 1));
  state.contacts = Object.fromEntries(sorted);
}

const blanksOf = (side: ScenarioSide): Blank[] => {
  const real = side.squadrons
    .filter(({ isContact, entersOnTurn }) => isContact && entersOnTurn === 0)
    .map(({ id, units, facing, speedKnots }) => ({
      squadron: id,
      hex: units[0]?.hex ?? ORIGIN,
      facing,
      speedKnots,
    }));
  return [...real, ...side.dummies.map((dummy, i) => dummyOf(dummy, real[i % real.length]))];
};

/** [NW-3.8] In the hex that the scenario names, or as another marker of the side. */
const dummyOf = (
  { hex, facing, speedKnots }: ScenarioSide['dummies'][number],
  like: Blank | undefined,
): Blank =>
  hex === null && like
    ? { ...like, squadron: null }
    : { squadron: null, hex: hex ?? ORIGIN, facing, speedKnots };
