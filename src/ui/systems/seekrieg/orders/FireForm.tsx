import { mean, percent } from '../../../../words/core/chance';
import { figure, listed } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { useDesk } from '../desk/desk';
import { byTarget, fireRows, type TargetOdds } from '../fire/fire';
import { ElementFire } from './ElementFire';
import { HuntForm } from './HuntForm';
import { Refused } from './Refused';
import { TorpedoForm } from './TorpedoForm';
import { WeaponRow } from './WeaponRow';

/** [SK-5.5, SK-34.6] The fire plot: what all fire promises, the ships that fire, and the guns of the one that is picked. */
export function FireForm() {
  const { firing, view, side, selected } = useDesk();
  const own = view.ships[selected ?? ''];
  const ship = own?.side === side ? own : firing.shooter;
  return (
    <section className="fleet-orders" aria-label={seekriegFireText('firePlot')}>
      {firing.shooters.length === 0 && <p className="hint">{seekriegFireText('noTargets')}</p>}
      <Together />
      <Shooters />
      <ElementFire />
      {ship && <TorpedoForm key={ship.id} ship={ship} />}
      {ship && <HuntForm key={`hunt/${ship.id}`} ship={ship} />}
    </section>
  );
}

/** What all salvos promise at each target. */
function Together() {
  const { firing } = useDesk();
  const targets = byTarget(firing.salvos);
  if (targets.length === 0) return null;
  return (
    <div className="fleet-sum">
      <b>{seekriegFireText('together')}</b>
      <ul className="sk-together">
        {targets.map((it) => (
          <TargetSum key={it.target} odds={it} />
        ))}
      </ul>
    </div>
  );
}

function TargetSum({ odds }: { odds: TargetOdds }) {
  const { names, view } = useDesk();
  const { target, chance, meanHits, shells, ships, damage } = odds;
  const dp = view.ships[target]?.sheet.dp;
  const facts = [
    seekriegFireText('togetherShips', { count: ships }),
    seekriegFireText('togetherShells', { count: shells }),
    ...(damage !== null && dp
      ? [seekriegFireText('togetherDamage', { damage: mean(damage), of: figure(dp) })]
      : []),
  ];
  return (
    <li>
      {seekriegFireText('togetherAt', {
        ...{ target: names.ship(target), chance: percent(chance), hits: mean(meanHits) },
      })}{' '}
      <small>{facts.join(', ')}</small>
    </li>
  );
}

/** Own ships that can fire; the picked one is open. */
function Shooters() {
  const { firing, names, select } = useDesk();
  return (
    <ul className="fleet-rows" aria-label={seekriegFireText('shooters')}>
      {firing.shooters.map((ship) => {
        const isOpen = ship === firing.shooter;
        return (
          <li key={ship.id} className="fleet-row" data-open={isOpen || undefined}>
            <button
              type="button"
              className="fleet-pick"
              aria-expanded={isOpen}
              onClick={() => select(ship.id)}
            >
              <b>{names.ship(ship.id)}</b>
              <span>{shipText(ship.id, firing.salvos, names)}</span>
            </button>
            {isOpen && <ShipGuns />}
          </li>
        );
      })}
    </ul>
  );
}

/** '34% at Bismarck and 3% at Prinz Eugen'; or that she holds fire. */
function shipText(
  ship: string,
  salvos: ReturnType<typeof useDesk>['firing']['salvos'],
  names: ReturnType<typeof useDesk>['names'],
): string {
  const own = byTarget(salvos.filter((it) => it.ship === ship));
  if (own.length === 0) return seekriegFireText('holdsAll');
  return listed(
    own.map(({ target, chance }) =>
      seekriegFireText('chanceOf', { chance: percent(chance), target: names.ship(target) }),
    ),
  );
}

function ShipGuns() {
  const desk = useDesk();
  const ship = desk.firing.shooter;
  if (!ship) return null;
  return (
    <div className="fleet-choices">
      {fireRows(desk, ship).map((row) => (
        <WeaponRow key={row.key} row={row} />
      ))}
      <Refused ship={ship} />
    </div>
  );
}
