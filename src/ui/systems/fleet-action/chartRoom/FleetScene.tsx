import { SIDES, type Side } from '../../../../rules/core';
import { MAP_EDGES } from '../../../../rules/fleet-action/query';
import type { Course } from '../../../../scenario/draft/sea/seaDraft';
import { mapOf } from '../../../../scenario/fleet-action/map';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { fleetLobbyText } from '../../../../words/fleet-action/texts/lobby';
import { fleetSettingsText } from '../../../../words/fleet-action/texts/settings';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { courseOptions } from '../../../chartRoom/sea/courseOptions';
import { chartFieldText } from '../../../i18n/chartFields';
import { type FleetDesk, setFleet } from './fleetDesk';

interface SceneProps {
  desk: FleetDesk;
}

/** [NW-1.2] Yards to a range band. */
const YARDS_A_BAND = 5000;
const MAX_BANDS = 6;
const CALM = '';

/** Light, visibility, wind and weather; the map; the sides' home edges. */
export const FleetScene = ({ desk }: SceneProps) => (
  <>
    <div className="chart-pair">
      <Sight desk={desk} />
      <Weather desk={desk} />
    </div>
    <MapSize desk={desk} />
    {SIDES.map((side) => (
      <HomeEdges key={side} desk={desk} side={side} />
    ))}
  </>
);

function Sight({ desk }: SceneProps) {
  const { draft } = desk;
  const set = setFleet(desk);
  return (
    <>
      <ChoiceField
        label={chartFieldText('hour')}
        path="light"
        value={draft.light}
        options={(['day', 'night'] as const).map((it) => ({
          value: it,
          text: fleetLobbyText(`light.${it}`),
        }))}
        onChange={(light) => set({ light: light as 'day' | 'night' })}
      />
      <ChoiceField
        label={fleetEditorText('visibility')}
        path="visibility"
        value={String(draft.visibility)}
        options={Array.from({ length: MAX_BANDS + 1 }, (_, bands) => ({
          value: String(bands),
          text: fleetEditorText('yards', { yards: bands * YARDS_A_BAND }),
        }))}
        onChange={(bands) => set({ visibility: Number(bands) })}
      />
    </>
  );
}

function Weather({ desk }: SceneProps) {
  const { draft } = desk;
  const set = setFleet(desk);
  const isInAreas = Array.isArray(draft.badWeather);
  return (
    <>
      <ChoiceField
        label={fleetEditorText('wind')}
        path="wind"
        value={draft.wind ?? CALM}
        options={[{ value: CALM, text: fleetEditorText('calm') }, ...courseOptions()]}
        onChange={(wind) => set({ wind: (wind || undefined) as Course | undefined })}
      />
      <ChoiceField
        label={fleetSettingsText('weather')}
        path="badWeather"
        value={isInAreas ? 'areas' : ((draft.badWeather as string | undefined) ?? 'clear')}
        options={[
          { value: 'clear', text: fleetSettingsText('weather.clear') },
          { value: 'everywhere', text: fleetSettingsText('weather.bad') },
          ...(isInAreas ? [{ value: 'areas', text: fleetEditorText('weatherPainted') }] : []),
        ]}
        onChange={(weather) => {
          if (weather !== 'areas')
            set({ badWeather: weather === 'everywhere' ? weather : undefined });
        }}
      />
      <p className="hint">{fleetEditorText('weatherHint')}</p>
    </>
  );
}

const MAX_HEXES_OUT = 100;

/** [NW-1.18] How far the map reaches from its middle. */
function MapSize({ desk }: SceneProps) {
  const { draft, editing } = desk;
  const { column, row, columns, rows } = mapOf(draft);
  const reach = {
    columns: [column, column + columns - 1] as [number, number],
    rows: [row, row + rows - 1] as [number, number],
  };
  const put = (of: 'columns' | 'rows', end: 0 | 1, value: number) =>
    setFleet(desk)(
      { map: { ...reach, [of]: reach[of].map((it, i) => (i === end ? value : it)) } as never },
      `map ${of} ${end}`,
    );
  return (
    <div className="chart-pair">
      {ENDS.map(({ word, of, end }) => (
        <NumberField
          key={word}
          label={fleetEditorText(word)}
          path={`map.${of}[${end}]`}
          value={Math.abs(reach[of][end])}
          min={1}
          max={MAX_HEXES_OUT}
          onChange={(value) => put(of, end, (end === 0 ? -1 : 1) * Math.round(value ?? 1))}
          onDone={editing.settle}
        />
      ))}
      <Spot path="map" but={ENDS.map(({ of, end }) => `map.${of}[${end}]`)} />
    </div>
  );
}

const ENDS = [
  { word: 'reach.west', of: 'columns', end: 0 },
  { word: 'reach.east', of: 'columns', end: 1 },
  { word: 'reach.north', of: 'rows', end: 0 },
  { word: 'reach.south', of: 'rows', end: 1 },
] as const;

/** [NW-6.2, NW-8.31] The edges that a side's ships leave by, and the minefields that it lays. */
function HomeEdges({ desk, side }: SceneProps & { side: Side }) {
  const { draft, editing } = desk;
  const own = draft.sides[side];
  const set = (changed: Partial<typeof own>, gesture?: string) =>
    setFleet(desk)({ sides: { ...draft.sides, [side]: { ...own, ...changed } } }, gesture);
  return (
    <>
      <Spot path={`sides.${side}.homeEdges`} className="edge-row">
        <span>{fleetEditorText('homeEdges', { side: own.name })}</span>
        {MAP_EDGES.map((edge) => (
          <Check
            key={edge}
            isOn={own.homeEdges.includes(edge)}
            onChange={(isOn) =>
              set({
                homeEdges: MAP_EDGES.filter((it) =>
                  it === edge ? isOn : own.homeEdges.includes(it),
                ),
              })
            }
          >
            {fleetEditorText(`edge.${edge}`)}
          </Check>
        ))}
      </Spot>
      <NumberField
        label={fleetEditorText('minefields', { side: own.name })}
        path={`sides.${side}.minefields`}
        value={own.minefields ?? 0}
        min={0}
        onChange={(fields) => set({ minefields: Math.round(fields ?? 0) }, `mines ${side}`)}
        onDone={editing.settle}
      />
    </>
  );
}
