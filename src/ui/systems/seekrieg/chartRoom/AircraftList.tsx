import { AIRCRAFT_CARDS } from '../../../../rules/seekrieg/query';
import type { DraftShip } from '../../../../scenario/seekrieg/draft/shape';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import type { SeekriegDesk } from './seekriegDesk';

type Aircraft = Exclude<DraftShip['aircraft'], undefined>;

interface ListProps {
  desk: SeekriegDesk;
  path: string;
  aircraft: Aircraft;
  onChange(aircraft: Aircraft, gesture?: string): void;
}

/** The cards of SK-33.6 by name. */
export const cardOptions = () => AIRCRAFT_CARDS.map(({ id, name }) => ({ value: id, text: name }));

/** [SK-33.8] How many of each type a carrier or a base has. */
export function AircraftList({ desk, path, aircraft, onChange }: ListProps) {
  const [first] = AIRCRAFT_CARDS;
  return (
    <ListForm
      title={seekriegEditorText('aircraft')}
      path={path}
      entries={aircraft}
      nameOf={({ type, count }) => `${count} × ${type}`}
      onChange={onChange}
      added={{
        label: seekriegEditorText('add.aircraft'),
        entry: first && { type: first.id, count: 12 },
      }}
    >
      {(it, at) => (
        <div className="chart-pair">
          <ChoiceField
            label={seekriegEditorText('aircraft')}
            path={`${path}[${at}].type`}
            value={it.type}
            options={cardOptions()}
            onChange={(type) => onChange(withEntry(aircraft, at, (now) => ({ ...now, type })))}
          />
          <NumberField
            label={seekriegEditorText('count')}
            path={`${path}[${at}].count`}
            value={it.count}
            min={1}
            onChange={(count) =>
              onChange(
                withEntry(aircraft, at, (now) => ({ ...now, count: count ?? 1 })),
                `planes ${at}`,
              )
            }
            onDone={desk.editing.settle}
          />
        </div>
      )}
    </ListForm>
  );
}
