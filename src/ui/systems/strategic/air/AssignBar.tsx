import { enemyOf } from '../../../../rules/core';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { mayGoTo, send, settingNow } from '../desk/assign';
import { useDesk } from '../desk/desk';
import { facesOf, landFacesOf } from '../desk/faces';

/** Missions for the selected squadrons: search, or a counter to be sent to. */
export function AssignBar() {
  const desk = useDesk();
  const { view, squads, take } = desk;
  const setting = settingNow(view);
  if (!setting) return null;
  const steps = [...squads.values()].reduce((sum, it) => sum + it, 0);
  if (steps === 0)
    return <p className="assign-bar hint">{strategicBoardText(`assign.${setting}.none`)}</p>;
  return (
    <section className="assign-bar" aria-label={strategicBoardText('assign')}>
      <b>{strategicBoardText('picked', { count: squads.size, steps })}</b>
      {setting === 'search' ? (
        <button type="button" className="button small primary" onClick={() => send(desk, null)}>
          {strategicBoardText('assign.search')}
        </button>
      ) : (
        <TargetButtons setting={setting} />
      )}
      <button
        type="button"
        className="button small quiet"
        onClick={() => take([...squads.keys()], () => 0)}
      >
        {strategicBoardText('letGo')}
      </button>
    </section>
  );
}

/** The possible targets; one out of reach says why when pressed. */
function TargetButtons({ setting }: { setting: 'cap' | 'strike' }) {
  const desk = useDesk();
  const { view, side, names } = desk;
  const of = setting === 'cap' ? side : enemyOf(side);
  const ids = [...facesOf(view)[of], ...landFacesOf(view).filter((it) => it.side === of)].map(
    ({ id }) => id,
  );
  const may = ids.filter((id) => mayGoTo(desk, id));
  if (may.length === 0)
    return <span className="hint">{strategicBoardText(`assign.${setting}.nowhere`)}</span>;
  return (
    <>
      <span>{strategicBoardText(`assign.${setting}`)}</span>
      {may.map((id) => (
        <button
          key={id}
          type="button"
          className="button small"
          title={names.target(id)}
          onClick={() => send(desk, id)}
        >
          {view.scenario.landUnits.some((it) => it.id === id) ? names.target(id) : id}
        </button>
      ))}
    </>
  );
}
