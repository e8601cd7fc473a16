import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { LandSign } from '../../../ships/LandSign';
import { pickCounter } from '../desk/counterPicks';
import { useDesk } from '../desk/desk';
import type { LandFace } from '../desk/faces';
import { CapMark } from './Counter';
import { ObjectiveFlags } from './ObjectiveFlags';
import { objectivesAt } from './objectivesAt';
import { sayLand } from './say';

/** A land unit on the matrix. */
export function LandCounter({ face, isTarget }: { face: LandFace; isTarget: boolean }) {
  const desk = useDesk();
  const { view, selected, lights, names } = desk;
  const { id, side, name, kind, state, cap, isCaptured } = face;
  const objectives = objectivesAt(view.scenario, [id]);
  return (
    <button
      type="button"
      className="land-unit"
      data-counter={id}
      data-side={side}
      data-target={isTarget || undefined}
      data-advised={desk.advisedAims.has(id) || undefined}
      data-lit={lights.stacks.includes(id) || undefined}
      data-state={state ?? undefined}
      aria-pressed={selected === id}
      title={name}
      onClick={() => pickCounter(desk, id)}
    >
      <span className="visually-hidden">
        {[sayLand(face, names), ...objectives.map(({ text }) => text)].join('; ')}
      </span>
      <span className="seen" aria-hidden="true">
        <LandSign kind={kind} />
        <span className="land-name">{shortName(name)}</span>
        <CapMark cap={cap} />
        {objectives.length > 0 && (
          <span className="land-flags">
            <ObjectiveFlags objectives={objectives} />
          </span>
        )}
        {state && state !== 'none' && (
          <span className="division-note">{strategicBoardText(`landState.${state}`)}</span>
        )}
        {isCaptured && <span className="division-note">{strategicBoardText('captured')}</span>}
      </span>
    </button>
  );
}

/** 'Midway: Eastern Island airbase' without the place, which is written once. */
const shortName = (name: string): string => name.split(': ').at(-1) ?? name;
