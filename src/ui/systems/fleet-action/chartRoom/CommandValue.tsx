import { signed } from '../../../../words/core/say';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField } from '../../../chartRoom/fields';

interface ValueProps {
  /** Of what is commanded. */
  path: string;
  value: number;
  onChange(value: number): void;
}

const VALUES = [-2, -1, 0, 1, 2];

/** [NW-3] How well it is led. */
export const CommandValue = ({ path, value, onChange }: ValueProps) => (
  <ChoiceField
    label={fleetEditorText('commandValue')}
    path={`${path}.commandValue`}
    value={String(value)}
    options={VALUES.map((it) => ({ value: String(it), text: signed(it) }))}
    onChange={(it) => onChange(Number(it))}
  />
);
