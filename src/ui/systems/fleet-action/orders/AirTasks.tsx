import { fleetOrdersText } from '../../../../words/fleet-action/texts/orders';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { type AirTask, airTasks, choiceText, placeOf } from '../air/tasks';
import { useDesk } from '../desk/desk';

/** [NW-10] What aircraft, decks and catapults do beside flying: a press gives the order. */
export function AirTasks() {
  const { legal, selected } = useDesk();
  const tasks = airTasks(legal, selected);
  const kinds = [...new Set(tasks.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <fieldset key={kind} className="fleet-launches">
      <legend>{fleetOrdersText(`kind.${kind}`)}</legend>
      <ul className="fleet-rows">
        {tasks
          .filter((task) => task.kind === kind)
          .map((task) => (
            <Task key={task.about} task={task} />
          ))}
      </ul>
    </fieldset>
  ));
}

function Task({ task }: { task: AirTask }) {
  const desk = useDesk();
  const name = desk.names.any(task.about);
  return (
    <li className="fleet-row fleet-task">
      <span>
        <b>{name}</b> <small>{placeOf(task, desk)}</small>
      </span>
      <ButtonGroup
        className="fleet-segments"
        label={`${fleetOrdersText(`kind.${task.kind}`)}: ${name}`}
      >
        {task.orders.map((order) => (
          <button key={JSON.stringify(order)} type="button" onClick={() => desk.give(order)}>
            {choiceText(order, desk)}
          </button>
        ))}
      </ButtonGroup>
    </li>
  );
}
