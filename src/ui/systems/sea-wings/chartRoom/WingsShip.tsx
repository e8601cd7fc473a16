import { freeId } from '../../../../scenario/draft/freeId';
import { withForce, withTheaterShip } from '../../../../scenario/draft/theater/forces';
import type { TheaterMember, TheaterShip } from '../../../../scenario/draft/theater/theaterDraft';
import { seaWingsTheater } from '../../../../scenario/sea-wings/draft/form';
import type { ShipDraft } from '../../../../scenario/sea-wings/draft/shape';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { Check, NumberField, TextField } from '../../../chartRoom/fields';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { WingsSheet } from '../lobby/WingsSheet';
import { AirGroups } from './AirGroups';
import type { WingsEditorDesk } from './wingsEditorDesk';

interface ShipProps {
  desk: WingsEditorDesk;
  ship: TheaterMember;
}

type Registered = Extract<ShipDraft, { ship: string }>;
type Convoy = Extract<ShipDraft, { convoy: string }>;

const pathOf = ({ force, index }: TheaterMember): string => `forces[${force}].ships[${index}]`;

/** Her card and her aircraft; of a convoy or an oiler its name. */
export function WingsShip({ desk, ship }: ShipProps) {
  const own = ship.ship as ShipDraft;
  if ('ship' in own) return <RegisteredFields desk={desk} ship={ship} />;
  return <MerchantFields desk={desk} ship={ship} />;
}

/** Changes some keys of a ship's entry. */
const setShip =
  <Own extends ShipDraft>({ change }: WingsEditorDesk, { id }: TheaterMember) =>
  (changed: Changed<Own>, gesture?: string): void =>
    change(
      (draft) =>
        withTheaterShip(seaWingsTheater, draft, id, (it) =>
          withKeys(it, changed as Changed<TheaterShip>),
        ),
      gesture,
    );

function RegisteredFields({ desk, ship }: ShipProps) {
  const { draft, editing } = desk;
  const own = ship.ship as Registered;
  const record = editing.registry.ships.get(own.ship);
  const side = draft.forces[ship.force]?.side ?? 'allies';
  const set = setShip<Registered>(desk, ship);
  const path = pathOf(ship);
  return (
    <>
      {record && <WingsSheet ship={record} date={draft.date} side={side} />}
      <AirGroups
        desk={desk}
        path={`${path}.airGroups`}
        nation={draft.sides[side].nation}
        groups={own.airGroups ?? []}
        onChange={(next, gesture) =>
          set({ airGroups: next.length > 0 ? next : undefined }, gesture)
        }
      />
      <NumberField
        label={wingsEditorText('airCapacity')}
        path={`${path}.airCapacity`}
        value={own.airCapacity}
        min={1}
        onChange={(factors) => set({ airCapacity: factors && Math.round(factors) }, path)}
        onDone={editing.settle}
      />
    </>
  );
}

/** What no registry has: a convoy of so many ships, or an oiler. */
function MerchantFields({ desk, ship }: ShipProps) {
  const own = ship.ship as Exclude<ShipDraft, Registered>;
  const set = setShip<Convoy>(desk, ship);
  const path = pathOf(ship);
  return (
    <div className="chart-pair">
      <TextField
        label={wingsEditorText('name')}
        path={`${path}.name`}
        value={own.name}
        onChange={(name) => set({ name }, `${path}.name`)}
        onDone={desk.editing.settle}
      />
      {'convoy' in own && (
        <NumberField
          label={wingsEditorText('merchants')}
          path={`${path}.ships`}
          value={own.ships}
          min={1}
          onChange={(count) => set({ ships: Math.round(count ?? 1) }, `${path}.ships`)}
          onDone={desk.editing.settle}
        />
      )}
    </div>
  );
}

const CONVOY_SHIPS = 6;

/** [WG-26] Adds what no registry has to a force. */
export function MerchantsToAdd({ desk, at }: { desk: WingsEditorDesk; at: number }) {
  const { members, change } = desk;
  const taken = members.map(({ id }) => id);
  const add = (ship: ShipDraft) =>
    change((draft) =>
      withForce(seaWingsTheater, draft, at, (it) => ({
        ...it,
        ships: [...it.ships, ship as TheaterShip],
      })),
    );
  const [convoy, oiler] = [freeId('convoy', taken), freeId('oiler', taken)];
  return (
    <div className="actions">
      <button
        type="button"
        className="button quiet small"
        onClick={() => add({ convoy, name: 'Convoy', ships: CONVOY_SHIPS })}
      >
        {wingsEditorText('addConvoy')}
      </button>
      <button
        type="button"
        className="button quiet small"
        onClick={() => add({ oiler, name: 'Oiler' })}
      >
        {wingsEditorText('addOiler')}
      </button>
    </div>
  );
}

/** [WG-4.17] */
export const WingsForceFields = ({ desk, at }: { desk: WingsEditorDesk; at: number }) => (
  <Check
    isOn={desk.draft.forces[at]?.spotted ?? false}
    onChange={(isOn) =>
      desk.change((draft) =>
        withForce(seaWingsTheater, draft, at, (it) =>
          withKeys(it as typeof it & { spotted?: boolean }, { spotted: isOn || undefined }),
        ),
      )
    }
  >
    {wingsEditorText('spotted')}
  </Check>
);
