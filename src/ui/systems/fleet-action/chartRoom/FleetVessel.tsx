import { useMemo } from 'react';
import { TRAITS } from '../../../../rules/fleet-action/query';
import type { PlacedMember } from '../../../../scenario/draft/sea/seaDraft';
import type { FleetShip } from '../../../../scenario/fleet-action/draft/form';
import { sheetOn } from '../../../../scenario/fleet-action/shipSheet';
import { refitted } from '../../../../scenario/records/figures';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { Check, NumberField } from '../../../chartRoom/fields';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { ShipSheet } from '../sheets/ShipSheet';
import { FleetDamage } from './FleetDamage';
import { FleetUnregistered } from './FleetUnregistered';
import { type FleetDesk, setShip, vesselPath } from './fleetDesk';

interface VesselProps {
  desk: FleetDesk;
  ship: PlacedMember;
}

type Overrides = NonNullable<FleetShip['overrides']>;

/** A ship otherwise than the registry has her; her sheet is drawn while the figures change. */
export function FleetVessel({ desk, ship }: VesselProps) {
  const { draft, editing } = desk;
  const record = editing.registry.ships.get(ship.id);
  const entry = ship.member as FleetShip;
  const sheet = useMemo(
    () => record && sheetOn(record, draft.date, entry.overrides),
    [record, draft.date, entry.overrides],
  );
  if (ship.list !== 'ships' || !record || !sheet)
    return <FleetUnregistered desk={desk} ship={ship} />;
  return (
    <>
      <ShipSheet sheet={sheet} record={silhouetteOf(refitted(record, draft.date))} />
      <Figures desk={desk} ship={ship} sheet={sheet} />
      <FleetDamage desk={desk} ship={ship} sheet={sheet} />
      {entry.overrides && (
        <button
          type="button"
          className="button small"
          onClick={() => setShip(desk, ship.id)((it) => withKeys(it, { overrides: undefined }))}
        >
          {chartFieldText('asInRegistry')}
        </button>
      )}
    </>
  );
}

const FIGURES = [
  { key: 'crewQuality', min: -2, max: 2 },
  { key: 'gunneryModifier', min: -4, max: 4 },
  { key: 'fireControl', min: 0, max: 12 },
  { key: 'underwaterProtection', min: 0, max: 4 },
] as const;
const MAX_KNOTS = 45;
const ARMORED = ['belt', 'deck', 'conningTower', 'turret', 'casemate', 'flightDeck'] as const;
const RADARS = [
  { key: 'hasSearchRadar', word: 'fitting.search' },
  { key: 'hasGunneryRadar', word: 'fitting.gunnery' },
  { key: 'hasFlakRadar', word: 'fitting.flak' },
] as const;

interface FiguresProps extends VesselProps {
  sheet: ReturnType<typeof sheetOn>;
}

/** The fields of her sheet by the author's judgement [NW-32]. */
function Figures({ desk, ship, sheet }: FiguresProps) {
  const { settle } = desk.editing;
  const overrides = (ship.member as FleetShip).overrides ?? {};
  const path = `${vesselPath(ship)}.overrides`;
  const set = (changed: Changed<Overrides>, gesture?: string) =>
    setShip(desk, ship.id)(
      (it) => withKeys(it, { overrides: withKeys(it.overrides ?? {}, changed) }),
      gesture,
    );
  return (
    <>
      <div className="chart-figures">
        {FIGURES.map(({ key, min, max }) => (
          <NumberField
            key={key}
            {...{ min, max }}
            label={fleetSheetText(`valueName.${key}`).split(/[:(]/)[0] ?? key}
            path={`${path}.${key}`}
            value={sheet[key]}
            onChange={(value) => set({ [key]: value }, key)}
            onDone={settle}
          />
        ))}
        <NumberField
          label={fleetEditorText('speedKnots')}
          path={`${path}.speedKnots`}
          value={sheet.speedKnots}
          min={0}
          max={MAX_KNOTS}
          onChange={(value) => set({ speedKnots: value }, 'speedKnots')}
          onDone={settle}
        />
        <NumberField
          label={fleetEditorText('planes')}
          path={`${path}.planes`}
          value={sheet.planes}
          min={0}
          onChange={(value) => set({ planes: value }, 'planes')}
          onDone={settle}
        />
        {ARMORED.map((part) => (
          <NumberField
            key={part}
            label={fleetEditorText('armorOf', { part: fleetSheetText(`armor.${part}`) })}
            path={`${path}.armor.${part}`}
            value={sheet.armor[part]}
            min={0}
            onChange={(value) =>
              set({ armor: withKeys(overrides.armor ?? {}, { [part]: value }) }, part)
            }
            onDone={settle}
          />
        ))}
      </div>
      <Fittings sheet={sheet} set={set} />
    </>
  );
}

interface FittingsProps {
  sheet: FiguresProps['sheet'];
  set: (changed: Changed<Overrides>) => void;
}

/** Radars and traits. */
function Fittings({ sheet, set }: FittingsProps) {
  return (
    <fieldset className="chart-choice">
      <legend>{fleetSheetText('fittings')}</legend>
      {RADARS.map(({ key, word }) => (
        <Check key={key} isOn={sheet[key]} onChange={(isOn) => set({ [key]: isOn })}>
          {fleetSheetText(word)}
        </Check>
      ))}
      {TRAITS.map((trait) => (
        <Check
          key={trait}
          isOn={sheet.traits.includes(trait)}
          onChange={(isOn) =>
            set({
              traits: TRAITS.filter((it) => (it === trait ? isOn : sheet.traits.includes(it))),
            })
          }
        >
          {fleetSheetText(`trait.${trait}`)}
        </Check>
      ))}
    </fieldset>
  );
}
