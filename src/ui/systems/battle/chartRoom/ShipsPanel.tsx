import { useMemo } from 'react';
import {
  fromEdges,
  isOnChart,
  onChart,
  shipIdsIn,
  withNewForce,
  withShip,
} from '../../../../scenario/battle/draft/forces';
import { typeName } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { Section } from '../../../chartRoom/fields';
import { JoinedChoice } from '../../../chartRoom/JoinedChoice';
import { ShipFinder } from '../../../chartRoom/ShipFinder';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { chartFieldText } from '../../../i18n/chartFields';
import { typeMark } from '../desk/typeMark';
import type { EditorDesk } from './desk';
import { ForceForm } from './ForceForm';

/** Both sides' forces with their ships, and one box that finds more. */
export function ShipsPanel({ desk }: { desk: EditorDesk }) {
  const { draft, editing, force, pickForce, change } = desk;
  const { registry } = editing;
  const taken = useMemo(() => new Set(shipIdsIn(draft)), [draft]);
  return (
    <Section title={chartFieldText('ships')} isOpen>
      <ShipFinder
        {...{ registry, taken, typeName, typeMark }}
        date={draft.date}
        onShip={(id) => change((it) => withShip(it, force, id, registry))}
      >
        <JoinedChoice groups={draft.taskForces} value={force} onPick={pickForce} />
      </ShipFinder>
      <Beginning desk={desk} />
      <Spot path="taskForces" but={draft.taskForces.map((_, f) => `taskForces[${f}]`)} />
      {draft.taskForces.map((it, f) => (
        <ForceForm key={it.id} desk={desk} at={f} />
      ))}
      <SideButtons
        text={(side) => battleEditorText('newForce', { side: draft.sides[side].name })}
        onSide={(side) => change((it) => withNewForce(it, side))}
      />
    </Section>
  );
}

/** [BT-3.15] Whether ships begin in hexes, or come in over the edges. */
function Beginning({ desk: { draft, change, editing } }: { desk: EditorDesk }) {
  const isOn = isOnChart(draft);
  return (
    <fieldset className="chart-choice">
      <legend>{battleEditorText('beginning')}</legend>
      <label className="chart-check">
        <input
          type="radio"
          name="beginning"
          checked={isOn}
          onChange={() => change((it) => onChart(it, editing.registry))}
        />
        <span>{battleEditorText('onChart')}</span>
      </label>
      <label className="chart-check">
        <input type="radio" name="beginning" checked={!isOn} onChange={() => change(fromEdges)} />
        <span>{battleEditorText('fromEdges')}</span>
      </label>
    </fieldset>
  );
}
