import { CRAFT_KEYS, MERCHANT_KEYS } from '../../../../rules/fleet-action/query';
import { withMember } from '../../../../scenario/draft/sea/members';
import type { PlacedMember, SeaMember } from '../../../../scenario/draft/sea/seaDraft';
import { type FleetSquadron, fleetSea } from '../../../../scenario/fleet-action/draft/form';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField, NumberField, TextField } from '../../../chartRoom/fields';
import { FleetDamage } from './FleetDamage';
import { type FleetDesk, vesselPath } from './fleetDesk';
import { plainOptions, QualityField } from './othersParts';

interface VesselProps {
  desk: FleetDesk;
  ship: PlacedMember;
}

type Craft = NonNullable<FleetSquadron['craft']>[number];
type Merchant = NonNullable<FleetSquadron['merchants']>[number];

const MAX_VESSELS = 12;
const MAX_GROSS_TONS = 100_000;

/** A ship that no registry has: a typical merchant ship [NW-32.18], or a stand of small craft [NW-32.17]. */
export function FleetUnregistered({ desk, ship }: VesselProps) {
  const { member, list, id } = ship;
  const path = vesselPath(ship);
  const set = (changed: Partial<Craft & Merchant>, gesture?: string) =>
    desk.change(
      (it) => withMember(fleetSea, it, id, (now) => ({ ...now, ...changed }) as SeaMember),
      gesture && `${gesture} ${id}`,
    );
  if (list === 'ships') return <FleetDamage desk={desk} ship={ship} />;
  const figures = { desk, path, set };
  return (
    <>
      <div className="chart-pair">
        <TextField
          label={fleetEditorText('name')}
          path={`${path}.name`}
          value={member.name ?? ''}
          onChange={(name) => set({ name }, 'name')}
          onDone={desk.editing.settle}
        />
        {list === 'merchants' ? (
          <MerchantFigures {...figures} merchant={member as Merchant} />
        ) : (
          <CraftFigures {...figures} craft={member as Craft} />
        )}
      </div>
      {list === 'merchants' && <FleetDamage desk={desk} ship={ship} />}
    </>
  );
}

interface FiguresProps {
  desk: FleetDesk;
  path: string;
  set(changed: Partial<Craft & Merchant>, gesture?: string): void;
}

const MerchantFigures = ({ desk, path, set, merchant }: FiguresProps & { merchant: Merchant }) => (
  <>
    <ChoiceField
      label={fleetEditorText('merchant')}
      path={`${path}.merchant`}
      value={merchant.merchant}
      options={plainOptions(MERCHANT_KEYS)}
      onChange={(key) => set({ merchant: key as Merchant['merchant'] })}
    />
    <NumberField
      label={fleetEditorText('grossTons')}
      path={`${path}.grossTons`}
      value={merchant.grossTons}
      min={0}
      max={MAX_GROSS_TONS}
      onChange={(tons) => set({ grossTons: tons && Math.round(tons) }, 'grossTons')}
      onDone={desk.editing.settle}
    />
  </>
);

const CraftFigures = ({ desk, path, set, craft }: FiguresProps & { craft: Craft }) => (
  <>
    <ChoiceField
      label={fleetEditorText('craft')}
      path={`${path}.craft`}
      value={craft.craft}
      options={plainOptions(CRAFT_KEYS)}
      onChange={(key) => set({ craft: key as Craft['craft'] })}
    />
    <NumberField
      label={fleetEditorText('vessels')}
      path={`${path}.vessels`}
      value={craft.vessels}
      min={1}
      max={MAX_VESSELS}
      onChange={(count) => set({ vessels: Math.round(count ?? 1) }, 'vessels')}
      onDone={desk.editing.settle}
    />
    <QualityField
      path={`${path}.crewQuality`}
      value={craft.crewQuality}
      onChange={(crewQuality) => set({ crewQuality })}
    />
  </>
);
