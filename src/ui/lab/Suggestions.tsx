import { SIDES } from '../../rules/core';
import type { Changes, LoadedScenario } from '../../scenario';
import { type ForceEntry, idOf } from '../../scenario/core/changeForm';
import { scenarioSystemOf } from '../../scenario/systemOf';
import { labText } from '../i18n/lab';
import { withPresence } from './edits';
import { nameOf } from './ShipChanges';

interface SuggestionsProps {
  loaded: LoadedScenario;
  /** Plays the scenario with these changes. */
  onPick: (changes: Changes) => void;
}

/** How many ships of a side are suggested. */
const MAX_SHIPS = 3;

/** Where results will be: what this is for, and questions that one press asks. */
export const Suggestions = ({ loaded, onPick }: SuggestionsProps) => (
  <section className="lab-suggestions" aria-labelledby="lab-suggestions">
    <h2 id="lab-suggestions">{labText('tryTitle')}</h2>
    <p>{labText('tryText')}</p>
    {SIDES.map((side) => (
      <ul key={side} data-side={side}>
        {firstShips(loaded, side).map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              onClick={() => onPick(withPresence({}, id, false))}
            >
              {labText('tryWithout', { ship: nameOf(loaded, id) })}
            </button>
          </li>
        ))}
      </ul>
    ))}
  </section>
);

/** The first ships of a side that has several: without the only one there is nothing to play. */
function firstShips({ system, file }: LoadedScenario, side: ForceEntry['side']): string[] {
  const forces = (scenarioSystemOf(system)?.changes?.forces(file) ?? []) as readonly ForceEntry[];
  const ships = forces
    .filter((force) => force.side === side)
    .flatMap((force) => force.ships ?? [])
    .flatMap((entry) => idOf(entry) ?? []);
  return ships.length > 1 ? ships.slice(0, MAX_SHIPS) : [];
}
