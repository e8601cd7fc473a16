import type { ShipRegistry } from '../../../../scenario';
import type { StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import type { TheaterDesk } from '../../../chartRoom/theater/theaterDesk';

export type OperationDesk = TheaterDesk<StrategicDraft>;

/** What the parts of the editor are given. */
export interface PanelProps {
  desk: OperationDesk;
}

/** Changes some keys of the operation; without a value a key is gone. */
export const setOperation =
  ({ change }: OperationDesk) =>
  (changed: Changed<StrategicDraft>, gesture?: string): void =>
    change((draft) => withKeys(draft, changed), gesture);

/** A list that a file leaves out when it is empty. */
export const listOr = <Entry>(entries: readonly Entry[]): Entry[] | undefined =>
  entries.length > 0 ? [...entries] : undefined;

/** A whole number of a field; none of an empty one. */
export const whole = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value);

/** The types of aircraft by name, and the one that is chosen even where nobody knows it. */
export function aircraftOptions({ aircraft }: Pick<ShipRegistry, 'aircraft'>, chosen: string) {
  const known = [...aircraft.values()].map(({ id, name }) => ({ value: id, text: name }));
  known.sort((a, b) => a.text.localeCompare(b.text));
  return aircraft.has(chosen) || chosen === ''
    ? known
    : [{ value: chosen, text: chosen }, ...known];
}
