import { BOARD_SIDES, IMPULSES_PER_ROUND } from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import {
  withEntryToggled,
  withForceAt,
  withoutForce,
} from '../../../../scenario/battle/draft/forces';
import type { DraftForce } from '../../../../scenario/battle/draft/shape';
import { fromFile } from '../../../../scenario/draft/hexes';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { ChoiceField, NumberField, TextField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { boardText } from '../../../i18n/board';
import { chartFieldText } from '../../../i18n/chartFields';
import { type EditorDesk, labelOf } from './desk';
import { ShipForm } from './ShipForm';

interface ForceFormProps {
  desk: EditorDesk;
  at: number;
}

/** A force: its ships stack by stack; folded away, its name, its edges, who commands it. */
export function ForceForm({ desk, at }: ForceFormProps) {
  const { draft, force: picked, pickForce } = desk;
  const force = draft.taskForces[at] as DraftForce;
  const path = `taskForces[${at}]`;
  return (
    <section
      className="force-form"
      data-side={force.side}
      data-picked={picked === at || undefined}
      aria-label={force.name}
      onFocus={() => pickForce(at)}
    >
      <h3>
        <button type="button" className="force-name" onClick={() => pickForce(at)}>
          {force.name}
        </button>
      </h3>
      <Spot path={`${path}.entry`} className="edge-row">
        <span>{battleEditorText('entersFrom')}</span>
        {BOARD_SIDES.map((edge) => (
          <label key={edge} className="edge-check">
            <input
              type="checkbox"
              checked={force.entry.includes(edge)}
              onChange={() => desk.change((it) => withEntryToggled(it, at, edge))}
            />
            <span>{boardText(`edge.${edge}`)}</span>
          </label>
        ))}
      </Spot>
      <Spot
        path={path}
        but={['entry', 'name', 'ships', 'stacks', 'commander', 'surprisedUntil'].map(
          (it) => `${path}.${it}`,
        )}
      />
      <Stacks desk={desk} at={at} />
      <Details desk={desk} at={at} />
    </section>
  );
}

/** Ships by the stacks that they begin in. */
function Stacks({ desk, at }: ForceFormProps) {
  const { draft, pickStack, pickHex } = desk;
  const force = draft.taskForces[at] as DraftForce;
  const path = `taskForces[${at}]`;
  const stacked = (force.stacks ?? []).flatMap(({ ships }) => ships);
  const others = force.ships.map(({ ship }) => ship).filter((ship) => !stacked.includes(ship));
  const shipsOwn = force.ships.map((_, s) => `${path}.ships[${s}]`);
  return (
    <Spot path={`${path}.ships`} but={shipsOwn}>
      <Spot
        path={`${path}.stacks`}
        but={(force.stacks ?? []).map((_, i) => `${path}.stacks[${i}]`)}
      />
      {(force.stacks ?? []).map(({ ships, hex }, i) => (
        <Spot key={ships[0]} path={`${path}.stacks[${i}]`} className="stack-form">
          <button
            type="button"
            className="stack-name"
            onClick={() => {
              pickStack({ force: at, stack: i });
              pickHex(fromFile(hex));
            }}
          >
            {battleEditorText('stackIn', {
              hex: labelOf(draft, fromFile(hex)),
              count: ships.length,
            })}
          </button>
          <ul>
            {ships.map((ship) => (
              <ShipForm key={ship} desk={desk} force={at} ship={ship} />
            ))}
          </ul>
        </Spot>
      ))}
      {others.length > 0 && (
        <ul className="stack-form">
          {others.map((ship) => (
            <ShipForm key={ship} desk={desk} force={at} ship={ship} />
          ))}
        </ul>
      )}
    </Spot>
  );
}

function Details({ desk, at }: ForceFormProps) {
  const { draft, change, editing } = desk;
  const force = draft.taskForces[at] as DraftForce;
  const path = `taskForces[${at}]`;
  const set = (changed: Partial<DraftForce>, gesture?: string) =>
    change((it) => withForceAt(it, at, (now) => tidy({ ...now, ...changed })), gesture);
  return (
    <details className="chart-details">
      <summary>{battleEditorText('aboutForce')}</summary>
      <TextField
        label={battleEditorText('forceName')}
        path={`${path}.name`}
        value={force.name}
        onChange={(name) => set({ name }, `${path}.name`)}
        onDone={editing.settle}
      />
      <TextField
        label={chartFieldText('commander')}
        path={`${path}.commander`}
        value={force.commander ?? ''}
        onChange={(commander) => set({ commander }, `${path}.commander`)}
        onDone={editing.settle}
      />
      <div className="chart-pair">
        <ChoiceField
          label={chartFieldText('side')}
          path={`${path}.side`}
          value={force.side}
          options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
          onChange={(side) => set({ side: side as Side })}
        />
        <NumberField
          label={battleEditorText('surprisedUntil')}
          path={`${path}.surprisedUntil`}
          value={force.surprisedUntil}
          min={3}
          max={IMPULSES_PER_ROUND}
          onChange={(surprisedUntil) => set({ surprisedUntil }, `${path}.surprisedUntil`)}
        />
      </div>
      <button
        type="button"
        className="button small danger"
        onClick={() => change((it) => withoutForce(it, at))}
      >
        {battleEditorText('removeForce')}
      </button>
    </details>
  );
}

/** Without keys that say nothing. */
function tidy({ commander, surprisedUntil, ...force }: DraftForce): DraftForce {
  return {
    ...force,
    ...(commander !== undefined && commander !== '' && { commander }),
    ...(surprisedUntil !== undefined && { surprisedUntil }),
  };
}
