import type { StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { TheaterEditor } from '../../../chartRoom/theater/TheaterEditor';
import type { EditorProps } from '../../../table/editorProps';
import { boxKit, chartKit } from './operationKit';

/** An operation that is being written: on a chart, or in range boxes. */
export function OperationEditor(props: EditorProps) {
  const { level } = props.editing.draft as unknown as StrategicDraft;
  return <TheaterEditor {...props} kit={level === 'basic' ? boxKit : chartKit} />;
}
