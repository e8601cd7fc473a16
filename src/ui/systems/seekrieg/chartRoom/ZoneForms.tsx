import { fromFile } from '../../../../scenario/draft/hexes';
import {
  withArea,
  withCorner,
  withWeatherGiven,
  withZoneCount,
  withZoneWeather,
  type ZoneAt,
  zoneCount,
} from '../../../../scenario/seekrieg/draft/searchMap';
import type { DraftZones, ZoneWeather } from '../../../../scenario/seekrieg/draft/shape';
import { MAX_ZONES } from '../../../../scenario/seekrieg/searchFields';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { seekriegSettingsText } from '../../../../words/seekrieg/texts/settings';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { courseOptions } from '../../../chartRoom/sea/courseOptions';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { PlaceFields } from './PlaceFields';
import type { SeekriegDesk } from './seekriegDesk';
import {
  ceilingOptions,
  forceOptions,
  MAX_AREA,
  NONE,
  noCeiling,
  sightOptions,
} from './weatherOptions';
import { zoneText } from './zoneText';

interface ZonesProps {
  desk: SeekriegDesk;
  zones: DraftZones;
}

const PATH = 'search.zones';
const SIZES = [
  { of: 'rows', word: 'zoneRows' },
  { of: 'columns', word: 'zoneColumns' },
] as const;

/** [SK-7.1, SK-7.2] How many weather zones there are, where they lie, and the weather of each. */
export function ZoneForms({ desk, zones }: ZonesProps) {
  const { change, editing } = desk;
  const size = zoneCount(zones);
  return (
    <fieldset className="chart-choice">
      <legend>{seekriegEditorText('zones')}</legend>
      <Spot path={PATH} but={[`${PATH}.corner`]} />
      <div className="chart-pair">
        {SIZES.map(({ of, word }) => (
          <NumberField
            key={of}
            label={seekriegEditorText(word)}
            path={`${PATH}.${of}`}
            value={size[of]}
            min={1}
            max={MAX_ZONES}
            onChange={(count) =>
              count !== undefined &&
              change((it) => withZoneCount(it, { [of]: count }), `zones ${of}`)
            }
            onDone={editing.settle}
          />
        ))}
      </div>
      <p className="hint">{seekriegEditorText('corner')}</p>
      <PlaceFields
        desk={desk}
        path={`${PATH}.corner`}
        hex={fromFile(zones.corner)}
        onHex={(hex, gesture) => change((it) => withCorner(it, hex), gesture)}
      />
      <Check
        isOn={zones.weather !== undefined}
        onChange={(isOn) => change((it) => withWeatherGiven(it, isOn))}
      >
        {seekriegEditorText('weatherGiven')}
      </Check>
      {zones.areas.map((row, r) =>
        row.map((_, c) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place
          <ZoneForm key={`${r}/${c}`} desk={desk} zones={zones} at={{ row: r, column: c }} />
        )),
      )}
    </fieldset>
  );
}

/** [SK-7.2] A zone: its weather area, and its weather where that is given. */
function ZoneForm({ desk, zones, at }: ZonesProps & { at: ZoneAt }) {
  const { row, column } = at;
  return (
    <details className="chart-details">
      <summary>
        {seekriegEditorText('zone', { row: row + 1, column: column + 1 })}: {zoneText(zones, at)}
      </summary>
      <div className="chart-pair">
        <NumberField
          label={seekriegEditorText('area')}
          path={`${PATH}.areas[${row}][${column}]`}
          value={zones.areas[row]?.[column]}
          min={1}
          max={MAX_AREA}
          onChange={(value) =>
            desk.change((it) => withArea(it, at, Math.round(value ?? 1)), `area ${row}/${column}`)
          }
          onDone={desk.editing.settle}
        />
        <GivenWeather desk={desk} zones={zones} at={at} />
      </div>
    </details>
  );
}

/** [SK-35.16] */
function GivenWeather({ desk, zones, at }: ZonesProps & { at: ZoneAt }) {
  const weather = zones.weather?.[at.row]?.[at.column];
  if (!weather) return null;
  const path = `${PATH}.weather[${at.row}][${at.column}]`;
  const set = (changed: Changed<ZoneWeather>) =>
    desk.change((it) => withZoneWeather(it, at, (now) => withKeys(now, changed)));
  return (
    <>
      <ChoiceField
        label={seekriegSettingsText('force')}
        path={`${path}.force`}
        value={String(weather.force)}
        options={forceOptions()}
        onChange={(force) => set({ force: Number(force) })}
      />
      <ChoiceField
        label={seekriegEditorText('wind')}
        path={`${path}.wind`}
        value={weather.wind}
        options={courseOptions()}
        onChange={(wind) => set({ wind: wind as ZoneWeather['wind'] })}
      />
      <ChoiceField
        label={seekriegEditorText('visibility')}
        path={`${path}.visibility`}
        value={String(weather.visibility)}
        options={sightOptions()}
        onChange={(code) => set({ visibility: Number(code) })}
      />
      <ChoiceField
        label={seekriegEditorText('ceiling')}
        path={`${path}.ceiling`}
        value={weather.ceiling ?? NONE}
        options={[noCeiling(), ...ceilingOptions()]}
        onChange={(level) => set({ ceiling: (level || undefined) as ZoneWeather['ceiling'] })}
      />
    </>
  );
}
