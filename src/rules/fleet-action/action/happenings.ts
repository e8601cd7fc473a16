import { unitOf } from '../common/own';
import { failPower } from '../harm/power';
import { type Play, tell } from '../model/play';
import type { ScenarioHappening } from '../model/scenario';
import type { Unit } from '../model/units';

type Kind = ScenarioHappening['kind'];

const HAPPENINGS: Readonly<Record<Kind, (play: Play, unit: Unit) => void>> = {
  /** [NW-34.5f] */
  lit(play, unit) {
    unit.isLit = true;
    tell(play, { kind: 'lit', rule: 'NW-34.5f', unit: unit.id, by: null });
  },
  /** [NW-34.6f] */
  powerFailure: failPower,
};

/** [NW-34.5f, NW-34.6f] What the scenario brings about as an Action Phase begins, to ships that are still there. */
export function happen(play: Play): void {
  const { scenario, turn } = play.state;
  for (const { kind, turn: its, unit: id } of scenario.happenings) {
    const unit = unitOf(play.state, id);
    if (its === turn && isThere(unit, kind)) HAPPENINGS[kind](play, unit);
  }
}

/** Under a marker nobody is lit, but the power may fail. */
const isThere = ({ fate }: Unit, kind: Kind): boolean =>
  fate === 'inPlay' || (fate === 'hidden' && kind === 'powerFailure');
