import { useState } from 'react';
import type { ClauseId } from '../../rules/core';
import { type Fault, faultText } from '../../scenario/form/fault';
import { FileButton } from '../controls/FileButton';
import { downloadText } from '../frame/download';
import { keepPack, useKeptPack } from '../frame/keptPack';
import { useTask } from '../frame/useTask';
import { lobbyText } from '../i18n/lobby';
import { Rich } from '../i18n/Rich';
import { loadPacks } from '../match/lazyPacks';
import { RuleLink } from '../rules/RuleLink';

interface TablesChoiceProps {
  system: string;
  /** The clause about packs. */
  rule: ClauseId;
}

/** The tables that a game is begun with: the standard ones, or those of a pack, which the browser keeps. */
export function TablesChoice({ system, rule }: TablesChoiceProps) {
  const pack = useKeptPack();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { busy, run } = useTask();
  const open = (file: File) =>
    run(async () => {
      const { checkPack } = await loadPacks();
      const text = await file.text();
      const read = checkPack(text, file.name);
      setFaults(read.ok ? [] : read.faults);
      if (read.ok) keepPack({ name: read.value.name, text });
    });
  const template = () =>
    run(async () => {
      const { templateText } = await loadPacks();
      downloadText(templateText(system), 'tables.json');
    });
  return (
    <fieldset className="tables-choice">
      <legend>{lobbyText('tables')}</legend>
      <p role="status">
        <b>{pack ? pack.name : lobbyText('standardTables')}</b>
      </p>
      <p className="tables-actions">
        <FileButton
          label={lobbyText('tablesPack')}
          className="button small"
          disabled={busy}
          onFile={open}
        >
          {lobbyText('loadPack')}
        </FileButton>
        {pack ? (
          <button type="button" className="button small" onClick={() => keepPack(null)}>
            {lobbyText('toStandard')}
          </button>
        ) : (
          <button type="button" className="button small" disabled={busy} onClick={template}>
            {lobbyText('template')}
          </button>
        )}
      </p>
      <small>
        {lobbyText('tablesText')} <RuleLink {...{ system, rule }} />
      </small>
      {faults.length > 0 && <PackFaults faults={faults} />}
    </fieldset>
  );
}

const PackFaults = ({ faults }: { faults: readonly Fault[] }) => (
  <div className="faults" role="alert">
    <p>
      <Rich text={lobbyText('packRefused')} parts={[(words) => <b>{words}</b>]} />
    </p>
    <ul lang="en">
      {faults.map((fault) => (
        <li key={`${fault.path}/${fault.expected}`}>{faultText(fault)}</li>
      ))}
    </ul>
  </div>
);
