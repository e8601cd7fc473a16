import { withForce, withoutForce } from '../../../scenario/draft/theater/forces';
import type { TheaterForce } from '../../../scenario/draft/theater/theaterDraft';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { CommandFields } from '../CommandFields';
import { Spot } from '../Spot';
import { withKeys } from '../storyDesk';
import { TheaterShipForm } from './TheaterShipForm';
import type { TheaterDesk } from './theaterDesk';

interface ForceProps {
  desk: TheaterDesk;
  at: number;
}

const SHOWN = ['name', 'commander', 'side', 'ships'];

/** A force and its ships; folded away, its name and who commands it. */
export function ForceForm({ desk, at }: ForceProps) {
  const { draft, form, kit, force: picked, pickForce, members } = desk;
  const force = form.forces(draft)[at] as TheaterForce;
  const path = `${form.key}[${at}]`;
  const own = members.filter((it) => it.force === at);
  return (
    <section
      className="force-form"
      data-side={force.side}
      data-picked={picked === at || undefined}
      aria-label={force.name}
      onFocus={() => pickForce(at)}
    >
      <h3>
        <button type="button" className="force-name" onClick={() => show(desk, force.id)}>
          {force.name}
        </button>
      </h3>
      <Spot path={path} but={SHOWN.map((it) => `${path}.${it}`)} />
      <Spot path={`${path}.ships`} but={own.map(({ index }) => `${path}.ships[${index}]`)} />
      <ul>
        {own.map((ship) => (
          <TheaterShipForm key={ship.id} desk={desk} ship={ship} />
        ))}
      </ul>
      <kit.MoreShips desk={desk} at={at} />
      <Details desk={desk} at={at} />
    </section>
  );
}

/** Picks it on the chart. */
function show({ form, draft, pickPiece, pickHex }: TheaterDesk, id: string): void {
  pickPiece(id);
  pickHex(form.places(draft).find((it) => it.id === id)?.hex ?? null);
}

function Details({ desk, at }: ForceProps) {
  const { draft, form, change, kit } = desk;
  const force = form.forces(draft)[at] as TheaterForce;
  const path = `${form.key}[${at}]`;
  const set = (changed: Partial<TheaterForce>, gesture?: string) =>
    change((it) => withForce(form, it, at, (now) => withKeys(now, changed)), gesture);
  return (
    <details className="chart-details">
      <summary>{theaterEditorText('aboutForce')}</summary>
      <CommandFields
        {...{ desk, path }}
        group={force}
        nameLabel={theaterEditorText('forceName')}
        onChange={set}
      />
      <kit.ForceFields desk={desk} at={at} />
      <button
        type="button"
        className="button small danger"
        onClick={() => change((it) => withoutForce(form, it, at))}
      >
        {theaterEditorText('removeForce')}
      </button>
    </details>
  );
}
