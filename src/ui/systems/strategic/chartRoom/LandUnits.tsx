import { hexInRow } from '../../../../hex';
import { SIDES, type Side } from '../../../../rules/core';
import {
  LAND_UNIT_KINDS,
  type LandUnitKind,
  RANGE_BOXES,
  type RangeBox,
} from '../../../../rules/strategic/query';
import { hexOfUnit, sizeOfDraft } from '../../../../scenario/strategic/draft/chart';
import {
  withLandUnit,
  withNewLandUnit,
  withoutLandUnit,
} from '../../../../scenario/strategic/draft/landUnits';
import type { LandUnitDraft, StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { takesSquadrons } from '../../../../scenario/strategic/draft/squadrons';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { ChoiceField, Section, TextField } from '../../../chartRoom/fields';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import type { PanelProps } from './operationDesk';
import { Squadrons } from './Squadrons';

/** [ST-2.45] Bases, ports, batteries, garrisons. */
export function LandUnits({ desk }: PanelProps) {
  const { draft, hex, change } = desk;
  const { landUnits } = draft;
  return (
    <Section title={strategicEditorText('landUnits')}>
      <Spot path="landUnits" but={landUnits.map((_, n) => `landUnits[${n}]`)} />
      {landUnits.map((unit, at) => (
        <LandUnitForm key={unit.id} desk={desk} unit={unit} at={at} />
      ))}
      <SideButtons
        text={(side) => strategicEditorText('addLandUnit', { side: draft.sides[side].name })}
        onSide={(side) => change((it) => withNewLandUnit(it, side, hex ?? middleOf(it)))}
      />
    </Section>
  );
}

function middleOf({ map }: StrategicDraft) {
  const { columns, rows } = map ? sizeOfDraft(map) : { columns: 0, rows: 0 };
  return hexInRow({ column: Math.floor(columns / 2), row: Math.floor(rows / 2) });
}

interface UnitProps extends PanelProps {
  unit: LandUnitDraft;
  at: number;
}

function LandUnitForm({ desk, unit, at }: UnitProps) {
  const { pickPiece, pickHex, change, draft } = desk;
  return (
    <Spot path={`landUnits[${at}]`} className="ship-form">
      <details
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return;
          pickPiece(unit.id);
          if (draft.map) pickHex(hexOfUnit(draft.map, unit));
        }}
      >
        <summary>
          <b>{unit.name}</b>
          <small>{draft.sides[unit.side].name}</small>
        </summary>
        <UnitFields desk={desk} unit={unit} at={at} />
      </details>
      <button
        type="button"
        className="button quiet small"
        aria-label={chartFieldText('removeShip', { ship: unit.name })}
        onClick={() => change((it) => withoutLandUnit(it, unit.id))}
      >
        ×
      </button>
    </Spot>
  );
}

const RADARS = [0, 1, 2] as const;

function UnitFields({ desk, unit, at }: UnitProps) {
  const { draft, change, editing } = desk;
  const path = `landUnits[${at}]`;
  const set = (changed: Changed<LandUnitDraft>, gesture?: string) =>
    change((it) => withLandUnit(it, unit.id, (now) => withKeys(now, changed)), gesture);
  return (
    <div className="ship-form-body">
      <TextField
        label={strategicEditorText('name')}
        path={`${path}.name`}
        value={unit.name}
        onChange={(name) => set({ name }, `${path}.name`)}
        onDone={editing.settle}
      />
      <div className="chart-pair">
        <ChoiceField
          label={strategicEditorText('kind')}
          path={`${path}.kind`}
          value={unit.kind}
          options={LAND_UNIT_KINDS.map((it) => ({
            ...{ value: it, text: strategicBoardText(`land.${it}`) },
          }))}
          onChange={(kind) => set({ kind: kind as LandUnitKind })}
        />
        <ChoiceField
          label={chartFieldText('side')}
          path={`${path}.side`}
          value={unit.side}
          options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
          onChange={(side) => set({ side: side as Side })}
        />
        {draft.level === 'basic' && (
          <ChoiceField
            label={strategicEditorText('box')}
            path={`${path}.box`}
            value={unit.box ?? 'long'}
            options={RANGE_BOXES.map((it) => ({ value: it, text: boxName(it) }))}
            onChange={(box) => set({ box: box as RangeBox })}
          />
        )}
        <ChoiceField
          label={strategicEditorText('radar')}
          path={`${path}.radar`}
          value={String(unit.radar ?? 0)}
          options={RADARS.map((it) => ({
            ...{ value: String(it), text: strategicEditorText(`radar.${it}`) },
          }))}
          onChange={(radar) => set({ radar: Number(radar) as 0 | 1 | 2 })}
        />
      </div>
      {takesSquadrons(draft, unit) && <Squadrons desk={desk} home={unit.id} />}
    </div>
  );
}
