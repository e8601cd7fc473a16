import { useState } from 'react';
import type { OrderOf } from '../../../../rules/sea-wings';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ordersOf } from '../../../table/desk';
import { Stepper } from '../deck/Stepper';
import { type Desk, ownForce, useDesk } from '../desk/desk';

type Tell = OrderOf<'tell'>;
const KINDS = ['carriers', 'large', 'small', 'merchantmen'] as const;

/** [WG-17.11] What is told of each own task force that the enemy searches. */
export function TellForm() {
  const desk = useDesk();
  const asked = [
    ...new Set(desk.legal.flatMap((it) => (it.kind === 'tell' ? [it.taskForce] : []))),
  ];
  return (
    <section className="tell-form" aria-label={wingsFormsText('reports')}>
      <h3>{wingsFormsText('reports')}</h3>
      <p className="hint">{wingsFormsText('reportsHint')}</p>
      {asked.map((id) => (
        <Telling key={id} taskForce={id} />
      ))}
    </section>
  );
}

/** As the rules propose it: for a real task force the truth. */
function proposed(
  { legal }: Pick<Desk, 'legal'>,
  taskForce: string,
  isReal: boolean,
): Tell | undefined {
  const tells = ordersOf(legal, 'tell').filter((it) => it.taskForce === taskForce);
  return tells[isReal && tells.length > 1 ? 1 : 0];
}

function Telling({ taskForce }: { taskForce: string }) {
  const desk = useDesk();
  const force = ownForce(desk)?.taskForces[taskForce];
  const first = proposed(desk, taskForce, (force?.ships.length ?? 0) > 0);
  const [draft, setDraft] = useState(first);
  if (!draft || !force) return null;
  const answer = force.answer;
  return (
    <fieldset className="telling">
      <legend>
        {desk.names.taskForce(taskForce)}
        {answer && ` ✓`}
      </legend>
      {KINDS.map((kind) => (
        <div key={kind}>
          <span>{wingsFormsText(`kind.${kind}`)}</span>
          <Stepper
            label={wingsFormsText(`kind.${kind}`)}
            value={draft[kind]}
            least={0}
            most={MOST}
            onChange={(count) => setDraft({ ...draft, [kind]: count })}
          />
        </div>
      ))}
      <button
        type="button"
        className="button small primary"
        disabled={desk.whyNot(draft) !== undefined}
        onClick={() => desk.give(draft)}
      >
        {wingsFormsText('tell')}
      </button>
      <button
        type="button"
        className="button small"
        onClick={() => desk.give({ kind: 'tellNothing', taskForce })}
      >
        {wingsFormsText(force.ships.length > 0 ? 'draw' : 'tellNothing')}
      </button>
      <SearchPatrol taskForce={taskForce} />
    </fieldset>
  );
}

/** [WG-17.34] When the patrol over a task force fights the aircraft that search it. */
function SearchPatrol({ taskForce }: { taskForce: string }) {
  const desk = useDesk();
  const orders = ordersOf(desk.legal, 'capVsSearch').filter((it) => it.taskForce === taskForce);
  const now = ownForce(desk)?.searchCap[taskForce] ?? 'before';
  const choices = SEARCH_CAP.filter((it) => it === now || orders.some(({ when }) => when === it));
  if (orders.length === 0) return null;
  return (
    <label className="search-patrol">
      {wingsFormsText('patrolMeets')}{' '}
      <select
        value={now}
        onChange={({ target }) => {
          const order = orders.find(({ when }) => when === target.value);
          if (order) desk.give(order);
        }}
      >
        {choices.map((when) => (
          <option key={when} value={when}>
            {wingsFormsText(`patrolWhen.${when}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const SEARCH_CAP = ['before', 'after', 'none'] as const;
const MOST = 18;
