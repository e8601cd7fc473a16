import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { SeaWingsEvent } from '../../../../rules/sea-wings';
import { PHASES, type Phase } from '../../../../rules/sea-wings/query';

/** The stations of a strike, in their order. */
export const STATIONS = ['approach', 'cap', 'flak', 'attack', 'hits'] as const;
type Station = (typeof STATIONS)[number];

/** One picture of a film: what happens at a station, in a sentence or a few. */
interface Frame {
  station: Station;
  text: string;
}

/** A strike in a log, which nobody has told yet. */
export interface Raid {
  key: string;
  turn: number;
  attacker: Side;
  target: string;
  hex: Axial;
  /** From its approach to its end. */
  events: SeaWingsEvent[];
}

/** A strike as a viewer is told of it. */
export interface Film extends Omit<Raid, 'events'> {
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

/** The strikes in a log; one that is still going on is not among them. */
export function raidsIn(events: readonly SeaWingsEvent[]): Raid[] {
  const raids: Raid[] = [];
  let raid: Raid | undefined;
  for (const [at, event] of events.entries()) {
    if (event.kind === 'raidBegan')
      raid = {
        ...{ key: `${event.turn}/${at}`, turn: event.turn },
        ...{ attacker: event.side, target: event.target, hex: event.hex, events: [] },
      };
    if (!raid) continue;
    raid.events.push(event);
    if (event.kind !== 'raidEnded') continue;
    raids.push(raid);
    raid = undefined;
  }
  return raids;
}

/**
 * A strike as a film.
 * @param tell an event as a sentence; nothing for what is not worth one
 */
export const filmOf = (
  { events, ...raid }: Raid,
  tell: (event: SeaWingsEvent) => string | undefined,
): Film => ({
  ...raid,
  frames: framesOf(events.flatMap((event) => toldOf(event, tell))),
  isHit: events.some((event) => event.kind === 'groupAttacked' && event.effective > 0),
});

function toldOf(event: SeaWingsEvent, tell: (event: SeaWingsEvent) => string | undefined): Frame[] {
  const station = STATION_OF[event.kind];
  const text = station && tell(event);
  return text ? [{ station, text }] : [];
}

/** Letters that a picture has room for. */
const ROOM = 120;

/** Sentences of one station share a picture as far as there is room; what is told several times is told once, with how often. */
function framesOf(told: readonly Frame[]): Frame[] {
  const frames: Frame[] = [];
  for (const { station, text } of told.flatMap(counted)) {
    const last = frames.at(-1);
    if (last?.station === station && last.text.length + text.length < ROOM) last.text += ` ${text}`;
    else frames.push({ station, text });
  }
  return frames;
}

/** 'Midway is hit: guns and radar (×4).' in the place of the first of four among those told at a station on end. */
function counted({ station, text }: Frame, at: number, told: readonly Frame[]): Frame[] {
  const from = told.findLastIndex((it, i) => i < at && it.station !== station) + 1;
  const to = told.findIndex((it, i) => i > at && it.station !== station);
  const same = told.slice(from, to < 0 ? undefined : to).filter((it) => it.text === text);
  if (same[0] !== told[at]) return [];
  return [{ station, text: same.length > 1 ? text.replace(/\.?$/, ` (×${same.length})$&`) : text }];
}

/** The aircraft of the strike have attacked by the time of this picture. */
export const hasAttacked = ({ frames }: Pick<Film, 'frames'>, at: number): boolean =>
  frames.slice(0, at + 1).some(({ station }) => station === 'attack');

/** Strikes are over and courses are sealed: who has ordered so much looks at other things by now. */
export const isPast = (
  film: Pick<Film, 'turn'>,
  { turn, phase }: { turn: number; phase: Phase },
): boolean => turn > film.turn || PHASES.indexOf(phase) > PHASES.indexOf('plotting');
