import { percent } from '../../../../words/core/chance';
import { figure } from '../../../../words/core/say';
import { batteryText } from '../../../../words/seekrieg/common/words';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { useDesk } from '../desk/desk';
import { byChance, type FireRow, type Gunfire, hitChanceOf, oddsOf } from '../fire/fire';
import { GunOdds } from './GunOdds';
import { TurretPicks } from './TurretPicks';

/** Turrets of a battery that fire together: their target, the odds of the salvo, and how it is fired. */
export function WeaponRow({ row }: { row: FireRow }) {
  const desk = useDesk();
  const { order } = row;
  const odds = order && oddsOf(desk, order);
  return (
    <div className="sk-weapon">
      <TargetPick row={row} />
      {odds && <GunOdds odds={odds} />}
      {order && <TurretPicks row={row} order={order} />}
      {order && <HowFired order={order} />}
    </div>
  );
}

/** The targets with their chances, the best first. */
function TargetPick({ row }: { row: FireRow }) {
  const desk = useDesk();
  const { names, give } = desk;
  const { options, order, isOrdered } = row;
  const guns = batteryText(names, row);
  const hold = options.find(({ target }) => target === '-');
  return (
    <label className="fleet-target">
      <span>
        <b>{guns}</b> <small>{order && seekriegFireText(isOrdered ? 'ordered' : 'default')}</small>
      </span>
      <select
        className="field"
        aria-label={seekriegFireText('target', { guns })}
        value={order?.target ?? '-'}
        onChange={({ target }) => {
          const next = options.find((it) => it.target === target.value);
          if (next) give(next);
        }}
      >
        {byChance(desk, options).map(({ order: at, odds }) => (
          <option key={at.target} value={at.target}>
            {seekriegFireText('targetAt', {
              target: names.ship(at.target),
              yards: figure(odds?.rangeYards ?? 0),
              chance: odds ? percent(hitChanceOf(odds)) : '–',
            })}
          </option>
        ))}
        {(hold || !order) && <option value="-">{seekriegFireText('holds')}</option>}
      </select>
    </label>
  );
}

/** [SK-11.36, SK-16.5] Range estimates and barrage fire, where the battle has them. */
function HowFired({ order }: { order: Gunfire }) {
  const { view, give, whyNot } = useDesk();
  const { hitMethod, barrageFire } = view.options;
  const barrage = { ...order, isBarrage: !order.isBarrage };
  return (
    <>
      {hitMethod === 'estimation' && <Estimate key={order.target} order={order} />}
      {barrageFire && (order.isBarrage || !whyNot(barrage)) && (
        <label className="sk-check">
          <input type="checkbox" checked={order.isBarrage} onChange={() => give(barrage)} />{' '}
          {seekriegFireText('barrage')}
        </label>
      )}
    </>
  );
}

/** [SK-11.37] Estimates are in steps of so many yards. */
const ESTIMATE_STEP = 250;

function Estimate({ order }: { order: Gunfire }) {
  const { give } = useDesk();
  return (
    <label className="sk-check">
      {seekriegFireText('estimate')}{' '}
      <input
        type="number"
        className="field"
        min={ESTIMATE_STEP}
        step={ESTIMATE_STEP}
        defaultValue={order.estimateYards}
        onBlur={({ target }) => {
          const estimateYards = ESTIMATE_STEP * Math.round(target.valueAsNumber / ESTIMATE_STEP);
          if (estimateYards > 0 && estimateYards !== order.estimateYards)
            give({ ...order, estimateYards });
        }}
      />
    </label>
  );
}
