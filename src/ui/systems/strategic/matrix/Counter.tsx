import { SHIP_TYPES } from '../../../../rules/strategic/query';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { Ensign } from '../../../ships/Ensign';
import { EyeSign } from '../../../ships/EyeSign';
import type { Silhouettes } from '../../../ships/silhouette';
import { pickCounter } from '../desk/counterPicks';
import { type Desk, useDesk } from '../desk/desk';
import { type DivisionFace, leaderOf, type ShipFace } from '../desk/faces';
import { AircraftFigure, Figure } from '../desk/figures';
import type { LastSeen } from '../desk/lastSeen';
import { orderedMoves } from '../desk/moves';
import { sayDivision } from './say';

interface CounterProps {
  face: DivisionFace;
  isTarget: boolean;
  silhouettes: Silhouettes;
}

/** A division on the matrix: whose, what it is made of as far as is known, spotted or not, patrolled or not. */
export function Counter({ face, isTarget, silhouettes }: CounterProps) {
  const desk = useDesk();
  const { view, selected, names, lights } = desk;
  const { id, side, ships, isSpotted } = face;
  const before = desk.lastSeen.get(id);
  const leader = ships ? leaderOf(ships) : undefined;
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
        {[sayDivision(face, view, names), !ships && before ? beforeText(before) : '']
          .filter((part) => part)
          .join('; ')}
      </span>
      <span className="seen" aria-hidden="true">
        <CounterHead face={face} />
        {leader ? (
          <span className="division-ship">
            <Figure ship={leader.source} plans={silhouettes} />
          </span>
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
      </span>
    </button>
  );
}

/** 'last seen turn 1: 2 CV BB'. */
export const beforeText = ({ turn, ships }: LastSeen): string =>
  `${strategicBoardText('lastSeen', { turn })} ${typesText(ships)}`;

/** The sign of a move that is ordered, else of one that is advised. */
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

/** Aircraft over it: how many steps of one's own. */
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
export function typesText(ships: readonly ShipFace[]): string {
  const counts = SHIP_TYPES.map((type) => ({
    type,
    count: ships.filter(({ source }) => source.card.type === type).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => (count === 1 ? type : `${count}\u202f${type}`))
    .join(' ');
}

/** A stroke for each ship that is hurt, longer the worse it is. */
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
