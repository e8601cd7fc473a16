import { shipsInPlay } from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';
import { type Desk, useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';
import type { Cap } from './drafts';
import { LevelChoice } from './LevelChoice';
import { Sent } from './Sent';

/** [SK-21.11] The ship that a section protects, its level, and when it lands; ordered as it is changed. */
export function CapForm({ draft }: { draft: Cap }) {
  const desk = useDesk();
  const { view, side, names, give } = desk;
  const options = shipsInPlay(view, side).map(({ id }) => ({
    ...{ value: id, label: names.ship(id), order: { ...draft, over: id } },
  }));
  return (
    <>
      <Choice label={seekriegAirText('over')} value={draft.over} options={options} give={give} />
      <LevelChoice order={draft} />
      <label className="fleet-speed">
        <span>{seekriegAirText('lands')}</span>
        <input
          type="range"
          min={view.turn + 1}
          max={lastLanding(desk, draft)}
          value={draft.landsOnTurn}
          aria-valuetext={names.time(draft.landsOnTurn)}
          onChange={({ target }) => give({ ...draft, landsOnTurn: target.valueAsNumber })}
        />
        <output>{names.time(draft.landsOnTurn)}</output>
      </label>
      <Sent order={draft} text={seekriegOrdersText('kind.cap')} />
    </>
  );
}

/** [SK-21.11] The last turn in which the section can land with the fuel that it has. */
function lastLanding({ view, whyNot }: Pick<Desk, 'view' | 'whyNot'>, draft: Cap): number {
  const { turns } = view.scenario;
  const why = whyNot({ ...draft, landsOnTurn: turns });
  const most = why?.code === 'lands-too-late' ? Number(why.figures?.most) : turns;
  return Math.max(draft.landsOnTurn, most);
}
