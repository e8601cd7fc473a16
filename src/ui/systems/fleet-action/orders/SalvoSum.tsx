import { mean, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useDesk } from '../desk/desk';
import { anyHit, meanHarm, shotOdds } from '../fire/fire';

/** The odds of everything that the actor fires, added up; each shot by how things are now. */
export function SalvoSum() {
  const { view, firing } = useDesk();
  const odds = firing.fire.planned.flatMap((shot) => shotOdds(view, shot) ?? []);
  const points = odds.reduce((sum, it) => sum + meanHarm(it), 0);
  return (
    <p className="fleet-sum">
      {fleetFormsText('salvoMany', { chance: percent(anyHit(odds)), points: mean(points) })}
    </p>
  );
}
