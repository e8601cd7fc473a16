import { useState } from 'react';
import type { SquadronRecord } from '../../../../rules/strategic';
import { listed } from '../../../../words/core/say';
import { aircraftName } from '../../../../words/strategic/common/names';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import { AircraftFigure } from '../desk/figures';
import { MISSIONS, readySteps } from '../desk/squadrons';
import { SquadronRow } from './SquadronRow';

interface AirKindProps {
  /** Of one type, on one deck. */
  squadrons: readonly SquadronRecord[];
  isAsked: boolean;
  ofShip: boolean;
}

/** All squadrons of a type on a deck: one pick, and each of them behind a fold. One alone stands for itself. */
export function AirKind({ squadrons, isAsked, ofShip }: AirKindProps) {
  const [isOpen, setOpen] = useState(false);
  const rows = squadrons.map((squadron) => (
    <li key={squadron.id}>
      <SquadronRow squadron={squadron} isAsked={isAsked} ofShip={ofShip} />
    </li>
  ));
  if (squadrons.length === 1) return rows;
  return (
    <li className="air-kind">
      <KindRow
        squadrons={squadrons}
        isAsked={isAsked}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
      />
      {isOpen && <ul className="kind-squadrons">{rows}</ul>}
    </li>
  );
}

interface KindRowProps extends Omit<AirKindProps, 'ofShip'> {
  isOpen: boolean;
  onOpen: () => void;
}

function KindRow({ squadrons, isAsked, isOpen, onOpen }: KindRowProps) {
  const { sorties, squads, take } = useDesk();
  const ready = squadrons.filter((it) => readySteps(it, sorties) > 0);
  const isPicked = ready.length > 0 && ready.every(({ id }) => squads.has(id));
  const name = kindName(squadrons);
  const pick = () =>
    take(
      ready.map(({ id }) => id),
      (id) => {
        const squadron = ready.find((it) => it.id === id);
        return squadron && !isPicked ? readySteps(squadron, sorties) : 0;
      },
    );
  return (
    <div
      className="squadron"
      data-type={squadrons[0]?.card.type}
      data-squadrons={ready.length}
      data-picked={isPicked || undefined}
      data-out={ready.length === 0 || undefined}
    >
      <button
        type="button"
        className="squadron-pick"
        aria-pressed={isPicked}
        disabled={!isAsked || ready.length === 0}
        onClick={pick}
      >
        <AircraftFigure type={squadrons[0]?.card.type ?? 'F'} />
        <span className="squadron-type">{squadrons[0]?.card.type}</span>
        <b title={name}>{name}</b>
        <small>{strategicBoardText('kind', { count: squadrons.length })}</small>
        <KindSteps squadrons={squadrons} />
      </button>
      <button
        type="button"
        className="kind-open"
        aria-expanded={isOpen}
        aria-label={strategicBoardText('kindOpen', { name })}
        onClick={onOpen}
      />
    </div>
  );
}

const kindName = (squadrons: readonly SquadronRecord[]): string =>
  listed([...new Set(squadrons.map(({ card }) => aircraftName(card.name)))]);

/** How many of their steps are ready, and how many fly which mission. */
function KindSteps({ squadrons }: Pick<AirKindProps, 'squadrons'>) {
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
  const all = [{ mission: 'picked', steps: picked }, { mission: 'ready', steps: ready }, ...flying];
  return (
    <span className="kind-steps">
      {all
        .filter(({ steps }) => steps > 0)
        .map(({ mission, steps }) => (
          <span key={mission}>
            {steps}
            <i className="step-mark" data-mission={mission} aria-hidden="true" />
            <span className="visually-hidden">
              {strategicBoardText(`mission.${mission as 'ready'}`)}
            </span>
          </span>
        ))}
    </span>
  );
}

/** Squadrons of a deck by their types, in the order in which they stand. */
export function kindsOf(squadrons: readonly SquadronRecord[]): SquadronRecord[][] {
  const kinds = new Map<string, SquadronRecord[]>();
  for (const squadron of squadrons)
    kinds.set(squadron.card.type, [...(kinds.get(squadron.card.type) ?? []), squadron]);
  return [...kinds.values()];
}
