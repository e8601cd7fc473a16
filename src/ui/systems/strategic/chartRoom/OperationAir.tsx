import { SIDES, type Side } from '../../../../rules/core';
import type { StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { Check, ChoiceField, NumberField, Section } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { aircraftOptions, type PanelProps, setOperation, whole } from './operationDesk';

type SideRules = NonNullable<NonNullable<StrategicDraft['rules']>[Side]>;

const NONE = '';

/** What a side flies from catapults, and how well it flies. */
export function OperationAir({ desk }: PanelProps) {
  const { squadrons, sides } = desk.draft;
  return (
    <Section title={strategicEditorText('air')}>
      <p className="hint">{strategicEditorText('airHint')}</p>
      <Spot path="squadrons" but={squadrons.map((_, s) => `squadrons[${s}]`)} />
      {SIDES.map((side) => (
        <section key={side} className="force-form" data-side={side}>
          <h3>{sides[side].name}</h3>
          <Scouts desk={desk} side={side} />
          <Flying desk={desk} side={side} />
        </section>
      ))}
    </Section>
  );
}

interface SideProps extends PanelProps {
  side: Side;
}

/** [ST-2.26] */
function Scouts({ desk, side }: SideProps) {
  const { scouts = {} } = desk.draft;
  const chosen = scouts[side] ?? NONE;
  const put = (id: string) => {
    const next = withKeys(scouts, { [side]: id || undefined });
    setOperation(desk)({ scouts: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <ChoiceField
      label={strategicEditorText('scouts')}
      path={`scouts.${side}`}
      value={chosen}
      options={[
        { value: NONE, text: strategicEditorText('noScouts') },
        ...aircraftOptions(desk.editing.registry, chosen),
      ]}
      onChange={put}
    />
  );
}

/** [ST-6.7] */
function Flying({ desk, side }: SideProps) {
  const { rules = {} } = desk.draft;
  const own = rules[side] ?? {};
  const put = (changed: Changed<SideRules>, gesture?: string) => {
    const mine = withKeys(own, changed);
    const next = withKeys(rules, { [side]: Object.keys(mine).length > 0 ? mine : undefined });
    setOperation(desk)({ rules: Object.keys(next).length > 0 ? next : undefined }, gesture);
  };
  return (
    <>
      <NumberField
        label={strategicEditorText('airToAir')}
        path={`rules.${side}.airToAir`}
        value={own.airToAir}
        onChange={(value) => put({ airToAir: whole(value) }, `rules ${side}`)}
        onDone={desk.editing.settle}
      />
      <Check
        isOn={own.longLegged ?? false}
        onChange={(isOn) => put({ longLegged: isOn || undefined })}
      >
        {strategicEditorText('allLongLegged')}
      </Check>
    </>
  );
}
