import type { ClassPlan } from '../../../../scenario/prepared';
import { useDesk } from '../desk';
import { faceOf, landFaceOf } from '../faces';
import { DivisionSheet } from './DivisionSheet';
import { LandSheet } from './LandSheet';

/** The counter that is picked, in full. */
export function SelectedSheet({ plans }: { plans: readonly ClassPlan[] }) {
  const { view, selected } = useDesk();
  if (!selected) return null;
  const face = faceOf(view, selected);
  if (face) return <DivisionSheet face={face} plans={plans} />;
  const land = landFaceOf(view, selected);
  return land ? <LandSheet face={land} /> : null;
}
