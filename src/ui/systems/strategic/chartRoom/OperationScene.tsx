import { useRef } from 'react';
import { SIDES, type Side } from '../../../../rules/core';
import { LEVELS } from '../../../../rules/strategic';
import { DEFAULT_DAYLIGHT } from '../../../../rules/strategic/query';
import { freeId } from '../../../../scenario/draft/freeId';
import { framed, sizeOfDraft } from '../../../../scenario/strategic/draft/chart';
import { withLevel } from '../../../../scenario/strategic/draft/level';
import type { MapDraft, StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { ChoiceField, NumberField, TextField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { Spot } from '../../../chartRoom/Spot';
import { withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { listOr, type PanelProps, setOperation, whole } from './operationDesk';
import { TacticalLand } from './TacticalLand';

/** Figures that only Advanced games have. */
const ADVANCED = ['quietTurns', 'firstActionHexes'] as const;

/** Which game it is, its chart, its light and weather. */
export function OperationScene({ desk }: PanelProps) {
  const { draft, change } = desk;
  return (
    <>
      <ChoiceField
        label={strategicEditorText('level')}
        path="level"
        value={draft.level}
        options={LEVELS.map((it) => ({ value: it, text: strategicEditorText(`level.${it}`) }))}
        onChange={(level) => change((it) => withLevel(it, level as StrategicDraft['level']))}
      />
      {draft.map && <Frame desk={desk} map={draft.map} />}
      {draft.map && <Exits desk={desk} map={draft.map} />}
      <Daylight desk={desk} />
      <Poor desk={desk} />
      {draft.map && <TacticalLand desk={desk} />}
      {draft.level === 'advanced' &&
        ADVANCED.map((key) => (
          <NumberField
            key={key}
            label={strategicEditorText(key)}
            path={key}
            value={draft[key]}
            min={1}
            onChange={(value) => setOperation(desk)({ [key]: whole(value) }, key)}
            onDone={desk.editing.settle}
          />
        ))}
    </>
  );
}

interface MapProps extends PanelProps {
  map: MapDraft;
}

const CORNERS = ['corner', 'farCorner'] as const;
const DEGREES = ['lat', 'lon'] as const;
/** What of the chart has a place of its own. */
const MAP_PARTS = ['map.corner', 'map.farCorner', 'map.exits'];

/** [ST-1.11] Between which degrees the chart lies. While a figure is typed, what the chart was before counts: nothing is cut off on the way. */
function Frame({ desk, map }: MapProps) {
  const { change, editing, draft } = desk;
  const before = useRef<StrategicDraft | null>(null);
  const { columns, rows } = sizeOfDraft(map);
  const set = (key: (typeof CORNERS)[number], of: (typeof DEGREES)[number], degrees: number) => {
    before.current ??= draft;
    const from = before.current;
    change(
      () => framed(from, { [key]: { ...(from.map ?? map)[key], [of]: degrees } }),
      `${key} ${of}`,
    );
  };
  const done = () => {
    before.current = null;
    editing.settle();
  };
  return (
    <fieldset className="chart-choice">
      <legend>{strategicEditorText('frame', { columns, rows })}</legend>
      <Spot path="map" but={MAP_PARTS} />
      {CORNERS.map((key) => (
        <Spot key={key} path={`map.${key}`} but={DEGREES.map((of) => `map.${key}.${of}`)} />
      ))}
      <div className="chart-pair">
        {CORNERS.flatMap((key) =>
          DEGREES.map((of) => (
            <NumberField
              key={`${key} ${of}`}
              label={strategicEditorText(`${key}.${of}`)}
              path={`map.${key}.${of}`}
              value={map[key][of]}
              onChange={(degrees) => degrees !== undefined && set(key, of, degrees)}
              onDone={done}
            />
          )),
        )}
      </div>
    </fieldset>
  );
}

/** Files are in English. */
const NEW_EXIT = 'Exit';
const EDGES = ['north', 'east', 'south', 'west'] as const;
type Exit = NonNullable<MapDraft['exits']>[number];

/** [ST-9.15] Where a side may leave the chart. */
function Exits({ desk, map }: MapProps) {
  const { exits = [] } = map;
  const put = (next: readonly Exit[], gesture?: string) =>
    setOperation(desk)({ map: withKeys(map, { exits: listOr(next) }) }, gesture);
  return (
    <ListForm
      title={strategicEditorText('exits')}
      path="map.exits"
      entries={exits}
      nameOf={({ name }) => name}
      onChange={put}
      added={{
        label: strategicEditorText('addExit'),
        entry: {
          id: freeId(
            'exit',
            exits.map(({ id }) => id),
          ),
          ...{ name: NEW_EXIT, side: 'axis', edge: 'west' },
        },
      }}
    >
      {(exit, at) => (
        <ExitFields
          desk={desk}
          path={`map.exits[${at}]`}
          exit={exit}
          set={(changed, gesture) =>
            put(
              withEntry(exits, at, (it) => withKeys(it, changed)),
              gesture,
            )
          }
        />
      )}
    </ListForm>
  );
}

interface ExitFieldsProps extends PanelProps {
  path: string;
  exit: Exit;
  set(changed: { [Key in keyof Exit]?: Exit[Key] | undefined }, gesture?: string): void;
}

function ExitFields({ desk, path, exit, set }: ExitFieldsProps) {
  const { draft, editing } = desk;
  return (
    <>
      <TextField
        label={strategicEditorText('name')}
        path={`${path}.name`}
        lang="en"
        value={exit.name}
        onChange={(name) => set({ name }, `${path}name`)}
        onDone={editing.settle}
      />
      <div className="chart-pair">
        <ChoiceField
          label={chartFieldText('side')}
          path={`${path}.side`}
          value={exit.side}
          options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
          onChange={(side) => set({ side: side as Side })}
        />
        <ChoiceField
          label={strategicEditorText('edge')}
          path={`${path}.edge`}
          value={exit.edge}
          options={EDGES.map((it) => ({ value: it, text: strategicEditorText(`edge.${it}`) }))}
          onChange={(edge) => set({ edge: edge as Exit['edge'] })}
        />
        {(['from', 'to'] as const).map((key) => (
          <NumberField
            key={key}
            label={strategicEditorText(`exit.${key}`)}
            path={`${path}.${key}`}
            value={exit[key]}
            onChange={(degrees) => set({ [key]: degrees }, path + key)}
            onDone={editing.settle}
          />
        ))}
      </div>
    </>
  );
}

const LIGHT = ['from', 'to'] as const;

/** [ST-1.22] */
function Daylight({ desk }: PanelProps) {
  const { daylight = DEFAULT_DAYLIGHT } = desk.draft;
  const set = (key: (typeof LIGHT)[number], hour: number | undefined) =>
    setOperation(desk)({ daylight: { ...daylight, [key]: whole(hour) ?? 0 } }, `light ${key}`);
  return (
    <Spot path="daylight" but={LIGHT.map((key) => `daylight.${key}`)}>
      <div className="chart-pair">
        {LIGHT.map((key) => (
          <NumberField
            key={key}
            label={strategicEditorText(`light.${key}`)}
            path={`daylight.${key}`}
            value={daylight[key]}
            min={0}
            max={24}
            onChange={(hour) => set(key, hour)}
            onDone={desk.editing.settle}
          />
        ))}
      </div>
    </Spot>
  );
}

const POOR = ['from', 'to', 'northOf'] as const;

/** [ST-1.23] Turns of Poor weather. */
function Poor({ desk }: PanelProps) {
  const { poor = [], turns, map } = desk.draft;
  type Spell = (typeof poor)[number];
  const put = (next: readonly Spell[], gesture?: string) =>
    setOperation(desk)({ poor: listOr(next) }, gesture);
  return (
    <ListForm
      title={strategicEditorText('poor')}
      path="poor"
      entries={poor}
      nameOf={({ from, to }) => strategicEditorText('spell', { from, to })}
      onChange={put}
      added={{ label: strategicEditorText('addSpell'), entry: { from: 1, to: turns } }}
    >
      {(spell, at) => (
        <div className="chart-pair">
          {POOR.filter((key) => key !== 'northOf' || map).map((key) => (
            <NumberField
              key={key}
              label={strategicEditorText(`spell.${key}`)}
              path={`poor[${at}].${key}`}
              value={spell[key]}
              onChange={(value) =>
                put(
                  withEntry(poor, at, (it) =>
                    withKeys(it, { [key]: key === 'northOf' ? value : (whole(value) ?? 0) }),
                  ),
                  `poor ${at} ${key}`,
                )
              }
              onDone={desk.editing.settle}
            />
          ))}
        </div>
      )}
    </ListForm>
  );
}
