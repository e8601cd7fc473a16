import type { ScenarioShip } from '../../../../rules/strategic';
import { SHIP_TYPES } from '../../../../rules/strategic/query';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { Ensign } from '../../../ships/Ensign';
import { EyeSign } from '../../../ships/EyeSign';
import type { Silhouettes } from '../../../ships/silhouette';
import { pickCounter } from '../desk/counterPicks';
import { type Desk, useDesk } from '../desk/desk';
import type { DivisionFace, ShipFace } from '../desk/faces';
import { AircraftFigure } from '../desk/figures';
import type { LastSeen } from '../desk/lastSeen';
import { orderedMoves } from '../desk/moves';
import { Formation } from './Formation';
import { ObjectiveFlags } from './ObjectiveFlags';
import { objectivesAt } from './objectivesAt';
import { sayDivision } from './say';

interface CounterProps {
  face: DivisionFace;
  isTarget: boolean;
  silhouettes: Silhouettes;
}

/** A division on the matrix: its side, its ships as far as known, whether it is spotted and patrolled. */
export function Counter({ face, isTarget, silhouettes }: CounterProps) {
  const desk = useDesk();
  const { view, selected, names, lights } = desk;
  const { id, side, ships, isSpotted } = face;
  const before = desk.lastSeen.get(id);
  const objectives = objectivesAt(view.scenario, ships?.map((ship) => ship.id) ?? []);
  const isLit = lights.stacks.includes(id) || ships?.some((it) => lights.ships.includes(it.id));
  return (
    <button
      type="button"
      className="division"
      data-counter={id}
      data-side={side}
      data-spotted={isSpotted || undefined}
      data-unknown={ships === null || undefined}
      data-target={isTarget || undefined}
      data-lit={isLit || undefined}
      {...movesOn(desk, id)}
      data-advised={desk.advisedAims.has(id) || undefined}
      aria-pressed={selected === id}
      title={face.name ?? undefined}
      onClick={() => pickCounter(desk, id)}
    >
      <span className="visually-hidden">
        {[
          sayDivision(face, view, names),
          !ships && before ? beforeText(before) : '',
          ...objectives.map(({ text }) => text),
        ]
          .filter((part) => part)
          .join('; ')}
      </span>
      <span className="seen" aria-hidden="true">
        <CounterHead face={face} />
        {ships ? (
          <Formation ships={ships} silhouettes={silhouettes} />
        ) : (
          <span className="division-unknown">?</span>
        )}
        {!ships && before && (
          <span className="division-types division-before">{beforeText(before)}</span>
        )}
        {face.name && <span className="division-name">{face.name}</span>}
        {ships && <span className="division-types">{typesText(ships)}</span>}
        {ships && <HurtBar ships={ships} />}
        <CounterNotes face={face} />
        <ObjectiveFlags objectives={objectives} />
      </span>
    </button>
  );
}

/** 'last seen turn 1: 2 CV BB'. */
export const beforeText = ({ turn, ships }: LastSeen): string =>
  `${strategicBoardText('lastSeen', { turn })} ${typesText(ships)}`;

/** The sign of the move ordered, else of the move advised. */
function movesOn({ view, side, advised }: Desk, id: string) {
  const ordered = moveOrdered({ view, side }, id);
  const after = ordered ?? (advised ? moveOrdered({ view: advised, side }, id) : undefined);
  return { 'data-moves': after, 'data-moves-advised': (after && !ordered) || undefined };
}

function moveOrdered(
  desk: Pick<Desk, 'view' | 'side'>,
  id: string,
): 'closing' | 'opening' | undefined {
  const { closeRange, openRange } = orderedMoves(desk);
  if (closeRange.includes(id)) return 'closing';
  return openRange.includes(id) ? 'opening' : undefined;
}

/** Ensign, id, patrol, Spotted card. */
function CounterHead({ face: { id, side, cap, isSpotted } }: { face: DivisionFace }) {
  const { view } = useDesk();
  return (
    <span className="division-head">
      <Ensign nation={view.scenario.sides[side].nation} width={15} />
      <b>{id}</b>
      <CapMark cap={cap} />
      {isSpotted && (
        <span className="spotted-mark" title={strategicBoardText('spotted')}>
          <EyeSign />
        </span>
      )}
    </span>
  );
}

/** Own aircraft over it, in steps. */
export const CapMark = ({ cap }: { cap: number | boolean }) =>
  cap ? (
    <span className="cap-mark">
      <AircraftFigure type="F" />
      {cap === true ? '' : cap}
    </span>
  ) : null;

function CounterNotes({ face }: { face: DivisionFace }) {
  const { view } = useDesk();
  const isHeld = face.freeFrom > Math.max(1, view.turn);
  return (
    <>
      {face.isSubmerged && <span className="division-note">{strategicBoardText('submerged')}</span>}
      {isHeld && (
        <span className="division-note">
          {strategicBoardText('freeFrom', { turn: face.freeFrom })}
        </span>
      )}
    </>
  );
}

/** '2 CV 4 CA 9 DD', the heaviest first; no line breaks between a figure and its type. */
export function typesText(ships: readonly { source: Pick<ScenarioShip, 'card'> }[]): string {
  const counts = SHIP_TYPES.map((type) => ({
    type,
    count: ships.filter(({ source }) => source.card.type === type).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => (count === 1 ? type : `${count}\u202f${type}`))
    .join(' ');
}

/** A stroke for each damaged ship, longer for worse damage. */
function HurtBar({ ships }: { ships: readonly ShipFace[] }) {
  const hurt = ships.filter(({ state }) => state !== 'none');
  if (hurt.length === 0) return null;
  return (
    <span className="hurt-bar" aria-hidden="true">
      {hurt.map(({ id, state }) => (
        <i key={id} data-state={state} />
      ))}
    </span>
  );
}
