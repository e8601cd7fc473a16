import { CARGOES, WEAPON_GROUPS } from '../../../../rules/fleet-action/query';
import type { PlacedMember } from '../../../../scenario/draft/sea/seaDraft';
import type { FleetShip } from '../../../../scenario/fleet-action/draft/form';
import type { sheetOn } from '../../../../scenario/fleet-action/shipSheet';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { type FleetDesk, setShip, vesselPath } from './fleetDesk';

interface DamageProps {
  desk: FleetDesk;
  ship: PlacedMember;
  /** Of a ship of the registry. */
  sheet?: ReturnType<typeof sheetOn>;
}

type Damage = NonNullable<FleetShip['damage']>;

const DAMAGES = ['structure', 'flotation', 'fires'] as const;
const RADARS = ['hasSearchRadar', 'hasGunneryRadar', 'hasFlakRadar'] as const;
const USUAL = '';

/** Changes what has become of a ship; nothing of it is no damage. */
const setDamage =
  (desk: FleetDesk, { id }: PlacedMember) =>
  (changed: Changed<Damage>, gesture?: string): void =>
    setShip(desk, id)((it) => {
      const next = withKeys(it.damage ?? {}, changed);
      return withKeys(it, { damage: Object.keys(next).length > 0 ? next : undefined });
    }, gesture);

/** What has become of her before the battle, and what she carries [NW-34.5a]. */
export function FleetDamage({ desk, ship, sheet }: DamageProps) {
  const { settle } = desk.editing;
  const { damage, cargo, mineLoads } = ship.member as FleetShip;
  const put = setShip(desk, ship.id);
  const set = setDamage(desk, ship);
  const path = vesselPath(ship);
  return (
    <>
      <div className="chart-figures">
        {DAMAGES.map((key) => (
          <NumberField
            key={key}
            label={fleetEditorText(`damage.${key}`)}
            path={`${path}.damage.${key}`}
            value={damage?.[key] ?? 0}
            min={0}
            onChange={(value) => set({ [key]: value || undefined }, key)}
            onDone={settle}
          />
        ))}
        {ship.list === 'ships' && (
          <NumberField
            label={fleetEditorText('mineLoads')}
            path={`${path}.mineLoads`}
            value={mineLoads ?? 0}
            min={0}
            onChange={(value) =>
              put((it) => withKeys(it, { mineLoads: value || undefined }), 'mines')
            }
            onDone={settle}
          />
        )}
        <ChoiceField
          label={fleetEditorText('cargo')}
          path={`${path}.cargo`}
          value={cargo ?? USUAL}
          options={[
            { value: USUAL, text: fleetEditorText('usualCargo') },
            ...CARGOES.map((it) => ({ value: it, text: fleetEditorText(`cargo.${it}`) })),
          ]}
          onChange={(it) =>
            put((now) => withKeys(now, { cargo: (it || undefined) as FleetShip['cargo'] }))
          }
        />
      </div>
      {sheet && <Knocked desk={desk} ship={ship} sheet={sheet} />}
    </>
  );
}

/** Radars and mounts that are out of action when the battle begins. */
function Knocked({ desk, ship, sheet }: Required<DamageProps>) {
  const { damage = {} } = ship.member as FleetShip;
  const { lost = {} } = damage;
  const set = setDamage(desk, ship);
  const mounts = WEAPON_GROUPS.flatMap((group) =>
    (sheet[group]?.mounts ?? []).map((_, mount) => ({ group, mount })),
  );
  return (
    <Spot
      path={`${vesselPath(ship)}.damage`}
      but={DAMAGES.map((it) => `${vesselPath(ship)}.damage.${it}`)}
    >
      {RADARS.filter((key) => sheet[key]).map((key) => (
        <Check
          key={key}
          isOn={damage[key] ?? true}
          onChange={(isOn) => set({ [key]: isOn ? undefined : false })}
        >
          {fleetEditorText(`damage.${key}`)}
        </Check>
      ))}
      <fieldset className="chart-choice">
        <legend>{fleetEditorText('lostMounts')}</legend>
        {mounts.map(({ group, mount }) => {
          const gone = lost[group] ?? [];
          return (
            <Check
              key={`${group}/${mount}`}
              isOn={gone.includes(mount)}
              onChange={(isOn) => {
                const others = gone.filter((it) => it !== mount);
                const next = isOn ? [...others, mount] : others;
                const all = withKeys(lost, { [group]: next.length > 0 ? next : undefined });
                set({ lost: Object.keys(all).length > 0 ? all : undefined });
              }}
            >
              {fleetEditorText('mount', {
                weapon: fleetEditorText(`mounts.${group}`),
                number: mount + 1,
              })}
            </Check>
          );
        })}
      </fieldset>
    </Spot>
  );
}
