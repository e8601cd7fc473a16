import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import { withoutMention } from '../../changes/mentions';
import { strategicChanges } from '../changeForm';
import { degreesAt } from './chart';
import type { LandUnitDraft, StrategicDraft } from './shape';

/** A draft with one land unit changed. */
export const withLandUnit = (
  draft: StrategicDraft,
  id: string,
  change: (unit: LandUnitDraft) => LandUnitDraft,
): StrategicDraft => ({
  ...draft,
  landUnits: draft.landUnits.map((it) => (it.id === id ? change(it) : it)),
});

/** [ST-2.45] One more airfield of a side: at a hex of a chart, in a Basic game at Short. */
export function withNewLandUnit(draft: StrategicDraft, side: Side, hex: Axial): StrategicDraft {
  const { map, landUnits } = draft;
  const taken = landUnits.map(({ id }) => id);
  let number = 1;
  while (taken.includes(`base-${number}`)) number += 1;
  const unit: LandUnitDraft = {
    ...{ id: `base-${number}`, name: `Airfield ${number}`, side, kind: 'airfield' },
    ...(map ? { at: degreesAt(map, hex) } : { box: 'short' }),
  };
  return { ...draft, landUnits: [...landUnits, unit] };
}

/** A land unit out, with its squadrons and what is to be done there. */
export function withoutLandUnit(draft: StrategicDraft, id: string): StrategicDraft {
  const { landUnits, divisions } = draft;
  const rest = withoutMention(
    { ...draft, landUnits: [], divisions: [] } as StrategicDraft,
    id,
    LAND_NEEDS,
  );
  return { ...rest, divisions, landUnits: landUnits.filter((it) => it.id !== id) };
}

const LAND_NEEDS: readonly string[] = [...strategicChanges.needs, 'landHurt'];
