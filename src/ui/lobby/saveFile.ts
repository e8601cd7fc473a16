import { faultText } from '../../scenario/fault';
import { reportFault } from '../app/faults';
import { exportSave, type OpenMatch } from '../match/library';

/** Hands a match to the person as a file. */
export function downloadSave(match: OpenMatch): void {
  const text = exportSave(match);
  if (!text.ok) {
    reportFault(new Error(text.faults.map(faultText).join('; ')));
    return;
  }
  downloadText(text.value, `${match.title.toLowerCase().replaceAll(/\W+/g, '-')}-${match.id}.json`);
}

/** Hands a text of JSON to the person as a file. */
export const downloadText = (text: string, name: string): void =>
  downloadBlob(new Blob([text], { type: 'application/json' }), name);

/** Hands something to the person as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
