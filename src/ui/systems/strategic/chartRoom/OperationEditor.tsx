import type { ComponentType } from 'react';
import type { StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { TheaterEditor } from '../../../chartRoom/theater/TheaterEditor';
import type { TheaterKit } from '../../../chartRoom/theater/theaterDesk';
import type { EditorProps } from '../../../table/editorProps';
import type { HostUi } from '../../../table/hosted/host';
import { OperationVictory } from './OperationVictory';
import type { PanelProps } from './operationDesk';
import { boxKit, chartKit } from './operationKit';

/** An operation that is being written: on a chart, or in range boxes. @param host shows its battles, and has optional rules for them */
export function operationEditor(host: HostUi | undefined): ComponentType<EditorProps> {
  const Victory = ({ desk }: PanelProps) => (
    <OperationVictory desk={desk} battleOptions={host?.options?.() ?? []} />
  );
  const kits: Readonly<Record<StrategicDraft['level'], TheaterKit>> = {
    basic: { ...boxKit, Victory },
    advanced: { ...chartKit, Victory },
  };
  return function OperationEditor(props) {
    const { level } = props.editing.draft as unknown as StrategicDraft;
    return <TheaterEditor {...props} kit={kits[level]} />;
  };
}
