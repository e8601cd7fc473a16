import { SIDES, type Side } from '../../../../rules/core';
import { BASE_TABLE, type RatedBase } from '../../../../rules/sea-wings/query';
import { fromFile } from '../../../../scenario/draft/hexes';
import {
  type DraftBase,
  RATED_BASES,
  withBase,
  withNewBase,
  withoutBase,
} from '../../../../scenario/sea-wings/draft/bases';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { ChoiceField, Section } from '../../../chartRoom/fields';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { chartFieldText } from '../../../i18n/chartFields';
import { AirGroups } from './AirGroups';
import type { WingsEditorDesk } from './wingsEditorDesk';

interface PanelProps {
  desk: WingsEditorDesk;
}

/** 'Rabaul, 1942': the same base by the year in which it was so. */
export function baseName(row: RatedBase): string {
  const { name } = BASE_TABLE[row];
  const [, year] = /-(\d{4}(?:-\d\d)?)$/.exec(row) ?? [];
  return year === undefined ? name : wingsEditorText('year', { name, year });
}

/** [WG-15.1, WG-28.1] Where aircraft are based ashore. */
export function WingsBases({ desk }: PanelProps) {
  const { draft, hex, change } = desk;
  const { columns, rows } = draft.map;
  const middle = { q: Math.floor(columns / 2), r: Math.floor(rows / 2) - Math.floor(columns / 4) };
  return (
    <Section title={wingsEditorText('bases')}>
      <Spot path="bases" but={draft.bases.map((_, b) => `bases[${b}]`)} />
      {draft.bases.map((base, b) => (
        <BaseForm key={base.id} desk={desk} base={base} at={b} />
      ))}
      <SideButtons
        text={(side) => wingsEditorText('addBase', { side: draft.sides[side].name })}
        onSide={(side) => change((it) => withNewBase(it, side, hex ?? middle))}
      />
    </Section>
  );
}

interface BaseProps extends PanelProps {
  base: DraftBase;
  at: number;
}

function BaseForm({ desk, base, at }: BaseProps) {
  const { pickPiece, pickHex, change } = desk;
  const name = baseName(base.base);
  return (
    <Spot path={`bases[${at}]`} className="ship-form">
      <details
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return;
          pickPiece(base.id);
          pickHex(fromFile(base.hex));
        }}
      >
        <summary>
          <b>{name}</b>
          <small>{desk.draft.sides[base.side].name}</small>
        </summary>
        <BaseFields desk={desk} base={base} at={at} />
      </details>
      <button
        type="button"
        className="button quiet small"
        aria-label={chartFieldText('removeShip', { ship: name })}
        onClick={() => change((it) => withoutBase(it, base.id))}
      >
        ×
      </button>
    </Spot>
  );
}

function BaseFields({ desk, base, at }: BaseProps) {
  const { draft, change } = desk;
  const set = (changed: Partial<DraftBase>, gesture?: string) =>
    change((it) => withBase(it, base.id, (now) => ({ ...now, ...changed })), gesture);
  return (
    <div className="ship-form-body">
      <div className="chart-pair">
        <ChoiceField
          label={wingsEditorText('baseRow')}
          path={`bases[${at}].base`}
          value={base.base}
          options={RATED_BASES.map((row) => ({ value: row, text: baseName(row) }))}
          onChange={(row) => set({ base: row as RatedBase })}
        />
        <ChoiceField
          label={chartFieldText('side')}
          path={`bases[${at}].side`}
          value={base.side}
          options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
          onChange={(side) => set({ side: side as Side })}
        />
      </div>
      <AirGroups
        desk={desk}
        path={`bases[${at}].airGroups`}
        nation={draft.sides[base.side].nation}
        groups={base.airGroups}
        onChange={(airGroups, gesture) => set({ airGroups }, gesture)}
      />
    </div>
  );
}
