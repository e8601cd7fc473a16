import { HelpDialog } from '../controls/HelpDialog';
import type { Action } from '../controls/keys';
import { chartRoomText } from '../i18n/chartRoom';

/** Keys of the map of a battle that is edited; not those of a board without hexes. */
const MAP_KEYS = [
  ['cursor', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']],
  ['corners', ['Home', 'PageUp', 'End', 'PageDown']],
  ['pick', ['Enter']],
  ['put', ['Shift+Enter']],
  ['clear', ['Escape']],
  ['pieces', ['[', ']']],
  ['pan', ['Shift', '←', '→', '↑', '↓']],
  ['zoom', ['+', '-']],
  ['fit', ['0']],
] as const;

const HINTS = ['drag', 'paint', 'land', 'faults', 'saved', 'play'] as const;

interface EditorHelpProps {
  actions: readonly Action[];
  hasMap: boolean;
  onClose: () => void;
}

/** How a battle is written: the keys, and what the pointer does. */
export const EditorHelp = ({ actions, hasMap, onClose }: EditorHelpProps) => (
  <HelpDialog
    {...{ actions, onClose }}
    title={chartRoomText('keys')}
    others={hasMap ? mapKeys() : []}
    lead={<Hints hasMap={hasMap} />}
  />
);

const Hints = ({ hasMap }: Pick<EditorHelpProps, 'hasMap'>) => (
  <section>
    <h3>{chartRoomText('help.how')}</h3>
    <ul className="help-hints">
      {HINTS.filter((hint) => hasMap || !MAP_HINTS.has(hint)).map((hint) => (
        <li key={hint}>{chartRoomText(`hint.${hint}`)}</li>
      ))}
    </ul>
  </section>
);

const MAP_HINTS: ReadonlySet<string> = new Set(['drag', 'paint', 'land']);

const mapKeys = () =>
  MAP_KEYS.map(([id, keys]) => ({
    group: chartRoomText('help.map'),
    keys,
    label: chartRoomText(`mapKey.${id}`),
  }));
