import type { Course } from '../../../../scenario/draft/sea/seaDraft';
import { type EntersNear, entryOff } from '../../../../scenario/fleet-action/draft/entry';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { Blanks, Choice, Points, ShipsBlank } from '../../../chartRoom/blanks';
import { courseOptions } from '../../../chartRoom/sea/courseOptions';
import { seaEditorText } from '../../../i18n/seaEditor';
import type { FleetDesk } from './fleetDesk';

interface EntryProps {
  desk: FleetDesk;
  /** The squadron. */
  at: number;
  near: EntersNear;
  onChange(near: EntersNear, gesture?: string): void;
}

/** [NW-34.5e] Off which ships a squadron enters, how far and which way; a hex picked on the map says both. */
export function EntryNear({ desk, at, near, onChange }: EntryProps) {
  const { draft, members, nameOf, editing, hex, kit } = desk;
  const side = draft.squadrons[at]?.side;
  const others = members.filter(({ group }) => group !== at);
  const idsOf = (isOwn: boolean) =>
    others.flatMap(({ id, group }) =>
      (draft.squadrons[group]?.side === side) === isOwn ? id : [],
    );
  const picked = hex && entryOff(draft, near.units, hex);
  return (
    <>
      <Blanks text={fleetEditorText('entersSay')}>
        <Points
          value={near.hexes}
          onChange={(hexes) => onChange({ ...near, hexes: Math.round(hexes) }, `near ${at}`)}
          onDone={editing.settle}
        />
        <Choice
          label={seaEditorText('course')}
          value={near.course}
          options={courseOptions()}
          onChange={(course) => onChange({ ...near, course: course as Course })}
        />
        <ShipsBlank
          desk={desk}
          among={idsOf(true)}
          value={near.units}
          onChange={(units) => onChange({ ...near, units: units ?? idsOf(true) })}
        />
        <Choice
          label={fleetEditorText('toward')}
          value={near.toward}
          options={[...new Set([...idsOf(false), near.toward])].map((id) => ({
            ...{ value: id, text: nameOf(id) },
          }))}
          onChange={(toward) => onChange({ ...near, toward })}
        />
      </Blanks>
      <button
        type="button"
        className="button small"
        disabled={!picked}
        onClick={() => picked && onChange({ ...near, ...picked })}
      >
        {fleetEditorText('entersAtHex', { hex: hex ? kit.namesOf(draft).hex(hex) : '–' })}
      </button>
    </>
  );
}
