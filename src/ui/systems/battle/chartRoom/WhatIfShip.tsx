import {
  ARMORS,
  type Armor,
  ROWS,
  type Row,
  SHIP_TRAITS,
  SPEED_CLASSES,
  type SpeedClass,
  sheetOf,
  shipOf,
} from '../../../../rules/battle';
import { withShipEntry } from '../../../../scenario/battle/draft/forces';
import type { DraftShip } from '../../../../scenario/battle/draft/shape';
import {
  tidied,
  withArmor,
  withBoxes,
  withLost,
  withOverride,
  withSpeedLeft,
  withTrait,
} from '../../../../scenario/battle/draft/shipEntry';
import { rowName, speedName } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { sheetText } from '../../../../words/battle/texts/sheet';
import { Check } from '../../../chartRoom/fields';
import { chartFieldText } from '../../../i18n/chartFields';
import { ShipSheet } from '../sheet/ShipSheet';
import type { EditorDesk } from './desk';

interface WhatIfShipProps {
  desk: EditorDesk;
  ship: string;
}

/** A ship otherwise than the registry has her; her sheet is drawn while the figures change. */
export function WhatIfShip({ desk, ship }: WhatIfShipProps) {
  const { view, draft, change, editing } = desk;
  const entry = draft.taskForces.flatMap(({ ships }) => ships).find((it) => it.ship === ship);
  if (!entry) return null;
  const set = (edit: (entry: DraftShip) => DraftShip, gesture?: string) =>
    change((it) => withShipEntry(it, ship, edit), gesture && `${gesture} ${ship}`);
  const form: FormProps = { entry, set, settle: editing.settle };
  return (
    <>
      <ShipSheet
        sheet={sheetOf(view, ship)}
        ship={shipOf(view, ship)}
        now={view}
        captain={entry.captain}
      />
      <Names {...form} />
      <Figures {...form} desk={desk} />
      <fieldset className="chart-choice">
        <legend>{battleEditorText('traits')}</legend>
        {SHIP_TRAITS.map((trait) => (
          <Check
            key={trait}
            isOn={entry.traits?.includes(trait) ?? false}
            onChange={(isOn) => set((it) => withTrait(it, trait, isOn))}
          >
            {sheetText(`trait.${trait}`)}
          </Check>
        ))}
        <Check
          isOn={entry.torpedoesSpent ?? false}
          onChange={(torpedoesSpent) => set((it) => tidied({ ...it, torpedoesSpent }))}
        >
          {battleEditorText('torpedoesSpent')}
        </Check>
      </fieldset>
      {entry.overrides && (
        <button
          type="button"
          className="button small"
          onClick={() => set((it) => tidied({ ...it, overrides: undefined }))}
        >
          {chartFieldText('asInRegistry')}
        </button>
      )}
    </>
  );
}

interface FormProps {
  entry: DraftShip;
  set(edit: (entry: DraftShip) => DraftShip, gesture?: string): void;
  settle(): void;
}

const Names = ({ entry, set, settle }: FormProps) => (
  <div className="chart-pair">
    {(['captain', 'counter'] as const).map((key) => (
      <label key={key} className="chart-field">
        <span>{key === 'captain' ? chartFieldText(key) : battleEditorText(key)}</span>
        <input
          type="text"
          className="field"
          value={entry[key] ?? ''}
          onChange={({ target }) => set((it) => tidied({ ...it, [key]: target.value }), key)}
          onBlur={settle}
        />
      </label>
    ))}
  </div>
);

const ARMORED = ['primary', 'secondary', 'tertiary', 'hull'] as const;
const isArmored = (row: Row): row is (typeof ARMORED)[number] =>
  (ARMORED as readonly Row[]).includes(row);

/** Boxes built and boxes lost, row by row; her speed, her torpedoes. */
function Figures({ desk, ...form }: FormProps & { desk: EditorDesk }) {
  const sheet = sheetOf(desk.view, form.entry.ship);
  return (
    <table className="what-if">
      <thead>
        <tr>
          <th scope="col">{battleEditorText('row')}</th>
          <th scope="col">{battleEditorText('boxes')}</th>
          <th scope="col">{battleEditorText('armor')}</th>
          <th scope="col">{battleEditorText('lost')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <BoxRow key={row} {...form} row={row} boxes={sheet.rows[row].length} />
        ))}
        <SpeedRow {...form} />
        <TorpedoRow {...form} factors={sheet.torpedoes?.factors ?? 0} />
      </tbody>
    </table>
  );
}

interface BoxRowProps extends FormProps {
  row: Row;
  /** Those on her sheet. */
  boxes: number;
}

const BoxRow = ({ entry, set, settle, row, boxes }: BoxRowProps) => (
  <tr>
    <th scope="row">{rowName(row)}</th>
    <td>
      <Figure
        label={battleEditorText('boxesOf', { row: rowName(row) })}
        value={boxes}
        isSet={entry.overrides?.boxes?.[row] !== undefined}
        onChange={(built) => set((it) => withBoxes(it, row, built), `boxes ${row}`)}
        onDone={settle}
      />
    </td>
    <td>{isArmored(row) && <ArmorOf entry={entry} set={set} row={row} />}</td>
    <td>
      <Figure
        label={battleEditorText('lostOf', { row: rowName(row) })}
        value={entry.lost?.[row] ?? 0}
        isSet={entry.lost?.[row] !== undefined}
        onChange={(lost) => set((it) => withLost(it, row, lost), `lost ${row}`)}
        onDone={settle}
      />
    </td>
  </tr>
);

interface ArmorOfProps extends Pick<FormProps, 'entry' | 'set'> {
  row: (typeof ARMORED)[number];
}

const ArmorOf = ({ entry, set, row }: ArmorOfProps) => (
  <select
    className="field"
    aria-label={battleEditorText('armorOf', { row: rowName(row) })}
    value={entry.overrides?.armor?.[row] ?? ''}
    onChange={({ target }) =>
      set((it) => withArmor(it, row, (target.value || undefined) as Armor | undefined))
    }
  >
    <option value="">{battleEditorText('asRated')}</option>
    {ARMORS.map((armor) => (
      <option key={armor} value={armor}>
        {sheetText(`armor.${armor}`)}
      </option>
    ))}
  </select>
);

const SpeedRow = ({ entry, set }: FormProps) => (
  <tr>
    <th scope="row">{battleEditorText('speed')}</th>
    <td colSpan={2}>
      <Speed
        label={battleEditorText('speedBuilt')}
        none={battleEditorText('asRated')}
        value={entry.overrides?.speed}
        onChange={(speed) => set((it) => withOverride(it, 'speed', speed))}
      />
    </td>
    <td>
      <Speed
        label={battleEditorText('speedLeft')}
        none={battleEditorText('full')}
        value={entry.speed}
        onChange={(speed) => set((it) => withSpeedLeft(it, speed))}
      />
    </td>
  </tr>
);

const TorpedoRow = ({ entry, set, settle, factors }: FormProps & { factors: number }) => (
  <tr>
    <th scope="row">{sheetText('torpedo')}</th>
    <td>
      <Figure
        label={battleEditorText('torpedoFactors')}
        value={factors}
        isSet={entry.overrides?.torpedoFactors !== undefined}
        onChange={(built) => set((it) => withOverride(it, 'torpedoFactors', built), 'tubes')}
        onDone={settle}
      />
    </td>
    <td colSpan={2} />
  </tr>
);

interface FigureProps {
  label: string;
  value: number;
  /** It is set here, and not taken from the registry. */
  isSet: boolean;
  onChange: (value: number | undefined) => void;
  onDone: () => void;
}

/** Most boxes or factors that a sheet has room for. */
const MAX_FIGURE = 20;

const Figure = ({ label, value, isSet, onChange, onDone }: FigureProps) => (
  <input
    type="number"
    className="field"
    aria-label={label}
    min={0}
    max={MAX_FIGURE}
    value={value}
    data-set={isSet || undefined}
    onChange={({ target }) => onChange(asFigure(target.value))}
    onBlur={onDone}
  />
);

/** A whole number of boxes; none of an empty field. */
function asFigure(text: string): number | undefined {
  const value = Math.round(Number(text));
  return text === '' || Number.isNaN(value) ? undefined : Math.max(0, Math.min(MAX_FIGURE, value));
}

interface SpeedProps {
  label: string;
  none: string;
  value: SpeedClass | undefined;
  onChange: (speed: SpeedClass | undefined) => void;
}

const Speed = ({ label, none, value, onChange }: SpeedProps) => (
  <select
    className="field"
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange((target.value || undefined) as SpeedClass | undefined)}
  >
    <option value="">{none}</option>
    {SPEED_CLASSES.map((speed) => (
      <option key={speed} value={speed}>
        {speedName(speed)}
      </option>
    ))}
  </select>
);
