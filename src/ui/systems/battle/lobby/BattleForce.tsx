import type { ScenarioShip, TaskForce } from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';
import type { PreparedBattle } from '../../../../scenario/battle/resolve';
import type { ClassPlan } from '../../../../scenario/prepared';
import { battleLobbyText } from '../../../../words/battle/texts/lobby';
import { RuleLink } from '../../../rules/RuleLink';
import { ShipPicture } from '../../../ships/ShipFigure';
import { ShipLink } from '../../../ships/ShipLink';
import { longestFeet } from '../../../ships/shipPlan';
import type { Silhouette } from '../../../ships/silhouette';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { typeMark } from '../desk/typeMark';

/** A side of a battle: its task forces, each class from above, its ships with their captains beside. */
export const BattleForce = ({ loaded, side }: { loaded: PreparedBattle; side: Side }) =>
  loaded.scenario.taskForces
    .filter((force) => force.side === side)
    .map((force, i) => (
      <TaskForceList
        key={force.id}
        force={force}
        commander={loaded.card.forces[side][i]?.commander}
        plans={loaded.plans}
        ofFeet={longestIn(loaded)}
      />
    ));

/** The length of the longest ship of either side: all are drawn to its scale. */
const longestIn = ({ scenario, plans }: PreparedBattle): number =>
  longestFeet(
    scenario.taskForces
      .flatMap(({ ships }) => ships)
      .map(({ sheet }) => ({ type: sheet.type, record: recordOf(plans, sheet.classId) })),
  );

const recordOf = (plans: readonly ClassPlan[], classId: string): Silhouette | undefined => {
  const plan = plans.find(({ id }) => id === classId);
  return plan && silhouetteOf(plan);
};

interface TaskForceListProps {
  force: TaskForce;
  commander: string | undefined;
  plans: readonly ClassPlan[];
  ofFeet: number;
}

const TaskForceList = ({ force, commander, plans, ofFeet }: TaskForceListProps) => (
  <section className="task-force">
    <h4>
      {force.name}
      {commander && <small>{commander}</small>}
    </h4>
    {force.surprisedUntil && (
      <p className="hint">
        {battleLobbyText('surprised', { until: force.surprisedUntil })}{' '}
        <RuleLink system="battle" rule="BT-19.3" />
      </p>
    )}
    <ul>
      {sistersIn(force.ships).map((ships) => (
        <Sisters key={ships[0]?.id} {...{ ships, plans, ofFeet }} />
      ))}
    </ul>
  </section>
);

/** Ships of one class that are listed together in the order of battle. */
function Sisters({
  ships,
  plans,
  ofFeet,
}: {
  ships: readonly ScenarioShip[];
  plans: readonly ClassPlan[];
  ofFeet: number;
}) {
  const [first] = ships;
  if (!first) return null;
  return (
    <li className="sisters">
      <ShipPicture
        type={first.sheet.type}
        record={recordOf(plans, first.sheet.classId)}
        ofFeet={ofFeet}
      />
      <span className="type-mark">{typeMark(first.sheet.type)}</span>
      <ul className="sister-names">
        {ships.map(({ id, sheet, captain }) => (
          <li key={id}>
            <b>
              <ShipLink id={id}>{sheet.name}</ShipLink>
            </b>
            {captain && <small>{captain}</small>}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Neighbors of one class and type together. */
function sistersIn(ships: readonly ScenarioShip[]): ScenarioShip[][] {
  const groups: ScenarioShip[][] = [];
  for (const ship of ships) {
    const last = groups.at(-1);
    const { classId, type } = ship.sheet;
    const isSister = last?.[0]?.sheet.classId === classId && last[0].sheet.type === type;
    if (last && isSister) last.push(ship);
    else groups.push([ship]);
  }
  return groups;
}
