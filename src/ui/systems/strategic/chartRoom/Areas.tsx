import { RANGE_BOXES, type RangeBox } from '../../../../rules/strategic/query';
import { degreesAt } from '../../../../scenario/strategic/draft/chart';
import {
  type AreaDraft,
  type AreaKind,
  areaKindsOf,
  areaOf,
  kindOfArea,
} from '../../../../scenario/strategic/draft/goals';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { type PanelProps, whole } from './operationDesk';

interface AreasProps extends PanelProps {
  /** Of the list in the file. */
  path: string;
  areas: readonly AreaDraft[];
  onChange(areas: AreaDraft[], key?: string): void;
}

/** Where ships count: in any of some areas; a new one lies around the hex that is picked. */
export function Areas({ desk, path, areas, onChange }: AreasProps) {
  const { draft, hex } = desk;
  const kinds = areaKindsOf(draft.level);
  const [usual] = kinds;
  const place = draft.map && hex ? degreesAt(draft.map, hex) : { lat: 0, lon: 0 };
  return (
    <ListForm
      title={strategicEditorText('areas')}
      path={path}
      entries={areas}
      nameOf={(it) => strategicEditorText(`area.${kindOfArea(it)}`)}
      onChange={onChange}
      added={{
        label: strategicEditorText('addArea'),
        entry: usual && areaOf(usual, draft, place),
      }}
    >
      {(area, at) => (
        <>
          <ChoiceField
            label={strategicEditorText('kind')}
            path={`${path}[${at}].kind`}
            value={kindOfArea(area)}
            options={kinds.map((it) => ({ value: it, text: strategicEditorText(`area.${it}`) }))}
            onChange={(kind) =>
              onChange(withEntry(areas, at, () => areaOf(kind as AreaKind, draft, place)))
            }
          />
          <AreaFields
            desk={desk}
            path={`${path}[${at}]`}
            area={area}
            onChange={(next, key) =>
              onChange(
                withEntry(areas, at, () => next),
                key && `area ${at} ${key}`,
              )
            }
          />
        </>
      )}
    </ListForm>
  );
}

interface AreaProps extends PanelProps {
  path: string;
  area: AreaDraft;
  onChange(area: AreaDraft, key?: string): void;
}

const MERIDIANS = ['westOf', 'eastOf'] as const;

function AreaFields({ desk, path, area, onChange }: AreaProps) {
  const { exits = [] } = desk.draft.map ?? {};
  const { settle } = desk.editing;
  if ('near' in area) return <Near {...{ desk, path, onChange }} area={area} />;
  if ('box' in area)
    return (
      <ChoiceField
        label={strategicEditorText('box')}
        path={`${path}.box`}
        value={area.box}
        options={RANGE_BOXES.map((it) => ({ value: it, text: boxName(it) }))}
        onChange={(box) => onChange({ box: box as RangeBox })}
      />
    );
  if ('exit' in area)
    return (
      <ChoiceField
        label={strategicEditorText('exit')}
        path={`${path}.exit`}
        value={area.exit}
        options={[
          ...(exits.some(({ id }) => id === area.exit) ? [] : [{ value: area.exit, text: '–' }]),
          ...exits.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(exit) => onChange({ exit })}
      />
    );
  const key = MERIDIANS.find((it) => it in area) ?? 'westOf';
  return (
    <NumberField
      label={strategicEditorText('meridian')}
      path={`${path}.${key}`}
      value={(area as Partial<Record<typeof key, number>>)[key]}
      onChange={(degrees) => onChange({ [key]: degrees ?? 0 } as AreaDraft, key)}
      onDone={settle}
    />
  );
}

type NearProps = AreaProps & { area: Extract<AreaDraft, { near: unknown }> };

const DEGREES = ['lat', 'lon'] as const;

/** So many hexes around a place; a press takes the hex that is picked. */
function Near({ desk, path, area, onChange }: NearProps) {
  const { draft, hex, kit, editing } = desk;
  const { map } = draft;
  return (
    <>
      <div className="chart-pair">
        {DEGREES.map((of) => (
          <NumberField
            key={of}
            label={strategicEditorText(of)}
            path={`${path}.near.${of}`}
            value={area.near[of]}
            onChange={(degrees) =>
              onChange({ ...area, near: { ...area.near, [of]: degrees ?? 0 } }, of)
            }
            onDone={editing.settle}
          />
        ))}
        <NumberField
          label={strategicEditorText('within')}
          path={`${path}.hexes`}
          value={area.hexes}
          min={0}
          onChange={(hexes) => onChange({ ...area, hexes: whole(hexes) ?? 0 }, 'hexes')}
          onDone={editing.settle}
        />
      </div>
      {map && hex && (
        <button
          type="button"
          className="button small"
          onClick={() => onChange({ ...area, near: degreesAt(map, hex) })}
        >
          {strategicEditorText('takeHex', { hex: kit.hexName(draft, hex) })}
        </button>
      )}
    </>
  );
}
