import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ActionButton } from '../controls/ActionButton';
import { type Action, useKeys } from '../controls/keys';
import { Menu } from '../controls/Menu';
import { CHART_ROOM_PATH, labPath, newOnlinePath, scenarioPath } from '../frame/paths';
import { useMedia } from '../frame/useMedia';
import { useTask } from '../frame/useTask';
import { chartRoomText } from '../i18n/chartRoom';
import { EditorHelp } from './EditorHelp';
import { FaultList } from './FaultList';
import { leaveBy, useReturn } from './leaving';
import { PlayChoice, usePlay } from './PlayChoice';
import { ShareOwn } from './ShareOwn';
import type { Editor } from './useEditor';

interface EditorBarProps {
  editor: Editor;
  id: string;
  where: (path: string) => string;
}

/** Above the map: what is wrong, back and forth, play it, what if, file and link; in a narrow window in two rows. */
export function EditorBar({ editor, id, where }: EditorBarProps) {
  const { editing, keeping, refused, jump } = editor;
  const { draft, faults } = editing;
  const [, go] = useLocation();
  const play = usePlay(id);
  const isNarrow = useMedia('(max-width: 900px)');
  const [isHelpOpen, showHelp] = useState(false);
  const ifSound = useIfSound(editor);
  const actions = barActions(editor, {
    play: ifSound(left(id, 'play', play.begin)),
    lab: ifSound(left(id, 'lab', () => go(labPath(id)))),
    help: () => showHelp(true),
  });
  useKeys(actions);
  useUndoKeys(editor);
  useReturn(id);
  const [undoIt, redoIt, playIt, labIt, helpIt] = actions;
  const choice = <PlayChoice draft={draft} play={play} />;
  return (
    <header className="chart-bar">
      <Heading title={draft.title} keeping={keeping} />
      <Refusal refused={refused} where={where} />
      <FaultList faults={faults} where={where} onJump={jump} />
      <div className="chart-bar-acts">
        <ActionButton action={undoIt} tone="quiet" />
        <ActionButton action={redoIt} tone="quiet" />
        {!isNarrow && choice}
        <ActionButton action={playIt} tone="primary" />
        {!isNarrow && <ActionButton action={labIt} />}
        <Menu label={chartRoomText('more')}>
          {isNarrow && (
            <>
              {choice}
              <ActionButton action={labIt} />
            </>
          )}
          <LeaveButton to="page" onLeave={ifSound(() => go(scenarioPath(id)))} />
          <LeaveButton to="online" onLeave={ifSound(() => go(newOnlinePath(id)))} />
          <ShareOwn draft={draft} />
          <ActionButton action={helpIt} />
        </Menu>
      </div>
      {isHelpOpen && <Help actions={actions} onClose={() => showHelp(false)} />}
    </header>
  );
}

/** A battle with faults is not left for: the first of them is shown. */
function useIfSound({ editing, kept, jump }: Editor) {
  const { run } = useTask();
  const [first] = editing.faults;
  return (then: () => void | Promise<void>) => () => {
    if (first) jump(first.path);
    else run(() => kept().then(then));
  };
}

/** Leaves a battle by a button to which the focus comes back. */
const left = (id: string, by: 'play' | 'lab', then: () => void | Promise<void>) => () => {
  leaveBy(id, by);
  return then();
};

const barActions = (
  { undo, redo }: Editor,
  { play, lab, help }: Record<'play' | 'lab' | 'help', () => void>,
) =>
  [
    action('undo', ['u'], undo),
    action('redo', ['Shift+U'], redo),
    action('play', ['p'], play),
    action('lab', ['l'], lab),
    action('keys', ['?'], help),
  ] as const;

interface HelpProps {
  actions: readonly Action[];
  onClose: () => void;
}

/** The keys of what is open: a board of range boxes has no hexes. */
const Help = (props: HelpProps) => (
  <EditorHelp {...props} hasMap={document.querySelector('.chart-room .board-map') !== null} />
);

interface RefusalProps extends Pick<EditorBarProps, 'where'> {
  refused: Editor['refused'];
}

/** That the last edit was not made, why, and what helps. */
const Refusal = ({ refused, where }: RefusalProps) => (
  <p className="chart-refused" role="alert">
    {refused &&
      chartRoomText(`room.${refused.of}`, { where: where(refused.path), most: refused.most })}
  </p>
);

/** To another page of the battle. */
const LeaveButton = ({ to, onLeave }: { to: 'page' | 'online'; onLeave: () => void }) => (
  <button type="button" className="button" data-action={to} onClick={onLeave}>
    {chartRoomText(to)}
  </button>
);

/** Where one is, and whether all of it is kept. */
const Heading = ({ title, keeping }: { title: string } & Pick<Editor, 'keeping'>) => (
  <>
    <Link className="chart-bar-home" href={CHART_ROOM_PATH}>
      {chartRoomText('title')}
    </Link>
    <h1 lang="en" title={title}>
      {title}
    </h1>
    <span className="chart-kept" role="status" data-keeping={keeping}>
      {chartRoomText(`keeping.${keeping}`)}
    </span>
  </>
);

const action = (
  id: 'undo' | 'redo' | 'play' | 'lab' | 'keys',
  keys: readonly string[],
  run: (() => void) | undefined,
): Action => ({
  id,
  keys,
  label: chartRoomText(id),
  group: chartRoomText('help.whole'),
  run: run ?? (() => {}),
  off: run === undefined,
});

/** As everywhere: Ctrl or Command with Z and Y, but where a text field has its own. */
function useUndoKeys({ undo, redo }: Editor): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const stroke = strokeOf(event);
      if (stroke === undefined || isText(event.target)) return;
      event.preventDefault();
      (stroke === 'undo' ? undo : redo)?.();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo, redo]);
}

function strokeOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    ['text', 'search', 'number', 'date', 'time'].includes(target.type));
