import type { ReactNode } from 'react';
import type { SquadronRecord } from '../../../../rules/strategic';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import { faceOf, landFaceOf, shipState } from '../desk/faces';
import { AircraftFigure } from '../desk/figures';
import { type Group, MISSIONS, readySteps } from '../desk/squadrons';
import { AirBase } from './AirBase';
import { kindName, kindsOf, pickOf } from './kinds';
import { SquadronRow } from './SquadronRow';

interface BasicBaseProps {
  group: Group;
  /** Squadrons can be sent in this step. */
  isAsked: boolean;
}

/** A carrier or base in a Basic game, its squadrons by steps; one button picks all that are ready. */
export function BasicBase({ group, isAsked }: BasicBaseProps) {
  const { home, squadrons } = group;
  const desk = useDesk();
  const all = pickOf(desk, squadrons, (it) => readySteps(it, desk.sorties));
  return (
    <AirBase
      group={group}
      kinds={kindsOf(squadrons)}
      head={
        <>
          {home && <HomeFacts home={home} />}
          {isAsked && all.count > 1 && (
            <button
              type="button"
              className="button small quiet"
              aria-pressed={all.isPicked}
              onClick={all.toggle}
            >
              {strategicBoardText('all')}
            </button>
          )}
        </>
      }
      kindRow={(kind, opener) => <KindRow squadrons={kind} isAsked={isAsked} opener={opener} />}
      row={(squadron) => (
        <SquadronRow squadron={squadron} isAsked={isAsked} ofShip={home === null} />
      )}
    />
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

interface KindRowProps {
  squadrons: readonly SquadronRecord[];
  isAsked: boolean;
  opener: ReactNode;
}

function KindRow({ squadrons, isAsked, opener }: KindRowProps) {
  const desk = useDesk();
  const { count, isPicked, toggle } = pickOf(desk, squadrons, (it) => readySteps(it, desk.sorties));
  const name = kindName(squadrons);
  const type = squadrons[0]?.card.type ?? 'F';
  return (
    <div
      className="squadron"
      data-type={type}
      data-squadrons={count}
      data-picked={isPicked || undefined}
      data-out={count === 0 || undefined}
    >
      <button
        type="button"
        className="squadron-pick"
        aria-pressed={isPicked}
        disabled={!isAsked || count === 0}
        onClick={toggle}
      >
        <AircraftFigure type={type} />
        <span className="squadron-type">{type}</span>
        <b title={name}>{name}</b>
        <small>{strategicBoardText('kind', { count: squadrons.length })}</small>
        <KindSteps squadrons={squadrons} />
      </button>
      {opener}
    </div>
  );
}

/** How many of their steps are ready, and how many fly which mission. */
function KindSteps({ squadrons }: Pick<KindRowProps, 'squadrons'>) {
  const { sorties, squads } = useDesk();
  const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);
  const picked = sum(squadrons.map(({ id }) => squads.get(id) ?? 0));
  const ready = sum(squadrons.map((it) => readySteps(it, sorties))) - picked;
  const flying = MISSIONS.map((mission) => ({
    mission,
    steps: sum(
      sorties
        .filter((it) => it.mission === mission && squadrons.some(({ id }) => id === it.squadron))
        .map(({ steps }) => steps),
    ),
  }));
  const all = [
    { mission: 'picked', steps: picked } as const,
    { mission: 'ready', steps: ready } as const,
    ...flying,
  ];
  return (
    <span className="kind-steps">
      {all
        .filter(({ steps }) => steps > 0)
        .map(({ mission, steps }) => (
          <span key={mission}>
            {steps}
            <i className="step-mark" data-mission={mission} aria-hidden="true" />
            <span className="visually-hidden">{strategicBoardText(`mission.${mission}`)}</span>
          </span>
        ))}
    </span>
  );
}
