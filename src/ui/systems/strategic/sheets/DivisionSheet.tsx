import type { ClassPlan } from '../../../../scenario/prepared';
import { upperFirst } from '../../../../words/core/say';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import type { DivisionFace } from '../desk/faces';
import { beforeText, typesText } from '../matrix/Counter';
import { ShipCardRow } from './ShipCardRow';
import { Sorties } from './Sorties';
import './sheets.css';

interface DivisionSheetProps {
  face: DivisionFace;
  plans: readonly ClassPlan[];
}

/** A division: where it is, its ships with ratings and damage, its squadrons; of an enemy's what is known and how. */
export function DivisionSheet({ face, plans }: DivisionSheetProps) {
  const { names } = useDesk();
  const { id, side, ships, box, isSpotted } = face;
  const speed = ships?.length ? Math.min(...ships.map((ship) => ship.speed)) : null;
  return (
    <article className="unit-sheet" data-side={side}>
      <header>
        <h3>{names.division(id)}</h3>
        <p className="unit-facts">
          <b>{id}</b>
          {box && <span>{boxName(box)}</span>}
          {speed !== null && <span>{strategicBoardText('speed', { speed })}</span>}
          {isSpotted && <span className="spotted-text">{strategicBoardText('spotted')}</span>}
          {face.isSubmerged && <span>{strategicBoardText('submerged')}</span>}
        </p>
        <KnownHow face={face} />
        <LastSpotted face={face} />
      </header>
      {ships && ships.length > 0 && (
        <>
          <p className="division-types">{typesText(ships)}</p>
          <ul className="ship-cards">
            {ships.map((ship) => (
              <ShipCardRow key={ship.id} ship={ship} plans={plans} />
            ))}
          </ul>
        </>
      )}
      {face.isOpen && <Sorties face={face} />}
    </article>
  );
}

/** [ST-5.2 to ST-5.4] How an enemy division is known, and what that reveals. */
function KnownHow({ face: { isOpen, isSpotted, isSubmarine } }: { face: DivisionFace }) {
  if (isOpen) return isSpotted ? <Note text="enemySees" rule="ST-5.4" /> : null;
  if (isSubmarine) return <Note text="boatKnown" rule="ST-5.3" />;
  return (
    <Note
      text={isSpotted ? 'spottedKnown' : 'counterKnown'}
      rule={isSpotted ? 'ST-5.4' : 'ST-5.2'}
    />
  );
}

/** When it was seen, where it is not now. */
function LastSpotted({ face: { id, isOpen, isSpotted } }: { face: DivisionFace }) {
  const { lastSpotted, lastSeen } = useDesk();
  const turn = lastSpotted.get(id);
  const before = lastSeen.get(id);
  if (isOpen || isSpotted) return null;
  if (before) return <p className="hint">{upperFirst(beforeText(before))}</p>;
  if (turn === undefined) return null;
  return <p className="hint">{strategicBoardText('lastSpotted', { turn })}</p>;
}

const Note = ({
  text,
  rule,
}: {
  text: 'enemySees' | 'boatKnown' | 'spottedKnown' | 'counterKnown';
  rule: 'ST-5.2' | 'ST-5.3' | 'ST-5.4';
}) => (
  <p className="hint">
    {strategicBoardText(text)} <RuleLink system="strategic" rule={rule} />
  </p>
);
