import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { type Axial, hexAhead, sameHex } from '../../../../hex';
import { type BoardCommand, commandOf } from '../../../hexmap/commands';
import { missPixels, pointIn } from '../../../hexmap/pointer';
import { chartHexAt, chartPoint } from '../advanced/plane';
import { type Desk, useDesk } from '../desk';
import { pickSea, seaMarks } from './boardPicks';
import { isInWindow, keyFacing } from './shapes';
import { type TacticalDesk, useTactical } from './tacticalDesk';
import type { SeaZoom, SeaZoomProps } from './useSeaZoom';

type SeaInput = Pick<SeaZoomProps, 'layer' | 'over'> & { zoom: SeaZoom };

/** Pointer and keys of the tactical board. */
export function useSeaInput({ layer, zoom, over }: SeaInput) {
  const desk = useDesk();
  const tactical = useTactical();
  const [pointed, point] = useState<Axial | null>(null);
  const [cursor, setCursor] = useState<Axial | null>(null);
  const start = tactical.picked?.hex ?? tactical.faces[0]?.ship.hex ?? { q: 0, r: 0 };
  const moveCursor = (hex: Axial) => {
    if (!isInWindow(over, hex)) return;
    setCursor(hex);
    zoom.current()?.reveal(chartPoint(hex));
  };
  const run = newRunner({ desk, tactical, zoom, cursor, moveCursor });
  const hexUnder = (event: MouseEvent) => chartHexAt(pointIn(layer.current, event));
  /** A finger that misses picks the nearest hex in which there is something to pick. */
  const meant = (hex: Axial, event: MouseEvent): Axial => {
    const reach = missPixels(event) / (zoom.current()?.scale() ?? 1);
    const to = pointIn(layer.current, event);
    const away = (it: Axial) => Math.hypot(chartPoint(it).x - to.x, chartPoint(it).y - to.y);
    const busy = [...seaMarks(tactical, desk), ...tactical.faces.map(({ ship }) => ship)]
      .map((it) => it.hex)
      .filter((it) => away(it) <= reach);
    return busy.some((it) => sameHex(it, hex))
      ? hex
      : (busy.toSorted((a, b) => away(a) - away(b))[0] ?? hex);
  };
  return {
    ...{ pointed, cursor, run },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const act = actOf(event, cursor, start);
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        if ('to' in act) moveCursor(act.to);
        else run(act.command);
      },
      onClick: (event: MouseEvent) => {
        const drawn = (event.target as Element).closest<SVGElement>('[data-ship]');
        const ship = tactical.faces.find((it) => it.ship.id === drawn?.dataset.ship)?.ship;
        setCursor(null);
        const hex = ship?.hex ?? meant(hexUnder(event), event);
        pickSea(tactical, desk, hex, ship?.id);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || event.buttons > 0) return;
        const hex = hexUnder(event);
        if (!pointed || !sameHex(hex, pointed)) point(isInWindow(over, hex) ? hex : null);
      },
      onPointerLeave: () => point(null),
      onBlur: () => setCursor(null),
    },
  };
}

/** What a key asks: the cursor in another hex, or something of the board. */
function actOf(
  event: KeyboardEvent,
  cursor: Axial | null,
  start: Axial,
): { to: Axial } | { command: BoardCommand } | undefined {
  const facing = event.shiftKey ? null : keyFacing(event.key, event.code, cursor ?? start);
  if (facing) return { to: cursor ? hexAhead(cursor, facing) : start };
  const command = commandOf(event, cursor ?? start);
  return command && command.kind !== 'step' ? { command } : undefined;
}

interface Runner {
  desk: Desk;
  tactical: TacticalDesk;
  zoom: SeaZoom;
  cursor: Axial | null;
  moveCursor: (hex: Axial) => void;
}

const ZOOM_STEP = 1.5;

/** Carries out what a key or a button asks. */
function newRunner({ desk, tactical, zoom, cursor, moveCursor }: Runner) {
  const visit = (hexes: readonly Axial[], step: 1 | -1): void => {
    const here = hexes.findIndex((hex) => cursor !== null && sameHex(hex, cursor));
    const next = here < 0 ? hexes[0] : hexes[(here + step + hexes.length) % hexes.length];
    if (next) moveCursor(next);
  };
  const ships = () => tactical.faces.map(({ ship }) => ship.hex);
  const marked = () => seaMarks(tactical, desk).map(({ hex }) => hex);
  return (command: BoardCommand): void => {
    switch (command.kind) {
      case 'pick':
        if (cursor) pickSea(tactical, desk, cursor);
        break;
      case 'clear':
        desk.select(null);
        break;
      case 'pan':
        zoom.current()?.pan(command.dx, command.dy);
        break;
      case 'fit':
        zoom.fit();
        break;
      case 'zoomIn':
        zoom.current()?.by(ZOOM_STEP);
        break;
      case 'zoomOut':
        zoom.current()?.by(1 / ZOOM_STEP);
        break;
      case 'visit':
        visit(command.what === 'stacks' ? ships() : marked(), command.step);
        break;
      case 'step':
        break;
    }
  };
}
