import { SIDES, type Side } from '../../../../rules/core';
import { inFile } from '../../../../scenario/draft/hexes';
import type { FleetDraft } from '../../../../scenario/fleet-action/draft/form';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField, TextField } from '../../../chartRoom/fields';
import { withEntry } from '../../../chartRoom/ListForm';
import { chartFieldText } from '../../../i18n/chartFields';
import { type FleetDesk, setFleet } from './fleetDesk';

export interface PanelProps {
  desk: FleetDesk;
}

type Lists = 'airSquadrons' | 'submarines' | 'landTargets' | 'dummies' | 'happenings';
type EntryOf<Key extends Lists> = NonNullable<FleetDraft[Key]>[number];

/** A list of the file with its changes; one without entries is no list. */
export function listOf<Key extends Lists>(desk: FleetDesk, key: Key) {
  const entries = (desk.draft[key] ?? []) as EntryOf<Key>[];
  const put = (next: EntryOf<Key>[], gesture?: string) =>
    setFleet(desk)({ [key]: next.length > 0 ? next : undefined }, gesture);
  const setAt = (at: number) => (changed: Partial<EntryOf<Key>>, gesture?: string) =>
    put(
      withEntry(entries, at, (it) => ({ ...it, ...changed })),
      gesture && `${key} ${at} ${gesture}`,
    );
  return { entries, put, setAt };
}

interface OwnedProps extends PanelProps {
  path: string;
  entry: { name: string; side: Side };
  set(changed: { name?: string; side?: Side }, gesture?: string): void;
}

/** Its name and its side. */
export const Owned = ({ desk, path, entry, set }: OwnedProps) => (
  <>
    <TextField
      label={fleetEditorText('name')}
      path={`${path}.name`}
      value={entry.name}
      onChange={(name) => set({ name }, 'name')}
      onDone={desk.editing.settle}
    />
    <ChoiceField
      label={chartFieldText('side')}
      path={`${path}.side`}
      value={entry.side}
      options={SIDES.map((side) => ({ value: side, text: desk.draft.sides[side].name }))}
      onChange={(side) => set({ side: side as Side })}
    />
  </>
);

export const plainOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, text: value }));

/** Puts something into the hex that is picked on the map. */
export const HexButton = ({ desk, onHex }: PanelProps & { onHex(hex: [number, number]): void }) => (
  <button
    type="button"
    className="button small"
    disabled={!desk.hex}
    onClick={() => desk.hex && onHex(inFile(desk.hex))}
  >
    {fleetEditorText('toPickedHex')}
  </button>
);
