import { LAND_UNITS } from '../../../../rules/strategic/query';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import type { LandFace } from '../desk/faces';
import './sheets.css';

/** A land unit: what it is, what is known of its state. */
export function LandSheet({ face }: { face: LandFace }) {
  const { view } = useDesk();
  const { id, side, name, kind, box, state, isCaptured } = face;
  const unit = LAND_UNITS[kind];
  const levels = view.forces[side]?.landUnits[id]?.damageLevels;
  return (
    <article className="unit-sheet" data-side={side}>
      <h3>{name}</h3>
      <p className="unit-facts">
        <b>{strategicBoardText(`land.${kind}`)}</b>
        {box && <span>{boxName(box)}</span>}
        <span>{strategicBoardText(`landState.${state ?? 'unknown'}`)}</span>
        {isCaptured && <span>{strategicBoardText('captured')}</span>}
      </p>
      {levels !== undefined && (
        <p>{strategicBoardText('damage', { lost: levels, of: unit.capacity })}</p>
      )}
      <p className="unit-facts">
        <span>
          {strategicBoardText('landFlak', { area: unit.areaAa ?? '–', light: unit.lightAa ?? '–' })}
        </span>
        {unit.airGroup !== null && (
          <span>{strategicBoardText('holds', { count: unit.airGroup })}</span>
        )}
        <RuleLink system="strategic" rule="ST-2.45" />
      </p>
    </article>
  );
}
