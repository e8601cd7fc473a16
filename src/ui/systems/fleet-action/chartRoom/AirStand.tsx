import { AIRCRAFT_IDS, ALTITUDES, ratedAircraft } from '../../../../rules/fleet-action/query';
import type { FleetDraft } from '../../../../scenario/fleet-action/draft/form';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { fleetNamesText } from '../../../../words/fleet-action/texts/names';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { HexButton, type PanelProps, plainOptions, QualityField } from './othersParts';

type Stand = NonNullable<FleetDraft['airSquadrons']>[number]['stands'][number];

interface StandProps extends PanelProps {
  path: string;
  stand: Stand;
  onChange(stand: Stand, gesture?: string): void;
  /** None of the last one. */
  onRemove: (() => void) | undefined;
}

const EMPTY = '';
const USUAL_ALTITUDE = 'medium';
const MAX_PLANES = 24;
const MAX_FIGURE = 99;

/** [NW-10.1, NW-10.6] Aircraft that fly together: what they are and carry, and where they are. */
export function AirStand({ desk, path, stand, onChange, onRemove }: StandProps) {
  const set = (changed: Changed<Stand>, gesture?: string) =>
    onChange(withKeys(stand, changed), gesture);
  const figure = (
    key: 'count' | 'flares' | 'entersOnTurn',
    word: 'count' | 'flares' | 'standEnters',
  ) => (
    <NumberField
      label={fleetEditorText(word)}
      path={`${path}.${key}`}
      value={stand[key]}
      min={key === 'flares' ? 0 : 1}
      max={key === 'count' ? MAX_PLANES : MAX_FIGURE}
      onChange={(value) => set({ [key]: key === 'count' ? (value ?? 1) : value }, key)}
      onDone={desk.editing.settle}
    />
  );
  return (
    <fieldset className="chart-choice">
      <div className="chart-pair">
        <ChoiceField
          label={fleetEditorText('aircraft')}
          path={`${path}.aircraft`}
          value={stand.aircraft}
          options={plainOptions([...new Set([...AIRCRAFT_IDS, stand.aircraft])])}
          onChange={(aircraft) => set({ aircraft })}
        />
        {figure('count', 'count')}
        <QualityField
          path={`${path}.crewQuality`}
          value={stand.crewQuality}
          onChange={(crewQuality) => set({ crewQuality })}
        />
        <Load desk={desk} path={path} stand={stand} set={set} />
        {figure('flares', 'flares')}
        {stand.hex && (
          <>
            <Altitude path={path} stand={stand} set={set} />
            {figure('entersOnTurn', 'standEnters')}
          </>
        )}
      </div>
      <Place desk={desk} path={path} stand={stand} set={set} />
      {onRemove && <StrikeOut onPress={onRemove} />}
    </fieldset>
  );
}

interface PartProps extends Pick<StandProps, 'desk' | 'path' | 'stand'> {
  set(changed: Changed<Stand>): void;
}

/** [NW-10.6] What aircraft of this type carry at the date of the battle, and what is written. */
function Load({ desk, path, stand, set }: PartProps) {
  const rated = ratedAircraft(stand.aircraft, desk.draft.date)?.loads.map(({ key }) => key) ?? [];
  const loads = [...new Set([...rated, ...(stand.load ? [stand.load] : [])])];
  return (
    <ChoiceField
      label={fleetEditorText('load')}
      path={`${path}.load`}
      value={stand.load ?? EMPTY}
      options={[{ value: EMPTY, text: fleetEditorText('noLoad') }, ...plainOptions(loads)]}
      onChange={(load) => set({ load: load || undefined })}
    />
  );
}

const Altitude = ({ path, stand, set }: Omit<PartProps, 'desk'>) => (
  <ChoiceField
    label={fleetEditorText('altitude')}
    path={`${path}.altitude`}
    value={stand.altitude ?? USUAL_ALTITUDE}
    options={ALTITUDES.map((it) => ({ value: it, text: fleetNamesText(`altitude.${it}`) }))}
    onChange={(altitude) => set({ altitude: altitude as Stand['altitude'] })}
  />
);

/** [NW-10.23] Ready at its home, or in the air in a hex. */
const Place = ({ desk, path, stand, set }: PartProps) => (
  <>
    <Check
      isOn={stand.hex === undefined}
      onChange={(isOn) =>
        isOn
          ? set({ hex: undefined, altitude: undefined, entersOnTurn: undefined })
          : set({ hex: desk.hex ? [desk.hex.q, desk.hex.r] : [0, 0] })
      }
    >
      {fleetEditorText('readyAtHome')}
    </Check>
    {stand.hex && (
      <HexButton desk={desk} path={`${path}.hex`} hex={stand.hex} onHex={(hex) => set({ hex })} />
    )}
  </>
);
