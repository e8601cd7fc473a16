import type { SeekriegView } from '../../../../rules/seekrieg';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';

/** [SK-5.12] Torpedoes in the water: tracks at own ships, and own spreads with the turn in which they are there. */
export function RunningTorpedoes() {
  const { view, side, names } = useDesk();
  const { salvos, tracks } = view.torpedoes;
  if (salvos[side].length + tracks[side].length === 0) return null;
  return (
    <div className="fleet-sum">
      <b>{seekriegFireText('inTheWater')}</b> <RuleLink system="seekrieg" rule="SK-5.12" />
      <ul className="sk-together">
        {tracks[side].map(({ id, target }) => (
          <li key={id} className="ill">
            {seekriegFireText('trackAt', { target: names.ship(target) })}
          </li>
        ))}
        {spreadsOf(salvos[side]).map(({ id, firer, running, target, arrivesOnTurn }) => (
          <li key={id}>
            {seekriegFireText('torpedoesRun', {
              ...{ count: running, ship: names.ship(firer) },
              ...{ target: names.ship(target), turn: arrivesOnTurn },
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Salvos = SeekriegView['torpedoes']['salvos']['allies'];

/** Salvos of the mounts of a ship that are there in the same turn at the same target, as one. */
function spreadsOf(salvos: Salvos): Salvos {
  const spreads = new Map<string, Salvos[number]>();
  for (const salvo of salvos) {
    const key = `${salvo.firer} ${salvo.target} ${salvo.arrivesOnTurn}`;
    const before = spreads.get(key)?.running ?? 0;
    spreads.set(key, { ...salvo, running: before + salvo.running });
  }
  return [...spreads.values()];
}
