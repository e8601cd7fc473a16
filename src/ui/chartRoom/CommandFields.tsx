import { SIDES, type Side } from '../../rules/core';
import { chartFieldText } from '../i18n/chartFields';
import { ChoiceField, TextField } from './fields';
import type { StoryDesk } from './storyDesk';

/** Ships that somebody leads. */
interface Command {
  name: string;
  commander?: string | undefined;
  side: Side;
}

interface CommandProps {
  desk: StoryDesk;
  /** In the file. */
  path: string;
  group: Command;
  nameLabel: string;
  onChange(changed: Partial<Command>, gesture?: string): void;
}

/** What ships are called together, who leads them and for whom. */
export function CommandFields({ desk, path, group, nameLabel, onChange }: CommandProps) {
  const { draft, editing } = desk;
  return (
    <>
      <TextField
        label={nameLabel}
        path={`${path}.name`}
        value={group.name}
        onChange={(name) => onChange({ name }, `${path}.name`)}
        onDone={editing.settle}
      />
      <TextField
        label={chartFieldText('commander')}
        path={`${path}.commander`}
        value={group.commander ?? ''}
        onChange={(name) => onChange({ commander: name || undefined }, `${path}.commander`)}
        onDone={editing.settle}
      />
      <ChoiceField
        label={chartFieldText('side')}
        path={`${path}.side`}
        value={group.side}
        options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
        onChange={(side) => onChange({ side: side as Side })}
      />
    </>
  );
}
