import { SIDES, type Side } from '../../../../rules/core';
import { RADAR_SETS } from '../../../../rules/seekrieg/query';
import { fromFile, inFile } from '../../../../scenario/draft/hexes';
import { withBase, withNewBase, withoutBase } from '../../../../scenario/seekrieg/draft/bases';
import type { DraftBase } from '../../../../scenario/seekrieg/draft/shape';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { ChoiceField, Section, TextField } from '../../../chartRoom/fields';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { seaEditorText } from '../../../i18n/seaEditor';
import { AircraftList } from './AircraftList';
import { PieceForm } from './PieceForm';
import { PlaceFields } from './PlaceFields';
import type { SeekriegDesk } from './seekriegDesk';

interface FormProps {
  desk: SeekriegDesk;
}

const ORIGIN = { q: 0, r: 0 };

/** [SK-24.11, SK-33.8] Where aircraft are based ashore. */
export function LandBases({ desk }: FormProps) {
  const { draft, change, wide } = desk;
  const { bases = [] } = draft;
  return (
    <Section title={seekriegEditorText('bases')}>
      <Spot path="bases" but={bases.map((_, b) => `bases[${b}]`)} />
      {bases.map((base, at) => (
        <PieceForm
          key={base.id}
          desk={desk}
          path={`bases[${at}]`}
          piece={base}
          onRemove={() => change((it) => withoutBase(it, at))}
        >
          <BaseFields desk={desk} base={base} at={at} />
        </PieceForm>
      ))}
      <SideButtons
        text={(side) => seekriegEditorText('newBase', { side: draft.sides[side].name })}
        onSide={(side) => change((it) => withNewBase(it, side, wide.hex ?? ORIGIN))}
      />
    </Section>
  );
}

const TYPES = ['airfield', 'strip'] as const;
const NO_RADAR = '';
const AIR_RADARS = RADAR_SETS.filter((set) => set.airSearch).map(({ name }) => name);

interface BaseProps extends FormProps {
  base: DraftBase;
  at: number;
}

function BaseFields({ desk, base, at }: BaseProps) {
  const { draft, change, editing } = desk;
  const path = `bases[${at}]`;
  const set = (changed: Changed<DraftBase>, gesture?: string) =>
    change((it) => withBase(it, at, (now) => withKeys(now, changed)), gesture);
  return (
    <>
      <TextField
        label={seaEditorText('formationName')}
        path={`${path}.name`}
        value={base.name}
        onChange={(name) => set({ name }, `${path}.name`)}
        onDone={editing.settle}
      />
      <div className="chart-pair">
        <ChoiceField
          label={seekriegEditorText('baseType')}
          path={`${path}.type`}
          value={base.type}
          options={TYPES.map((it) => ({ value: it, text: seekriegEditorText(`base.${it}`) }))}
          onChange={(type) => set({ type: type as DraftBase['type'] })}
        />
        <ChoiceField
          label={chartFieldText('side')}
          path={`${path}.side`}
          value={base.side}
          options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
          onChange={(side) => set({ side: side as Side })}
        />
        <ChoiceField
          label={seekriegEditorText('baseRadar')}
          path={`${path}.radar`}
          value={base.radar ?? NO_RADAR}
          options={[
            { value: NO_RADAR, text: seekriegEditorText('noRadar') },
            ...AIR_RADARS.map((name) => ({ value: name, text: name })),
          ]}
          onChange={(radar) => set({ radar: (radar || undefined) as DraftBase['radar'] })}
        />
      </div>
      <PlaceFields
        desk={desk}
        path={`${path}.hex`}
        hex={fromFile(base.hex)}
        onHex={(hex, gesture) => set({ hex: inFile(hex) }, gesture)}
      />
      <AircraftList
        desk={desk}
        path={`${path}.aircraft`}
        aircraft={base.aircraft ?? []}
        onChange={(next, gesture) =>
          set({ aircraft: next.length > 0 ? next : undefined }, gesture && `${path} ${gesture}`)
        }
      />
    </>
  );
}
