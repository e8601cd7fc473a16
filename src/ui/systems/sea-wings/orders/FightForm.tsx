import { useState } from 'react';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ownForce, useDesk } from '../desk/desk';
import { ShipPicks } from './ShipPicks';

/** [WG-19.18, WG-19.19, WG-19.23] The ships that fight this round; or none, or not yet. */
export function FightForm() {
  const desk = useDesk();
  const { view, side } = desk;
  const [out, setOut] = useState<readonly string[]>([]);
  const ids = view.engagement?.fighting[side].map(({ id }) => id) ?? [];
  const cards = ids.flatMap((id) => ownForce(desk)?.ships[id] ?? []);
  const ships = ids.filter((id) => !out.includes(id));
  return (
    <section className="fight-form" aria-label={wingsFormsText('fight')}>
      <h3>{wingsFormsText('fight')}</h3>
      <ShipPicks ships={cards} picked={ships} onPick={(now) => setOut(less(ids, now))} />
      <div className="actions">
        <button
          type="button"
          className="button small primary"
          disabled={ships.length === 0}
          onClick={() => desk.give({ kind: 'fight', ships })}
        >
          {wingsFormsText('fightWith', { count: ships.length })}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => desk.give({ kind: 'fight', ships: [] })}
        >
          {wingsFormsText('breakOff')}
        </button>
        {!desk.whyNot({ kind: 'pass' }) && (
          <button
            type="button"
            className="button small"
            onClick={() => desk.give({ kind: 'pass' })}
          >
            {wingsFormsText('pass')}
          </button>
        )}
      </div>
    </section>
  );
}

const less = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((it) => !some.includes(it));
