import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { biasOf, isEven, type Weight } from '../../lab/weigh';
import type { ScenarioCard } from '../../scenario';
import { MAX_VARIANT, type SkirmishWish } from '../../scenario/core/skirmish/wish';
import type { PreparedScenario } from '../../scenario/prepared';
import { skirmishFormOf } from '../../scenario/skirmish/drawn';
import { scenarioPath } from '../frame/paths';
import { skirmishText } from '../i18n/skirmish';
import { type Told, weighInWorker } from '../match/weigher';
import { drawnHere, isDrawnHere } from './drawnHere';

/** What battles have weighed while the page is open. */
const KNOWN = new Map<string, Weight>();

interface SkirmishWeightProps {
  wish: SkirmishWish;
  loaded: PreparedScenario;
}

/** How even a drawn battle is; where it is not, other fleets for the same occasion take its place. */
export function SkirmishWeight({ wish, loaded }: SkirmishWeightProps) {
  const { card } = loaded;
  const [, go] = useLocation();
  const isWeighable = skirmishFormOf(wish.system)?.isQuick ?? false;
  const [told, setTold] = useState<Told | null>(() => {
    const weight = KNOWN.get(card.id);
    return weight ? { weight, isDone: true } : null;
  });
  const [isOff, setOff] = useState(!isWeighable);
  useEffect(() => {
    if (!isWeighable || KNOWN.has(card.id)) return undefined;
    const hear = (next: Told) => {
      setTold(next);
      if (!next.isDone) return;
      KNOWN.set(card.id, next.weight);
      if (!isDrawnHere(card.id)) return;
      const better = betterId(wish, next.weight);
      if (better !== card.id) go(`${scenarioPath(better)}${location.search}`, { replace: true });
    };
    const { system, scenario, options } = loaded;
    return weighInWorker({ system, scenario, options }, hear, () => setOff(true));
  }, [card, go, isWeighable, loaded, wish]);
  return (
    <p className="hint" role="status" aria-busy={!isOff && !told?.isDone}>
      {isOff ? skirmishText('unweighed') : weightText(told, card)}
    </p>
  );
}

function weightText(told: Told | null, { id, sides }: ScenarioCard): string {
  const { games = 0, allies = 0 } = told?.weight ?? {};
  const side = sides.allies.name;
  if (!told?.isDone) return skirmishText(isDrawnHere(id) ? 'weighing' : 'weighingHeld', { games });
  return skirmishText('weighed', { games, side, share: Math.round(100 * allies) });
}

/** The battle itself where it is even, else the next fleets, in the end the most even of all. */
function betterId(wish: SkirmishWish, weight: Weight): string {
  const idOf = (variant: number) =>
    drawnHere({ ...wish, variant: variant > 1 ? variant : undefined } as SkirmishWish);
  const { variant = 1 } = wish;
  if (isEven(weight)) return idOf(variant);
  if (variant < MAX_VARIANT) return idOf(variant + 1);
  const all = Array.from({ length: MAX_VARIANT }, (_, i) => idOf(i + 1));
  const bias = (id: string) => biasOf(KNOWN.get(id) ?? { games: 0, allies: 0 });
  return all.reduce((best, id) => (bias(id) < bias(best) ? id : best));
}
