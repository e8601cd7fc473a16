import { SIDES, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import type { PreparedScenario } from '../../scenario/prepared';
import { Ensign } from '../board/counters/Ensign';
import { ShipPicture } from '../board/counters/ShipFigure';
import { silhouetteOf } from '../board/counters/silhouetteOf';
import '../board/counters.css';
import { typeMark } from '../systems/battle/words';

/** Both forces side by side, each ship from above, with her captain. */
export function Forces({ loaded }: { loaded: PreparedScenario }) {
  return (
    <div className="forces">
      {SIDES.map((side) => (
        <Force key={side} loaded={loaded} side={side} />
      ))}
    </div>
  );
}

interface ForceProps {
  loaded: PreparedScenario;
  side: Side;
}

function Force({ loaded: { card, scenario, plans }, side }: ForceProps) {
  const ships = scenario.taskForces
    .filter((force) => force.side === side)
    .flatMap((force) => force.ships);
  return (
    <section className="force" data-side={side}>
      <h3>
        <Flag card={card} side={side} /> {card.sides[side].name}
      </h3>
      <ul>
        {ships.map(({ id, sheet, captain }) => {
          const plan = plans.find((it) => it.id === sheet.classId);
          return (
            <li key={id} className="force-ship">
              <ShipPicture type={sheet.type} record={plan && silhouetteOf(plan)} />
              <span>
                <span className="type-mark">{typeMark(sheet.type)}</span> <b>{sheet.name}</b>
                {captain && <small>{captain}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const Flag = ({ card, side }: { card: ScenarioCard; side: Side }) => (
  <span className="flag">
    <Ensign nation={card.sides[side].nation} width={24} />
  </span>
);
