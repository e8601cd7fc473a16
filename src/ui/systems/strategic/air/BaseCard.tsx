import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import { faceOf, landFaceOf, shipState } from '../desk/faces';
import { type Group, readySteps } from '../desk/squadrons';
import { AirKind, kindsOf } from './AirKind';

interface BaseCardProps {
  group: Group;
  /** Squadrons can be sent in this step. */
  isAsked: boolean;
}

/** More types than this stand in two columns. */
const MAX_IN_COLUMN = 8;

/** A carrier or base with its squadrons; its name selects all that are ready. */
export function BaseCard({ group, isAsked }: BaseCardProps) {
  const { home, division, squadrons } = group;
  const { names, sorties, take, squads } = useDesk();
  const title = home
    ? names.home(home)
    : strategicBoardText('floatplanes', { division: division ?? '' });
  const ready = squadrons.filter((it) => readySteps(it, sorties) > 0);
  const isPicked = ready.length > 0 && ready.every(({ id }) => squads.has(id));
  const pickAll = () =>
    take(
      ready.map(({ id }) => id),
      (id) => {
        const squadron = ready.find((it) => it.id === id);
        return squadron && !isPicked ? readySteps(squadron, sorties) : 0;
      },
    );
  return (
    <section
      className="air-base"
      data-large={kindsOf(squadrons).length > MAX_IN_COLUMN || undefined}
      aria-label={title}
    >
      <header className="air-base-head">
        <h4>{title}</h4>
        {home && <HomeFacts home={home} />}
        {isAsked && ready.length > 1 && (
          <button
            type="button"
            className="button small quiet"
            aria-pressed={isPicked}
            onClick={pickAll}
          >
            {strategicBoardText('all')}
          </button>
        )}
      </header>
      <ul className="air-squadrons">
        {kindsOf(squadrons).map((kind) => (
          <AirKind
            key={kind[0]?.card.type}
            squadrons={kind}
            isAsked={isAsked}
            ofShip={home === null}
          />
        ))}
      </ul>
    </section>
  );
}

/** Where it is, and the damage to its deck. */
function HomeFacts({ home }: { home: string }) {
  const { view, side } = useDesk();
  const ship = view.forces[side]?.ships[home];
  const face = ship && faceOf(view, ship.division);
  const land = landFaceOf(view, home);
  const box = face?.box ?? land?.box;
  const state = (ship && shipState(ship)) ?? land?.state ?? 'none';
  const division = state === 'sunk' ? undefined : ship?.division;
  return (
    <small className="air-base-facts" data-state={state}>
      {[
        division,
        box && state !== 'sunk' ? boxName(box) : '',
        state === 'none' ? '' : strategicBoardText(`deck.${state}`),
      ]
        .filter((part) => part)
        .join(' · ')}
    </small>
  );
}
