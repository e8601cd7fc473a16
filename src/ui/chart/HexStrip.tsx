import type { Axial } from '../../hex';

/** Ships under way together, or aircraft, named one by one. */
export interface StripGroup {
  /** The pin that stands for them. */
  id: string;
  side: string;
  name: string;
  members: readonly { id: string; type: string; name: string; isLost: boolean }[];
}

/** What is named of a hex, and what becomes of a name that is pointed at or pressed. */
export interface Strip {
  label: string;
  groupsIn: (hex: Axial) => readonly StripGroup[];
  onPoint: (member: string | null) => void;
  onPick: (group: string) => void;
}

interface HexStripProps extends Omit<Strip, 'groupsIn'> {
  groups: readonly StripGroup[];
  /** The pin that is picked. */
  selected: string | null;
}

/** All ships and squadrons of one hex by their names. A name picks its pin; pointed at, it is lit wherever it is shown. */
export const HexStrip = ({ label, groups, selected, onPoint, onPick }: HexStripProps) => (
  <section className="hex-strip" aria-label={label}>
    {groups.map(({ id, side, name, members }) => (
      <div key={id} data-side={side} data-selected={id === selected || undefined}>
        <b>{name}</b>
        <ul>
          {members.map((member) => (
            <li key={member.id} data-lost={member.isLost || undefined}>
              <button
                type="button"
                onClick={() => id !== selected && onPick(id)}
                onPointerEnter={() => onPoint(member.id)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(member.id)}
                onBlur={() => onPoint(null)}
              >
                <small>{member.type}</small> {member.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
