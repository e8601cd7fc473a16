import { memo } from 'react';
import { type BattleView, stackOf } from '../../../../../rules/battle';
import type { Point } from '../../../../hexmap/geometry/points';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { BattleAct } from '../common/acts';
import { centerOf } from '../common/plane';
import { Blow, Ripples } from './Blow';
import type { Effect } from './effects';
import './effects.css';
import { Salvo } from './Salvo';
import { Sinking } from './Sinking';
import { TorpedoStrikes, TorpedoTracks } from './TorpedoRun';
import { Wake } from './Wake';

interface EffectsProps {
  acts: readonly BattleAct[];
  /** The position as it is shown, for the places of ships. */
  view: BattleView;
  silhouettes: Silhouettes;
}

/** Guns, splashes, torpedo tracks, hits and sinkings that run now; each plays once, by the style sheet alone. */
export const Effects = memo(function Effects({ acts, view, silhouettes }: EffectsProps) {
  return (
    <g className="effects">
      {acts.map(
        ({ key, effect }) =>
          effect && <Drawn key={key} effect={effect} view={view} silhouettes={silhouettes} />,
      )}
    </g>
  );
});

/** What lies on the water under the counters. */
export const Wakes = memo(function Wakes({ acts }: Pick<EffectsProps, 'acts'>) {
  return (
    <g className="effects">
      {acts.map(({ key, effect }) => effect && <OnTheWater key={key} effect={effect} />)}
    </g>
  );
});

function OnTheWater({ effect }: { effect: Effect }) {
  if (effect.kind === 'wake') return <Wake effect={effect} />;
  const isSpread = effect.kind === 'salvo' && effect.weapon === 'torpedoes';
  return isSpread && <TorpedoTracks effect={effect} />;
}

interface DrawnProps extends Pick<EffectsProps, 'view' | 'silhouettes'> {
  effect: Effect;
}

function Drawn({ effect, view, silhouettes }: DrawnProps) {
  switch (effect.kind) {
    case 'salvo':
      return effect.weapon === 'torpedoes' ? (
        <TorpedoStrikes effect={effect} />
      ) : (
        <Salvo effect={effect} />
      );
    case 'blow':
      return <Blow effect={effect} at={placeOf(view, effect.ship)} />;
    case 'sinking':
      return <Sinking effect={effect} view={view} silhouettes={silhouettes} />;
    case 'shock':
      return <Ripples at={placeOf(view, effect.ship)} className="shock" />;
    case 'wake':
      return null;
  }
}

/** Where a ship is drawn; a ship out of sight is nowhere. */
function placeOf(view: BattleView, ship: string): Point | undefined {
  const stack = stackOf(view, ship);
  return stack?.place === 'board' ? centerOf(stack.hex) : undefined;
}
