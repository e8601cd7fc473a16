import { useLayoutEffect, useRef } from 'react';
import type { BattleView, StackId } from '../../../../../rules/battle';
import { play } from '../../../../hexmap/motion/playback';
import { useScene } from '../../../../hexmap/motion/useScene';
import { ms, vars } from '../../../../hexmap/overlays/vars';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { BoardProps, Lit, Wreck } from '../common/boardProps';
import type { BattleDirector } from '../common/show';
import { CounterNames } from '../counters/CounterNames';
import { Counters } from '../counters/Counters';
import { Effects, Wakes } from '../overlays/Effects';
import { Wrecks } from '../overlays/Lines';

/** How long a counter glides from hex to hex, at normal speed. */
const GLIDE_MS = 520;

interface MovingProps {
  motion: BattleDirector;
  view: BattleView;
}

interface MovingCountersProps extends MovingProps {
  silhouettes: Silhouettes;
  selected: StackId | null;
  lit: Lit | undefined;
}

/** The counters as the director shows them, over their wakes. */
export function MovingCounters({ motion, view, ...rest }: MovingCountersProps) {
  const { shown, active, pace } = useScene(motion);
  const glide = pace.rate === 0 ? 0 : GLIDE_MS / pace.rate;
  return (
    <g style={vars({ '--glide': ms(glide) })}>
      <Wakes acts={active} view={shown ?? view} />
      <Counters view={shown ?? view} {...rest} />
    </g>
  );
}

/** The names of the counters as the director shows them. */
export function MovingNames({
  motion,
  view,
  names,
}: MovingProps & { names: BoardProps['names'] | undefined }) {
  const { shown, active } = useScene(motion);
  return (
    <g data-moving={active.some(({ kind }) => kind === 'move') || undefined}>
      <CounterNames view={shown ?? view} names={names} />
    </g>
  );
}

/** Effects, over the counters. */
export function MovingEffects({
  motion,
  view,
  silhouettes,
}: MovingProps & { silhouettes: Silhouettes }) {
  const scene = useScene(motion);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const svg = group.current?.ownerSVGElement;
    if (!svg) return;
    // To ask for animations is to lay out the whole map: not where nothing plays.
    for (const effects of svg.querySelectorAll('.effects:has(*)')) play(effects, scene);
    svg.dataset.playing = scene.active.some(({ kind }) => kind !== 'move') ? 'yes' : 'no';
  }, [scene]);
  return (
    <g ref={group}>
      <Effects acts={scene.active} view={scene.shown ?? view} silhouettes={silhouettes} />
    </g>
  );
}

/** The wrecks, except those of ships still to sink. */
export function MovingWrecks({
  motion,
  wrecks,
}: {
  motion: BattleDirector;
  wrecks: readonly Wreck[];
}) {
  const { sinking } = useScene(motion);
  return <Wrecks wrecks={wrecks.filter(({ ship }) => !sinking.includes(ship))} />;
}
