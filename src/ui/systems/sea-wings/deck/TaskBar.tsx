import type { OrderOf } from '../../../../rules/sea-wings';
import { wingsDeckText } from '../../../../words/sea-wings/texts/deck';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { keyName } from '../../../controls/keys';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { Stepper } from './Stepper';
import { giveTask, mayTask, TASKS, taskName } from './tasks';

/** What is picked, how many of it, and the tasks that it can be given. */
export function TaskBar() {
  const desk = useDesk();
  const picked = [...desk.picked];
  return (
    <div className="task-bar">
      {picked.length === 0 && <span className="hint">{wingsDeckText('pick')}</span>}
      {picked.map(([formation, factors]) => (
        <span key={formation} className="task-picked">
          {desk.names.formation(formation)}
          <Stepper
            label={desk.names.formation(formation)}
            value={factors}
            least={0}
            most={desk.view.forces[desk.side]?.formations[formation]?.boxes.hangar ?? 0}
            onChange={(next) => desk.pick(formation, next)}
          />
        </span>
      ))}
      <ButtonGroup className="task-buttons" label={wingsDeckText('tasks')}>
        {TASKS.map((task, at) => (
          <button
            key={task}
            type="button"
            className="button small"
            data-task={task}
            disabled={!mayTask(desk, task)}
            onClick={() => giveTask(desk, task)}
          >
            {taskName(desk, task)} <kbd aria-hidden="true">{keyName(String(at + 1))}</kbd>
          </button>
        ))}
        <Ferry />
      </ButtonGroup>
    </div>
  );
}

/** [WG-5.10] What is picked flies to another carrier or base, where one can take it. It keeps its place, so that no task moves under the pointer. */
function Ferry() {
  const desk = useDesk();
  const ferries = ordersOf(desk.legal, 'planFerry').filter((it) => desk.picked.has(it.formation));
  const homes = [...new Set(ferries.map(({ to }) => to))];
  const send = (to: string) => {
    const orders = [...desk.picked].map(
      ([formation, factors]): OrderOf<'planFerry'> => ({
        kind: 'planFerry',
        formation,
        factors,
        to,
      }),
    );
    if (desk.give(...orders)) desk.putBack();
  };
  return (
    <select
      className="button small"
      aria-label={wingsFormsText('ferryTo')}
      value=""
      disabled={homes.length === 0}
      onChange={({ target }) => send(target.value)}
    >
      <option value="">{wingsFormsText('ferryTo')}</option>
      {homes.map((home) => (
        <option key={home} value={home}>
          {desk.names.home(home)}
        </option>
      ))}
    </select>
  );
}
