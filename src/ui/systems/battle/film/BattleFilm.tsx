import { useEffect, useState } from 'react';
import { HEX_SIZE, HEX_WIDTH, POINTY } from '../../../hexmap/geometry/plane';
import { ShipFigure } from '../../../ships/ShipFigure';
import type { FilmProps } from '../../../table/system';
import type { Film, FilmPlace, FilmShot } from './film';
import recorded from './riverPlate.json?raw';
import './film.css';

const FILM: Film = JSON.parse(recorded);

/** How long a frame is on show. */
const FRAME_MS = 1100;
/** After the last frame the picture rests before it begins again. */
const REST_FRAMES = 4;
/** The frame that a picture at rest shows: the fight is on. */
const STILL_FRAME = Math.floor(FILM.frames.length / 3);
const SHIP_LENGTH = 150;
/** Behind the stern. */
const WAKE = 'M-60 0L-170 -22Q-140 0 -170 22Z';

/** A recorded battle played back small, over and over. */
export function BattleFilm({ isPlaying, onKnown }: FilmProps) {
  const frame = useFrame(isPlaying);
  useEffect(() => onKnown(FILM.scenario), [onKnown]);
  const { places, shots } = FILM.frames[frame] ?? { places: [], shots: [] };
  return (
    <svg
      className="film"
      viewBox={FILM.view.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Sea />
      {FILM.ships.map((ship, at) => (
        <FilmShip key={ship.id} ship={ship} frame={frame} at={at} place={places[at] ?? null} />
      ))}
      {FILM.ships.map((ship, at) => (
        <ShipName key={ship.id} ship={ship} places={places} at={at} />
      ))}
      {shots.map((shot) => (
        <Shot key={`${frame}/${shot.join()}`} shot={shot} />
      ))}
    </svg>
  );
}

function useFrame(isPlaying: boolean): number {
  const [tick, setTick] = useState(STILL_FRAME);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setTick((it) => it + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const count = FILM.frames.length;
  return Math.min(count - 1, tick % (count + REST_FRAMES));
}

function Sea() {
  const [x, y, width, height] = FILM.view;
  return (
    <>
      <pattern
        id="film-hexes"
        width={HEX_WIDTH}
        height={HEX_SIZE * 3}
        patternUnits="userSpaceOnUse"
      >
        <path
          className="film-grid"
          d={[0, 1].flatMap((q) => [-1, 0, 1, 2].map((r) => POINTY.hexPath({ q, r }))).join('')}
        />
      </pattern>
      <rect className="film-sea" {...{ x, y, width, height }} />
      <rect fill="url(#film-hexes)" {...{ x, y, width, height }} />
    </>
  );
}

interface FilmShipProps {
  ship: Film['ships'][number];
  /** Of the ship among all, by which her earlier places are found. */
  at: number;
  frame: number;
  place: FilmPlace;
}

/** A ship; gone, she fades where she was last. */
function FilmShip({ ship: { side, type }, at, frame, place }: FilmShipProps) {
  const last = place ?? lastPlace(at, frame);
  if (!last) return null;
  const [x, y, turn] = last;
  return (
    <g
      className="film-ship"
      data-side={side}
      data-gone={place === null || undefined}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
    >
      <path className="film-wake" d={WAKE} />
      <ShipFigure type={type} kindLength={SHIP_LENGTH} />
    </g>
  );
}

/** A ship that lies this much across the picture has her name beside her. */
const STEEP = 0.6;
/** A letter of a name is about this wide. */
const LETTER_WIDTH = 15;
/** A ship and her own name reach this far above and below her. */
const SHIP_REACH = 62;

interface NamePlace {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** Where a ship's name may stand, best first: beside one that goes up or down, above or below one that goes across. */
function namePlaces([x, y, turn]: NonNullable<FilmPlace>): NamePlace[] {
  const angle = (turn * Math.PI) / 180;
  const bow = x + Math.cos(angle) * (SHIP_LENGTH / 2);
  const anchor = bow > x ? 'end' : 'start';
  const along = [y - 24, y + 40].map((line) => ({ x: bow, y: line, anchor }) as const);
  const beside = [
    { x: x + 50, y: y + 8, anchor: 'start' },
    { x: x - 50, y: y + 8, anchor: 'end' },
  ] as const;
  // Off her ends, for one that has other ships beside her.
  const off = Math.abs(Math.sin(angle)) * (SHIP_LENGTH / 2);
  const ends = [y + off + 44, y - off - 24].map(
    (line) => ({ x: x - 60, y: line, anchor: 'start' }) as const,
  );
  return Math.abs(Math.sin(angle)) > STEEP ? [...beside, ...ends, ...along] : [...along, ...beside];
}

/** The first place of a name that is inside the picture and covers no other ship and no other name. */
function namePlace(places: readonly FilmPlace[], own: NonNullable<FilmPlace>, name: string) {
  const others = places.filter((it) => it !== null && it !== own);
  const options = namePlaces(own).filter((it) => isInside(span(it, name)));
  return options.find((it) => !others.some((ship) => covers(it, name, ship))) ?? options[0];
}

/** From where to where across the picture a name goes. */
function span({ x, anchor }: NamePlace, name: string): [from: number, to: number] {
  const width = name.length * LETTER_WIDTH;
  return anchor === 'start' ? [x, x + width] : [x - width, x];
}

const isInside = ([from, to]: [number, number]): boolean =>
  from > FILM.view[0] && to < FILM.view[0] + FILM.view[2];

/** Whether a name lies across a ship or where hers may stand. */
function covers(place: NamePlace, name: string, ship: FilmPlace): boolean {
  const [from, to] = span(place, name);
  const [x, y] = ship ?? [Number.NaN, Number.NaN];
  const isBeside = x + SHIP_LENGTH / 2 < from || x - SHIP_LENGTH / 2 > to;
  return !isBeside && Math.abs(y - place.y) < SHIP_REACH;
}

interface ShipNameProps extends Pick<FilmShipProps, 'ship' | 'at'> {
  places: readonly FilmPlace[];
}

/** What a ship is called, for as long as she is there. */
function ShipName({ ship: { name, side }, at, places }: ShipNameProps) {
  const own = places[at];
  if (!own) return null;
  const place = namePlace(places, own, name);
  if (!place) return null;
  const { x, y, anchor } = place;
  return (
    <text
      // On the other side it is there at once: it does not glide across its ship.
      key={anchor}
      className="film-name"
      data-side={side}
      textAnchor={anchor}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {name}
    </text>
  );
}

const lastPlace = (at: number, frame: number): FilmPlace =>
  FILM.frames.slice(0, frame).findLast(({ places }) => places[at])?.places[at] ?? null;

const Shot = ({ shot: [x, y, toX, toY, hits] }: { shot: FilmShot }) => (
  <g className="film-shot">
    <line x1={x} y1={y} x2={toX} y2={toY} pathLength={1} />
    <circle cx={toX} cy={toY} r={hits > 0 ? 22 : 9} data-hit={hits > 0 || undefined} />
  </g>
);
