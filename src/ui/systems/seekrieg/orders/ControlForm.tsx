import {
  type DamageControlOrder,
  pointsIn,
  pointsToSpend,
  type Ship,
  shipsInPlay,
  usualControl,
} from '../../../../rules/seekrieg/query';
import { figure } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { numbered } from '../../../controls/numbered';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';

/** [SK-18.16 to SK-18.22] Damage control points of every ship that has something to fight, as usual or as ordered. */
export function ControlForm() {
  const { view, side } = useDesk();
  const ships = shipsInPlay(view, side).filter(hasTrouble);
  return (
    <section className="fleet-orders" aria-label={seekriegFireText('control')}>
      {ships.length === 0 && <p className="hint">{seekriegFireText('noControl')}</p>}
      <ul className="fleet-rows">
        {ships.map(
          (ship) =>
            ship.condition && (
              <li key={ship.id} className="fleet-row">
                <ShipControl ship={ship} condition={ship.condition} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

const hasTrouble = ({ condition }: Ship): boolean =>
  condition !== null && (condition.damage > 0 || condition.fires.length > 0);

interface ControlProps {
  ship: Ship;
  condition: NonNullable<Ship['condition']>;
}

function ShipControl({ ship, condition }: ControlProps) {
  const { names, select } = useDesk();
  const isBeyondHelp = condition.damage >= ship.sheet.dp;
  return (
    <div className="fleet-choices">
      <button type="button" className="sk-ship" onClick={() => select(ship.id)}>
        {seekriegFireText('controlShip', {
          ...{ ship: names.ship(ship.id), left: condition.dcoLeft, most: pointsToSpend(ship) },
        })}
      </button>
      <small>
        {seekriegFireText('controlState', {
          ...{ damage: figure(condition.damage), dp: figure(ship.sheet.dp) },
        })}{' '}
        {isBeyondHelp && (
          <>
            {seekriegFireText('beyondHelp')} <RuleLink system="seekrieg" rule="SK-18.21" />
          </>
        )}
      </small>
      {!isBeyondHelp && <Shares ship={ship} condition={condition} />}
    </div>
  );
}

/** A slider for the damage and one for each fire; points that are not spent are left for any of them. */
function Shares({ ship, condition }: ControlProps) {
  const { give } = useDesk();
  const { plan, id } = ship;
  const now = plan?.damageControl ?? usualControl(ship);
  const order = (it: DamageControlOrder) => give({ kind: 'damageControl', ship: id, ...it });
  const free = pointsToSpend(ship) - pointsIn(now);
  const onFire = (at: number) => now.onFires[at] ?? 0;
  const withFire = (at: number, points: number) =>
    condition.fires.map((_, it) => (it === at ? points : onFire(it)));
  return (
    <>
      <Points
        label={seekriegFireText('onDamage')}
        value={now.onDamage}
        most={Math.min(condition.damage, now.onDamage + free)}
        set={(onDamage) => order({ ...now, onDamage })}
      />
      {numbered(condition.fires).map(({ key, of: { severity } }, at) => (
        <Points
          key={key}
          label={seekriegFireText('onFire', { number: at + 1, severity })}
          value={onFire(at)}
          most={Math.min(severity, onFire(at) + free)}
          set={(points) => order({ ...now, onFires: withFire(at, points) })}
        />
      ))}
      {plan?.damageControl && (
        <button type="button" className="button small" onClick={() => order(usualControl(ship))}>
          {seekriegFireText('usual')}
        </button>
      )}
    </>
  );
}

interface PointsProps {
  label: string;
  value: number;
  most: number;
  set: (value: number) => void;
}

function Points({ label, value, most, set }: PointsProps) {
  return (
    <label className="fleet-speed">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={Math.max(most, value)}
        value={value}
        disabled={most === 0}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <output>{value}</output>
    </label>
  );
}
