import { wingsDeckText } from '../../../../words/sea-wings/texts/deck';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';
import { keyName } from '../../../controls/keys';
import { useDesk } from '../desk/desk';
import { Stepper } from './Stepper';
import { giveTask, mayTask, TASKS } from './tasks';

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
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
      <span className="task-buttons" role="group" aria-label={wingsDeckText('tasks')}>
        {TASKS.map((task, at) => (
          <button
            key={task}
            type="button"
            className="button small"
            data-task={task}
            disabled={!mayTask(desk, task)}
            onClick={() => giveTask(desk, task)}
          >
            {wingsScreenText(`task.${task}`)}{' '}
            <kbd aria-hidden="true">{keyName(String(at + 1))}</kbd>
          </button>
        ))}
      </span>
    </div>
  );
}
