import { memo } from 'react';
import type { BattleView } from '../../../../../rules/battle';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { BattleAct } from '../common/acts';
import type { Effect } from '../common/effects';
import { counterOf } from '../counters/slots';
import { Blow, Ripples } from './Blow';
import './effects.css';
import { fireWay } from './fireGeometry';
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
export const Wakes = memo(function Wakes({ acts, view }: Omit<EffectsProps, 'silhouettes'>) {
  return (
    <g className="effects">
      {acts.map(({ key, effect }) => effect && <OnTheWater key={key} {...{ effect, view }} />)}
    </g>
  );
});

function OnTheWater({ effect, view }: Omit<DrawnProps, 'silhouettes'>) {
  if (effect.kind === 'wake') return <Wake effect={effect} />;
  const isSpread = effect.kind === 'salvo' && effect.weapon === 'torpedoes';
  return isSpread && <TorpedoTracks effect={effect} way={fireWay(view, effect)} />;
}

interface DrawnProps extends Pick<EffectsProps, 'view' | 'silhouettes'> {
  effect: Effect;
}

function Drawn({ effect, view, silhouettes }: DrawnProps) {
  switch (effect.kind) {
    case 'salvo': {
      const Fire = effect.weapon === 'torpedoes' ? TorpedoStrikes : Salvo;
      return <Fire effect={effect} way={fireWay(view, effect)} />;
    }
    case 'blow':
      return <Blow effect={effect} at={counterOf(view, effect.ship)} />;
    case 'sinking':
      return <Sinking effect={effect} view={view} silhouettes={silhouettes} />;
    case 'shock':
      return <Ripples at={counterOf(view, effect.ship)} />;
    case 'wake':
      return null;
  }
}
