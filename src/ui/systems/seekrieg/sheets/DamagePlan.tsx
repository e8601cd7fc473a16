import type { Ship } from '../../../../rules/seekrieg/query';
import { percent } from '../../../../words/core/chance';
import { listed } from '../../../../words/core/say';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { numbered } from '../../../controls/numbered';
import { fixed } from '../../../hexmap/geometry/points';
import type { HullType } from '../../../ships/hullForm';
import { type ShipPlan, shipPlan } from '../../../ships/shipPlan';
import type { Silhouette } from '../../../ships/silhouette';
import type { Damage, MountDamage } from './damage';
import { mountPoints, type PlanPoint } from './plan';
import './damagePlan.css';

interface DamagePlanProps {
  ship: Ship;
  damage: Damage;
  type: HullType;
  record: Silhouette | undefined;
}

/** Room around the hull in feet, for flooding and fires. */
const MARGIN = 26;

/** A ship from above with her armor as thick as it is, and everything that is hit where it is hit. */
export function DamagePlan({ ship, damage, type, record }: DamagePlanProps) {
  const plan = shipPlan(type, record);
  const [width, height] = [plan.lengthFeet * 1.03, plan.beamFeet + 2 * MARGIN];
  return (
    <svg
      className="sk-plan"
      viewBox={`${fixed(-width / 2)} ${fixed(-height / 2)} ${fixed(width)} ${fixed(height)}`}
      role="img"
      aria-label={spoken(ship, damage)}
    >
      <Flooding plan={plan} damage={damage} />
      <path className="sk-plan-hull" d={plan.hull} />
      <Armor ship={ship} plan={plan} />
      <Machinery plan={plan} damage={damage} />
      <path className="sk-plan-funnels" d={plan.funnels} />
      <Directors plan={plan} damage={damage} />
      <Mounts {...{ ship, damage, record, plan }} />
      <Fires plan={plan} fires={damage.fires} />
      {damage.isSteeringHit && <Cross at={{ along: 0.985, across: 0 }} plan={plan} size={13} />}
    </svg>
  );
}

/** 'Hood: 34% of damage points lost, turret B lost, 2 fires' */
function spoken({ sheet }: Ship, damage: Damage): string {
  const facts = [
    seekriegSheetText('hullLost', { share: percent(damage.hull) }),
    ...damage.mounts
      .filter(({ state }) => state !== 'whole')
      .map(({ battery, label, state }) =>
        seekriegSheetText(battery === 'torpedoes' ? 'tubesAre' : 'turretIs', {
          ...{ label, state: seekriegSheetText(`state.${state}`) },
        }),
      ),
    ...(damage.speed > 0 ? [seekriegSheetText('speedLost', { share: percent(damage.speed) })] : []),
    ...(damage.fires.length > 0
      ? [seekriegSheetText('fires', { count: damage.fires.length })]
      : []),
    ...(['port', 'starboard'] as const).flatMap((side) =>
      damage.flooding[side] ? [seekriegSheetText(`floods.${side}`)] : [],
    ),
    ...(damage.isSteeringHit ? [seekriegSheetText('steering')] : []),
    ...(damage.isBridgeHit ? [seekriegSheetText('bridge')] : []),
    ...(damage.isPowerLost ? [seekriegSheetText('power')] : []),
  ];
  return seekriegSheetText('planOf', { ship: sheet.name, facts: listed(facts) });
}

const placed = ({ along, across }: PlanPoint, { lengthFeet, beamFeet }: ShipPlan) => ({
  x: fixed((0.5 - along) * lengthFeet),
  y: fixed((across * beamFeet) / 2),
});

/** Feet drawn for an inch of armor. */
const FEET_AN_INCH = 0.95;

/** Belt amidships and deck over it, as thick as on the sheet. */
function Armor({ ship, plan }: { ship: Ship; plan: ShipPlan }) {
  const { belt, deck } = ship.sheet.armor;
  const [fore, aft] = [
    placed({ along: 0.2, across: 0 }, plan),
    placed({ along: 0.82, across: 0 }, plan),
  ];
  const half = plan.beamFeet / 2;
  return (
    <g>
      {deck > 0 && (
        <rect
          className="sk-plan-deck"
          x={aft.x}
          y={fixed(-half * 0.86)}
          width={fixed(fore.x - aft.x)}
          height={fixed(half * 1.72)}
          strokeWidth={fixed(deck * FEET_AN_INCH)}
        />
      )}
      {belt > 0 &&
        [-1, 1].map((side) => (
          <line
            key={side}
            className="sk-plan-belt"
            x1={aft.x}
            x2={fore.x}
            y1={fixed(side * half * 0.99)}
            y2={fixed(side * half * 0.99)}
            strokeWidth={fixed(2 + belt * FEET_AN_INCH)}
          />
        ))}
    </g>
  );
}

/** The engine rooms, dark as far as speed is lost. */
function Machinery({ plan, damage }: { plan: ShipPlan; damage: Damage }) {
  const [fore, aft] = [
    placed({ along: 0.42, across: 0 }, plan),
    placed({ along: 0.64, across: 0 }, plan),
  ];
  const [width, half] = [fore.x - aft.x, plan.beamFeet * 0.2];
  const lost = damage.isPowerLost ? 1 : damage.speed;
  return (
    <g className="sk-plan-engines">
      <rect x={aft.x} y={fixed(-half)} width={fixed(width)} height={fixed(2 * half)} />
      <rect
        className="sk-plan-lost"
        x={aft.x}
        y={fixed(-half)}
        width={fixed(width * lost)}
        height={fixed(2 * half)}
      />
    </g>
  );
}

/** Water in the hull, hatched on the side where it comes in. */
function Flooding({ plan, damage }: { plan: ShipPlan; damage: Damage }) {
  const half = plan.beamFeet / 2;
  return (['port', 'starboard'] as const)
    .filter((side) => damage.flooding[side])
    .map((side) => (
      <path
        key={side}
        className="sk-plan-water"
        d={waves(plan.lengthFeet * 0.32, side === 'port' ? -half - 12 : half + 12)}
      />
    ));
}

const WAVE = 18;

function waves(reach: number, y: number): string {
  const count = Math.floor((2 * reach) / WAVE);
  const crest = `q${WAVE / 4},-9 ${WAVE / 2},0t${WAVE / 2},0`;
  return [-6, 6].map((off) => `M${fixed(-reach)},${fixed(y + off)}${crest.repeat(count)}`).join('');
}

/** The fore and after directors. */
const Directors = ({ plan, damage }: { plan: ShipPlan; damage: Damage }) =>
  (
    [
      ['fore', 0.37],
      ['aft', 0.67],
    ] as const
  ).map(([group, along]) => {
    const at = placed({ along, across: 0 }, plan);
    return (
      <g key={group}>
        <circle
          className="sk-plan-director"
          data-state={damage.directors[group] ? 'lost' : 'whole'}
          cx={at.x}
          cy={at.y}
          r={8}
        />
        {damage.directors[group] && <Cross at={{ along, across: 0 }} plan={plan} size={9} />}
      </g>
    );
  });

interface MountsProps extends Pick<DamagePlanProps, 'ship' | 'damage' | 'record'> {
  plan: ShipPlan;
}

function Mounts({ ship, damage, record, plan }: MountsProps) {
  const points = mountPoints(damage.mounts, ship.sheet, record);
  return numbered(damage.mounts).map(({ key, of: mount }, at) => (
    <Mount key={key} {...{ mount, plan, point: points[at] as PlanPoint }} />
  ));
}

/** Shares of her length: half the least size of a main turret, and its letter, which stay readable in the panel. */
const TURRET_SHARE = 0.027;
const LETTER_SHARE = 0.036;

/** Half the size in feet at which a mount is drawn. */
function sizeOf({ battery, built }: MountDamage, { lengthFeet }: ShipPlan): number {
  if (battery === 'torpedoes') return 7;
  return battery === 0 ? Math.max(11 + 1.6 * built, TURRET_SHARE * lengthFeet) : 6.5;
}

const LEAST_LETTER = 17;

const letterFeet = ({ lengthFeet }: ShipPlan): number =>
  Math.max(LEAST_LETTER, LETTER_SHARE * lengthFeet);

function Mount({ mount, point, plan }: { mount: MountDamage; point: PlanPoint; plan: ShipPlan }) {
  const size = sizeOf(mount, plan);
  const { x, y } = placed(point, plan);
  const { battery, label, left, built, state } = mount;
  return (
    <g className="sk-plan-mount" data-state={state} data-kind={battery === 0 ? 'main' : 'other'}>
      {battery === 'torpedoes' ? (
        <rect x={x - 14} y={y - 5} width={28} height={10} rx={4} />
      ) : (
        <circle cx={x} cy={y} r={fixed(size)} />
      )}
      {battery === 0 && (
        <text x={x} y={y} fontSize={fixed(letterFeet(plan))}>
          {left < built ? `${label}${left}` : label}
        </text>
      )}
      {(state === 'lost' || state === 'out') && <Cross at={point} plan={plan} size={size} />}
    </g>
  );
}

function Cross({ at, plan, size }: { at: PlanPoint; plan: ShipPlan; size: number }) {
  const { x, y } = placed(at, plan);
  const s = fixed(size);
  return (
    <path
      className="sk-plan-cross"
      d={`M${x - s},${y - s}l${2 * s},${2 * s}m0,${-2 * s}l${-2 * s},${2 * s}`}
    />
  );
}

/** Each fire as a flame with its severity. */
const Fires = ({ plan, fires }: { plan: ShipPlan; fires: readonly number[] }) =>
  numbered(fires).map(({ key, of: severity }, at) => {
    const along = 0.3 + (0.45 * (at + 0.5)) / fires.length;
    const { x, y } = placed({ along, across: at % 2 === 0 ? -0.3 : 0.3 }, plan);
    return (
      <g key={key} className="sk-plan-fire" transform={`translate(${x} ${y})`}>
        <path d="M0,-19C8,-9 13,-4 13,5A13,13 0 0 1 -13,5C-13,-2 -8,-4 -7,-10C-3,-8 0,-12 0,-19Z" />
        <text y={6}>{severity}</text>
      </g>
    );
  });
