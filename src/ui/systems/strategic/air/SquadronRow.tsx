import type { SquadronRecord } from '../../../../rules/strategic';
import type { SquadronCard } from '../../../../rules/strategic/query';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import { AircraftFigure } from '../desk/figures';
import { lostInAttack, MISSIONS, readySteps, type Sortie } from '../desk/squadrons';

interface SquadronRowProps {
  squadron: SquadronRecord;
  isAsked: boolean;
  /** Named with its ship, since it is listed among those of other ships. */
  ofShip: boolean;
}

/** A squadron: what it flies, a mark for each step by what the step does, and how many of them are picked. */
export function SquadronRow({ squadron, isAsked, ofShip }: SquadronRowProps) {
  const { view, names, sorties, squads, take } = useDesk();
  const { id, card, steps } = squadron;
  const lost = steps === 0 ? 1 : lostInAttack(view, id);
  const ready = readySteps(squadron, sorties);
  const own = sorties.filter((it) => it.squadron === id);
  const picked = squads.get(id) ?? 0;
  return (
    <div
      className="squadron"
      data-type={card.type}
      data-picked={picked > 0 || undefined}
      data-out={ready === 0 || undefined}
      data-lost={steps === 0 || undefined}
    >
      <button
        type="button"
        className="squadron-pick"
        aria-pressed={picked > 0}
        title={`${card.name}: ${ratingsText(card)}`}
        disabled={!isAsked || ready === 0}
        onClick={() => take([id], () => (picked > 0 ? 0 : ready))}
      >
        <span className="visually-hidden">
          {saySquadron(names.squadronOf(id), squadron, ready, own)}
          {lost > 0 && `; ${strategicBoardText('mission.lost')}`}
        </span>
        <span className="seen" aria-hidden="true">
          <AircraftFigure type={card.type} />
          <span className="squadron-type">{card.type}</span>
          <b>{ofShip ? names.home(squadron.home) : names.squadron(id)}</b>
          <Steps squadron={squadron} sorties={own} picked={picked} lost={lost} />
        </span>
      </button>
      {picked > 0 && ready > 1 && <Stepper squadron={id} picked={picked} most={ready} />}
    </div>
  );
}

/** One mark a step: picked ones first among those that are ready. */
function Steps({
  squadron,
  sorties,
  picked,
  lost,
}: {
  squadron: SquadronRecord;
  sorties: readonly Sortie[];
  picked: number;
  /** Shot down in the current attack; shown among those sent. */
  lost: number;
}) {
  const ready = readySteps(squadron, sorties);
  const sent = MISSIONS.flatMap((mission) =>
    sorties
      .filter((it) => it.mission === mission)
      .flatMap(({ steps }) => Array.from({ length: steps }, () => mission)),
  );
  const marks = [
    ...Array.from({ length: ready }, (_, at) => (at < picked ? 'picked' : 'ready')),
    ...sent.slice(0, Math.max(0, sent.length - lost)),
    ...Array.from({ length: lost }, () => 'lost'),
  ];
  return (
    <span className="squadron-steps" aria-hidden="true">
      {marks.map((mission, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a squadron have no other name
        <i key={at} className="step-mark" data-mission={mission} />
      ))}
    </span>
  );
}

/** Fewer or more of its steps. */
function Stepper({ squadron, picked, most }: { squadron: string; picked: number; most: number }) {
  const { take } = useDesk();
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={strategicBoardText('fewer')}
        disabled={picked <= 1}
        onClick={() => take([squadron], () => picked - 1)}
      >
        −
      </button>
      <output>{picked}</output>
      <button
        type="button"
        aria-label={strategicBoardText('more')}
        disabled={picked >= most}
        onClick={() => take([squadron], () => picked + 1)}
      >
        +
      </button>
    </span>
  );
}

function saySquadron(
  name: string,
  { card, steps }: SquadronRecord,
  ready: number,
  sorties: readonly Sortie[],
): string {
  const away = sorties.map((it) => `${strategicBoardText(`mission.${it.mission}`)} ${it.steps}`);
  return [name, strategicBoardText('stepsOf', { ready, steps }), ...away, ratingsText(card)].join(
    '; ',
  );
}

/** The ratings of the squadron. */
export function ratingsText(card: SquadronCard) {
  const { airToAir, defense, bombs, airTorpedo, asw, endurance } = card;
  return [
    strategicBoardText('rating.air', { airToAir, defense }),
    bombs ? strategicBoardText('rating.bombs', { rating: bombs.rating }) : '',
    airTorpedo === null ? '' : strategicBoardText('rating.torpedo', { rating: airTorpedo }),
    asw === null ? '' : strategicBoardText('rating.asw', { rating: asw }),
    strategicBoardText('rating.endurance', { endurance }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
