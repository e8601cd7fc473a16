import { SIDES, type Side } from '../../rules/core';
import type { LoadedScenario, ScenarioCard } from '../../scenario';
import { Ensign } from '../board/counters/Ensign';
import { ShipPicture } from '../board/counters/ShipFigure';
import { silhouetteOf } from '../board/counters/silhouetteOf';
import '../board/counters.css';
import { useCatalog } from '../match/useCatalog';
import { typeMark } from '../systems/battle/words';

interface ForcesProps {
  loaded: LoadedScenario;
  /** More of each ship where there is room: her captain. */
  detail?: 'names' | 'captains';
}

/** Both forces side by side, each ship from above. */
export function Forces({ loaded, detail = 'names' }: ForcesProps) {
  return (
    <div className="forces">
      {SIDES.map((side) => (
        <Force key={side} loaded={loaded} side={side} detail={detail} />
      ))}
    </div>
  );
}

interface ForceProps extends Required<ForcesProps> {
  side: Side;
}

function Force({ loaded: { card, scenario }, side, detail }: ForceProps) {
  const { registry } = useCatalog();
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
          const shipClass = registry.classes.get(sheet.classId);
          return (
            <li key={id} className="force-ship">
              <ShipPicture type={sheet.type} record={shipClass && silhouetteOf(shipClass)} />
              <span>
                <span className="type-mark">{typeMark(sheet.type)}</span> <b>{sheet.name}</b>
                {detail === 'captains' && captain && <small>{captain}</small>}
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
