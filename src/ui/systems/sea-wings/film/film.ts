import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { SeaWingsEvent } from '../../../../rules/sea-wings';
import { PHASES, type Phase } from '../../../../rules/sea-wings/query';

/** The stations of a strike, in their order. */
export const STATIONS = ['approach', 'cap', 'flak', 'attack', 'hits'] as const;
type Station = (typeof STATIONS)[number];

/** One picture of a film: what happens at a station, in a sentence. */
interface Frame {
  station: Station;
  text: string;
}

/** A strike as a viewer is told of it. */
export interface Film {
  key: string;
  turn: number;
  attacker: Side;
  target: string;
  hex: Axial;
  frames: Frame[];
  isHit: boolean;
}

const STATION_OF: Readonly<Partial<Record<SeaWingsEvent['kind'], Station>>> = {
  raidBegan: 'approach',
  surpriseGained: 'approach',
  scrambled: 'cap',
  capMet: 'cap',
  capRolled: 'cap',
  airShots: 'cap',
  flakFired: 'flak',
  groupAttacked: 'attack',
  shipHit: 'hits',
  baseHit: 'hits',
  shipLost: 'hits',
  convoyHit: 'hits',
};

/**
 * The strikes in a log, each from its approach to its end; one that is still going on is not among them.
 * @param tell an event as a sentence; nothing for what is not worth one
 */
export function filmsIn(
  events: readonly SeaWingsEvent[],
  tell: (event: SeaWingsEvent) => string | undefined,
): Film[] {
  const films: Film[] = [];
  let film: Film | undefined;
  for (const [at, event] of events.entries()) {
    if (event.kind === 'raidBegan')
      film = {
        ...{ key: `${event.turn}/${at}`, turn: event.turn },
        ...{ attacker: event.side, target: event.target },
        ...{ hex: event.hex, frames: [], isHit: false },
      };
    if (!film) continue;
    addFrame(film, event, tell);
    if (event.kind !== 'raidEnded') continue;
    films.push(film);
    film = undefined;
  }
  return films;
}

function addFrame(
  film: Film,
  event: SeaWingsEvent,
  tell: (event: SeaWingsEvent) => string | undefined,
): void {
  const station = STATION_OF[event.kind];
  if (!station) return;
  const text = tell(event);
  if (text) film.frames.push({ station, text });
  if (event.kind === 'groupAttacked' && event.effective > 0) film.isHit = true;
}

/** Strikes are over and courses are sealed: who has ordered so much looks at other things by now. */
export const isPast = (
  film: Pick<Film, 'turn'>,
  { turn, phase }: { turn: number; phase: Phase },
): boolean => turn > film.turn || PHASES.indexOf(phase) > PHASES.indexOf('plotting');
