import { Suspense, useEffect, useState } from 'react';
import type { OwnBattle } from '../../game/ownBattles';
import type { ShipRegistry } from '../../scenario';
import type { Draft } from '../../scenario/core/draftForm';
import { checkDraft } from '../../scenario/own/drafts';
import { Faults } from '../frame/Faults';
import { reportFault } from '../frame/faults';
import { NotFound } from '../frame/NotFound';
import { Page, useTitle } from '../frame/Page';
import { chartRoomText } from '../i18n/chartRoom';
import { ownBattles } from '../match/own';
import { uiOf } from '../systems/registry';
import { EditorBar } from './EditorBar';
import { SpotContext } from './Spot';
import { useEditor } from './useEditor';
import './chartRoom.css';

/** A battle of one's own on the chart, with everything about it beside. */
export function EditorPage({ id }: { id: string }) {
  const opened = useOpened(id);
  if (!opened) return <p className="loading">{chartRoomText('opening')}</p>;
  const { own, registry } = opened;
  if (!own) return <NotFound what="own" />;
  const read = checkDraft(own.draft, id);
  if (read.ok) return <OpenEditor own={own} draft={read.value} registry={registry} />;
  return (
    <Page title={chartRoomText('title')}>
      <Faults faults={read.faults}>{chartRoomText('refused')}</Faults>
    </Page>
  );
}

interface Opened {
  own: OwnBattle | undefined;
  registry: ShipRegistry;
}

/** The battle as it was kept last, and all ships; `undefined` until they are read. */
function useOpened(id: string): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isLeft = false;
    Promise.all([ownBattles.load(id), import('../../scenario/shipped')])
      .then(([own, { shippedShips }]) => !isLeft && setOpened({ own, registry: shippedShips() }))
      .catch(reportFault);
    return () => {
      isLeft = true;
    };
  }, [id]);
  return opened;
}

interface OpenEditorProps {
  own: OwnBattle;
  draft: Draft;
  registry: ShipRegistry;
}

function OpenEditor({ own, draft, registry }: OpenEditorProps) {
  const editor = useEditor(own, draft, registry);
  const { editing } = editor;
  useTitle(editing.draft.title);
  const { Editor } = uiOf(draft.system);
  if (!Editor) return <NotFound what="scenario" />;
  return (
    <SpotContext value={editing}>
      <main className="chart-room" id="main" tabIndex={-1}>
        <Suspense fallback={<p className="loading">{chartRoomText('opening')}</p>}>
          <Editor.Page
            editing={editing}
            bar={(where) => <EditorBar editor={editor} id={own.id} where={where} />}
          />
        </Suspense>
      </main>
    </SpotContext>
  );
}
