import { SIDES, type Side } from '../../../../rules/core';
import { fromFile, type HexInFile, inFile } from '../../../../scenario/draft/hexes';
import type { FleetDraft } from '../../../../scenario/fleet-action/draft/form';
import { signed } from '../../../../words/core/say';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField, TextField } from '../../../chartRoom/fields';
import { withEntry } from '../../../chartRoom/ListForm';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
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
  const setAt = (at: number) => (changed: Changed<EntryOf<Key>>, gesture?: string) =>
    put(
      withEntry(entries, at, (it) => withKeys(it, changed)),
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

interface HexButtonProps extends PanelProps {
  /** Where it is. */
  hex: HexInFile | undefined;
  path: string;
  onHex(hex: HexInFile): void;
}

/** Puts something into the hex that is picked on the map. */
export const HexButton = ({ desk, hex, path, onHex }: HexButtonProps) => (
  <Spot path={path} className="chart-pair">
    <span>
      {hex && fleetEditorText('atHex', { hex: desk.kit.namesOf(desk.draft).hex(fromFile(hex)) })}
    </span>
    <button
      type="button"
      className="button small"
      disabled={!desk.hex}
      onClick={() => desk.hex && onHex(inFile(desk.hex))}
    >
      {fleetEditorText('toPickedHex')}
    </button>
  </Spot>
);

const QUALITIES = [-2, -1, 0, 1, 2];

interface QualityProps {
  path: string;
  value: number | undefined;
  onChange(value: number): void;
}

/** [NW-2.6] How good its crews are; average without it. */
export const QualityField = ({ path, value, onChange }: QualityProps) => (
  <ChoiceField
    label={fleetEditorText('crewQuality')}
    path={path}
    value={String(value ?? 0)}
    options={QUALITIES.map((it) => ({ value: String(it), text: signed(it) }))}
    onChange={(it) => onChange(Number(it))}
  />
);
